/** The variables processes share. Each process composes its own schema: `z.object({ ...commonEnv, ...redisEnv, PORT: portEnv })`. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  brandSchema,
  certificationLinesSchema,
  operatorFactsSchema,
  type Brand,
  type OpenAiOptions,
  type OperatorFacts,
  REPORTS_BY,
} from '@parley/shared';
import { z } from 'zod';

const brand = brandSchema.shape;
const operator = operatorFactsSchema.shape;

/** Values that have stood in tutorials and default files: refused wherever they turn up. */
const WEAK_SECRETS = /secret|change[-_ ]?me|password|example|default|jwt|parley|0123456789|abcdef(g|012)|qwerty/i;

function isWeakSecret(secret: string): boolean {
  if (new Set(secret).size < 10) return true;
  // A generated secret may contain such a word by chance; a written one consists of little else.
  return (
    WEAK_SECRETS.test(secret) &&
    secret.replaceAll(new RegExp(WEAK_SECRETS.source, 'gi'), '').replaceAll(/[^a-z0-9]/gi, '').length < 24
  );
}

/** Signs the session tokens. No default, in no mode: `npm start` generates one and keeps it in the data folder. */
export const jwtSecretEnv = z
  .string()
  // Not aborting: an aborted field would keep the checks across fields from being made.
  .min(32, 'must be at least 32 characters long')
  .refine(
    (secret) => secret.length < 32 || !isWeakSecret(secret),
    'is a well-known or guessable value; generate one with: openssl rand -base64 48',
  );

export const portEnv = z.coerce.number('must be a port number').int('must be a port number').min(0).max(65_535);

export const commonEnv = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Where files of this installation are kept; absolute after parsing. */
  PARLEY_DATA: z
    .string()
    .default('.parley')
    .transform((path) => resolve(path)),
};

export const mongoEnv = {
  /** A replica set: credits and conversations are written in transactions. */
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\/.+/, 'must be a mongodb:// address'),
};

export const redisEnv = {
  REDIS_URL: z.string().regex(/^rediss?:\/\/.+/, 'must be a redis:// address'),
  /** Set apart installations that share one Redis. Not with a colon at its end. */
  REDIS_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'may hold lower-case letters, digits and dashes')
    .default('parley'),
};

export const mailEnv = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'must be an smtp:// or smtps:// address')
    .optional(),
};

export const brandEnv = {
  PARLEY_BRAND_NAME: brand.name,
  PARLEY_PUBLIC_URL: brand.publicUrl.transform((url) => url.replace(/\/+$/, '')),
  PARLEY_SUPPORT_EMAIL: brand.supportEmail,
  PARLEY_SALES_EMAIL: brand.salesEmail,
  PARLEY_PHONE: brand.phone,
  PARLEY_OFFICE: brand.office,
};

/** What the legal and trust pages say of who runs this installation (product §1.4). */
export const operatorFactsEnv = {
  PARLEY_OPERATOR_NAME: operator.name,
  PARLEY_OPERATOR_ADDRESS: operator.address,
  PARLEY_JURISDICTION: operator.jurisdiction,
  PARLEY_FOUNDER: operator.founder,
  PARLEY_CERTIFICATIONS: certificationLinesSchema,
};

export const metricsEnv = {
  /** Who wants to read /metrics sends this as a bearer token; without, the port they are served on has to be private. */
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
};

const milliseconds = z.coerce
  .number('must be a number of milliseconds')
  .int('must be a whole number of milliseconds')
  .min(100, 'must be at least 100 (milliseconds)')
  .max(3_600_000, 'must be at most 3600000 (an hour)')
  .optional();
const price = z.coerce
  .number('must be a price per million tokens, such as 0.15')
  .min(0, 'must not be negative')
  .max(1_000_000, 'must be a price per million tokens')
  .optional();

export const coachEnv = {
  /** Without a key the built-in rehearsal engine speaks and scores. */
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .refine(
      (url) => !/\/(?:chat\/)?completions\/?$/.test(url),
      'must end before /chat/completions, such as https://host/v1',
    )
    .optional(),
  OPENAI_MODEL: z.string().min(1).optional(),
  /** How many tokens the model takes and gives in one call. */
  OPENAI_CONTEXT_TOKENS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(2_000, 'must be at least 2000')
    .optional(),
  /** Tries before the first word, the first one included. */
  OPENAI_ATTEMPTS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(6, 'must be at most 6')
    .optional(),
  /** Who judges conversations: a small model may be left to speak alone. */
  OPENAI_REPORTS: z.enum(REPORTS_BY, 'must be model or built-in').optional(),
  OPENAI_TIPS: z.enum(REPORTS_BY, 'must be model or built-in').optional(),
  OPENAI_CONNECT_TIMEOUT_MS: milliseconds,
  OPENAI_FIRST_TOKEN_TIMEOUT_MS: milliseconds,
  OPENAI_IDLE_TIMEOUT_MS: milliseconds,
  OPENAI_ANSWER_TIMEOUT_MS: milliseconds,
  OPENAI_ASSESSMENT_TIMEOUT_MS: milliseconds,
  /** Per million tokens; without them tokens are counted and cost is not. */
  OPENAI_PRICE_INPUT: price,
  OPENAI_PRICE_CACHED_INPUT: price,
  OPENAI_PRICE_OUTPUT: price,
  OPENAI_PRICE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency of three capitals, such as USD')
    .default('USD'),
};

const coachEnvSchema = z.object(coachEnv);
type CoachEnv = Partial<z.output<typeof coachEnvSchema>>;

/** A key without a model, or a model or address without a key, would silently leave the provider out; half a price would tell a wrong cost. */
export function checkCoachEnv(env: CoachEnv, context: z.RefinementCtx): void {
  const fault = (name: keyof CoachEnv, message: string): void => {
    context.addIssue({ code: 'custom', path: [name], message });
  };
  if (env.OPENAI_API_KEY !== undefined && env.OPENAI_MODEL === undefined)
    fault('OPENAI_MODEL', 'must be set together with OPENAI_API_KEY');
  if (env.OPENAI_API_KEY === undefined && (env.OPENAI_MODEL ?? env.OPENAI_BASE_URL) !== undefined) {
    fault(
      'OPENAI_API_KEY',
      'must be set for OPENAI_MODEL and OPENAI_BASE_URL to be used (any text where the provider wants none)',
    );
  }
  if (env.OPENAI_PRICE_INPUT !== undefined && env.OPENAI_PRICE_OUTPUT === undefined)
    fault('OPENAI_PRICE_OUTPUT', 'must be set together with OPENAI_PRICE_INPUT');
  if (
    env.OPENAI_PRICE_INPUT === undefined &&
    (env.OPENAI_PRICE_OUTPUT ?? env.OPENAI_PRICE_CACHED_INPUT) !== undefined
  ) {
    fault('OPENAI_PRICE_INPUT', 'must be set for OPENAI_PRICE_OUTPUT and OPENAI_PRICE_CACHED_INPUT to be used');
  }
}

/** The provider as configured; undefined where the built-in engine does everything. */
export function providerFromEnv(env: CoachEnv): OpenAiOptions | undefined {
  if (env.OPENAI_API_KEY === undefined || env.OPENAI_MODEL === undefined) return undefined;
  const {
    OPENAI_PRICE_INPUT: input,
    OPENAI_PRICE_CACHED_INPUT: cachedInput,
    OPENAI_PRICE_OUTPUT: output,
    OPENAI_PRICE_CURRENCY: currency = 'USD',
  } = env;
  return {
    apiKey: env.OPENAI_API_KEY,
    model: env.OPENAI_MODEL,
    ...(env.OPENAI_BASE_URL === undefined ? {} : { baseUrl: env.OPENAI_BASE_URL }),
    ...(env.OPENAI_CONTEXT_TOKENS === undefined ? {} : { contextTokens: env.OPENAI_CONTEXT_TOKENS }),
    ...(env.OPENAI_ATTEMPTS === undefined ? {} : { attempts: env.OPENAI_ATTEMPTS }),
    ...(env.OPENAI_REPORTS === undefined ? {} : { reports: env.OPENAI_REPORTS }),
    ...(env.OPENAI_TIPS === undefined ? {} : { tips: env.OPENAI_TIPS }),
    timeouts: {
      ...(env.OPENAI_CONNECT_TIMEOUT_MS === undefined ? {} : { connect: env.OPENAI_CONNECT_TIMEOUT_MS }),
      ...(env.OPENAI_FIRST_TOKEN_TIMEOUT_MS === undefined ? {} : { firstToken: env.OPENAI_FIRST_TOKEN_TIMEOUT_MS }),
      ...(env.OPENAI_IDLE_TIMEOUT_MS === undefined ? {} : { idle: env.OPENAI_IDLE_TIMEOUT_MS }),
      ...(env.OPENAI_ANSWER_TIMEOUT_MS === undefined ? {} : { whole: env.OPENAI_ANSWER_TIMEOUT_MS }),
      ...(env.OPENAI_ASSESSMENT_TIMEOUT_MS === undefined ? {} : { assessment: env.OPENAI_ASSESSMENT_TIMEOUT_MS }),
    },
    ...(input === undefined || output === undefined
      ? {}
      : { prices: { input, output, currency, ...(cachedInput === undefined ? {} : { cachedInput }) } }),
  };
}

const BCRYPT_COST_FAULT = 'must be a whole number from 4 to 15';
const PROXY_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** What Express takes; anything else it would refuse only once everything else has started. */
function isTrustProxy(value: string): boolean {
  if (value === 'false' || /^\d+$/.test(value)) return true;
  return value.split(',').every((entry) => {
    const [address = '', bits, ...rest] = entry.trim().split('/');
    if (bits === undefined) return PROXY_NETWORKS.has(address) || isIP(address) !== 0;
    const most = isIP(address) === 4 ? 32 : 128;
    return (
      isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
    );
  });
}

export const httpEnv = {
  PORT: portEnv.default(3000),
  /** Multiplies every request limit, for load tests (product §20.4). */
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').positive('must be above 0').default(1),
  BCRYPT_COST: z.coerce.number(BCRYPT_COST_FAULT).int().min(4).max(15).default(12),
  /** Express' `trust proxy`: a number of hops, false, or names and subnets. Not `true`, which believes whatever anybody sends. */
  TRUST_PROXY: z
    .string()
    .default('false')
    .refine(
      isTrustProxy,
      'must be a number of hops, false, or a list of loopback, linklocal, uniquelocal, addresses and subnets',
    )
    .transform((value): false | number | string => {
      if (value === 'false') return false;
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

const operatorFactsEnvSchema = z.object(operatorFactsEnv);

/** Who runs this installation, from its variables. */
export function operatorFactsFromEnv(env: z.output<typeof operatorFactsEnvSchema>): OperatorFacts {
  return {
    name: env.PARLEY_OPERATOR_NAME,
    address: env.PARLEY_OPERATOR_ADDRESS,
    jurisdiction: env.PARLEY_JURISDICTION,
    founder: env.PARLEY_FOUNDER,
    certifications: env.PARLEY_CERTIFICATIONS,
  };
}
