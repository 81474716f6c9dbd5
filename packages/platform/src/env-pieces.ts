/** The variables processes share. Each process composes its own schema: `z.object({ ...commonEnv, ...redisEnv, PORT: portEnv })`. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { brandSchema, type Brand } from '@parley/shared';
import { z } from 'zod';

const brand = brandSchema.shape;

/** Values that have stood in tutorials and default files: refused wherever they turn up. */
const WEAK_SECRETS = /secret|change[-_ ]?me|password|example|default|jwt|parley|0123456789|abcdef(g|012)|qwerty/i;

function isWeakSecret(secret: string): boolean {
  if (new Set(secret).size < 10) return true;
  // A generated secret may contain such a word by chance; a written one consists of little else.
  return WEAK_SECRETS.test(secret) && secret.replaceAll(new RegExp(WEAK_SECRETS.source, 'gi'), '').replaceAll(/[^a-z0-9]/gi, '').length < 24;
}

/** Signs the session tokens. No default, in no mode: `npm start` generates one and keeps it in the data folder. */
export const jwtSecretEnv = z
  .string()
  // Not aborting: an aborted field would keep the checks across fields from being made.
  .min(32, 'must be at least 32 characters long')
  .refine((secret) => secret.length < 32 || !isWeakSecret(secret), 'is a well-known or guessable value; generate one with: openssl rand -base64 48');

export const portEnv = z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535);

export const commonEnv = {
  NODE_ENV: z.enum(['development', 'test', 'production'], 'must be development, test or production').default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where files of this installation are kept; absolute after parsing. */
  PARLEY_DATA: z.string().default('.parley').transform((path) => resolve(path)),
};

export const mongoEnv = {
  /** A replica set: credits and conversations are written in transactions. */
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\/.+/, 'must be a mongodb:// address'),
};

export const redisEnv = {
  REDIS_URL: z.string().regex(/^rediss?:\/\/.+/, 'must be a redis:// address'),
  /** Set apart installations that share one Redis. Not with a colon at its end. */
  REDIS_PREFIX: z.string().regex(/^[a-z0-9-]+$/, 'may hold lower-case letters, digits and dashes').default('parley'),
};

export const mailEnv = {
  SMTP_URL: z.string().regex(/^smtps?:\/\/.+/, 'must be an smtp:// or smtps:// address').optional(),
};

export const brandEnv = {
  PARLEY_BRAND_NAME: brand.name,
  PARLEY_PUBLIC_URL: brand.publicUrl.transform((url) => url.replace(/\/+$/, '')),
  PARLEY_SUPPORT_EMAIL: brand.supportEmail,
  PARLEY_SALES_EMAIL: brand.salesEmail,
  PARLEY_PHONE: brand.phone,
  PARLEY_OFFICE: brand.office,
};

export const coachEnv = {
  /** Without a key the built-in rehearsal engine speaks and scores. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url('must be an http(s) address').optional(),
  OPENAI_MODEL: z.string().min(1).optional(),
  /** How many tokens the model takes and gives in one call. */
  OPENAI_CONTEXT_TOKENS: z.coerce.number('must be a number').int().min(2_000, 'must be at least 2000').optional(),
};

interface CoachEnv {
  readonly OPENAI_API_KEY?: string | undefined;
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly OPENAI_MODEL?: string | undefined;
  readonly OPENAI_CONTEXT_TOKENS?: number | undefined;
}

/** A key without a model, or a model or address without a key, would silently leave the provider out. */
export function checkCoachEnv(env: CoachEnv, context: z.RefinementCtx): void {
  const fault = (name: keyof CoachEnv, message: string): void => {
    context.addIssue({ code: 'custom', path: [name], message });
  };
  if (env.OPENAI_API_KEY !== undefined && env.OPENAI_MODEL === undefined) fault('OPENAI_MODEL', 'must be set together with OPENAI_API_KEY');
  if (env.OPENAI_API_KEY === undefined && (env.OPENAI_MODEL ?? env.OPENAI_BASE_URL) !== undefined) {
    fault('OPENAI_API_KEY', 'must be set for OPENAI_MODEL and OPENAI_BASE_URL to be used (any text where the provider wants none)');
  }
}

/** The provider as configured; undefined where the built-in engine does everything. */
export function providerFromEnv(env: CoachEnv): { apiKey: string; model: string; baseUrl?: string; contextTokens?: number } | undefined {
  if (env.OPENAI_API_KEY === undefined || env.OPENAI_MODEL === undefined) return undefined;
  return {
    apiKey: env.OPENAI_API_KEY,
    model: env.OPENAI_MODEL,
    ...(env.OPENAI_BASE_URL === undefined ? {} : { baseUrl: env.OPENAI_BASE_URL }),
    ...(env.OPENAI_CONTEXT_TOKENS === undefined ? {} : { contextTokens: env.OPENAI_CONTEXT_TOKENS }),
  };
}

const BCRYPT_COST_FAULT = 'must be a whole number from 4 to 15';
const PROXY_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** What Express takes; anything else it would refuse only once everything else has started. */
function isTrustProxy(value: string): boolean {
  if (value === 'true' || value === 'false' || /^\d+$/.test(value)) return true;
  return value.split(',').every((entry) => {
    const [address = '', bits, ...rest] = entry.trim().split('/');
    if (bits === undefined) return PROXY_NETWORKS.has(address) || isIP(address) !== 0;
    const most = isIP(address) === 4 ? 32 : 128;
    return isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most;
  });
}

export const httpEnv = {
  PORT: portEnv.default(3000),
  /** Multiplies every request limit, for load tests (decisions, 'Two commands'). */
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').positive('must be above 0').default(1),
  BCRYPT_COST: z.coerce.number(BCRYPT_COST_FAULT).int().min(4).max(15).default(12),
  /** Express' `trust proxy`: a number of hops, true, false, or names and subnets. */
  TRUST_PROXY: z
    .string()
    .default('loopback')
    .refine(isTrustProxy, 'must be a number of hops, true, false, or a list of loopback, linklocal, uniquelocal, addresses and subnets')
    .transform((value): boolean | number | string => {
      if (value === 'true' || value === 'false') return value === 'true';
      return /^\d+$/.test(value) ? Number(value) : value;
    }),
};

const brandEnvSchema = z.object(brandEnv);

/** The brand of this installation, from its variables. */
export function brandFromEnv(env: z.output<typeof brandEnvSchema>): Brand {
  return {
    name: env.PARLEY_BRAND_NAME,
    publicUrl: env.PARLEY_PUBLIC_URL,
    supportEmail: env.PARLEY_SUPPORT_EMAIL,
    salesEmail: env.PARLEY_SALES_EMAIL,
    phone: env.PARLEY_PHONE,
    office: env.PARLEY_OFFICE,
  };
}
