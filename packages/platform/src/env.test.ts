import { describe, expect, it, jest } from '@jest/globals';
import { OPERATOR_DEFAULTS } from '@parley/shared';
import { z } from 'zod';
import { EnvError, loadEnv, loadEnvOrExit } from './env';
import {
  brandEnv,
  brandFromEnv,
  checkCoachEnv,
  coachEnv,
  commonEnv,
  httpEnv,
  jwtSecretEnv,
  mailEnv,
  mongoEnv,
  operatorFactsEnv,
  operatorFactsFromEnv,
  providerFromEnv,
  redisEnv,
} from './env-pieces';

const schema = z.object({
  ...commonEnv,
  ...mongoEnv,
  ...redisEnv,
  ...mailEnv,
  ...brandEnv,
  ...httpEnv,
  JWT_SECRET: jwtSecretEnv,
});
const GOOD = {
  MONGODB_URI: 'mongodb://127.0.0.1/parley',
  REDIS_URL: 'redis://127.0.0.1',
  JWT_SECRET: '5Rm2Vx8Qe1Zt7Lk4Wp9Ns3Yb6Hd0Fg-uJ',
};

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    loadEnv(schema, source);
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
  return [];
}

describe('the environment', () => {
  it('fills in what has a default and nothing that is a secret', () => {
    const env = loadEnv(schema, GOOD);
    expect(env).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      RATE_LIMIT_SCALE: 1,
      BCRYPT_COST: 12,
      TRUST_PROXY: false,
    });
    expect(env.SMTP_URL).toBeUndefined();
    expect(env.PARLEY_DATA).toMatch(/^\/.*\.parley$/);
    expect(brandFromEnv(loadEnv(schema, { ...GOOD, PARLEY_PUBLIC_URL: 'https://practice.example/' }))).toMatchObject({
      name: 'Parley',
      publicUrl: 'https://practice.example',
    });
  });

  it('names every fault at once and repeats no value', () => {
    const faults = faultsOf({
      MONGODB_URI: 'localhost',
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      JWT_SECRET: 'tooshort',
      BCRYPT_COST: '99',
    });
    expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(
      new Set(['BCRYPT_COST', 'JWT_SECRET', 'LOG_LEVEL', 'MONGODB_URI', 'PORT', 'REDIS_URL']),
    );
    expect(faults).toHaveLength(6);
    expect(faults).toContain('REDIS_URL: is not set');
    expect(faults.join()).not.toContain('tooshort');
  });

  it('takes a variable set to nothing for one that is not set', () => {
    expect(loadEnv(schema, { ...GOOD, SMTP_URL: '', PORT: ' ' })).toMatchObject({ PORT: 3000 });
    expect(faultsOf({ ...GOOD, JWT_SECRET: '' })).toEqual(['JWT_SECRET: is not set']);
  });

  it.each([
    'change-me-change-me-change-me-change-me',
    'your-256-bit-secret-your-256-bit-secret',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'parley-default-jwt-secret-for-development',
    '01234567890123456789012345678901234567890',
    'short',
  ])('refuses the secret %s', (secret) => {
    expect(faultsOf({ ...GOOD, JWT_SECRET: secret })).toHaveLength(1);
  });

  it('keeps a generated secret that happens to hold a known word', () => {
    expect(faultsOf({ ...GOOD, JWT_SECRET: 'k9Xw2jwtQm7Tz4Rb8Lc1Vn5Hd3Gf6Ys0PeUa' })).toEqual([]);
  });

  it.each([
    ['2', 2],
    ['false', false],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ] as const)('reads TRUST_PROXY=%s', (given, meant) => {
    expect(loadEnv(schema, { ...GOOD, TRUST_PROXY: given }).TRUST_PROXY).toBe(meant);
  });

  it.each(['true', 'nonsense', '10.0.0.0/33', '10.0.0.0/8/8', 'loopback,', '::1/129', '-1'])(
    'refuses TRUST_PROXY=%s before anything has started',
    (given) => {
      expect(faultsOf({ ...GOOD, TRUST_PROXY: given })).toEqual([
        expect.stringMatching(/^TRUST_PROXY: must be a number of hops/),
      ]);
    },
  );

  it('takes names, addresses and subnets for TRUST_PROXY', () => {
    expect(faultsOf({ ...GOOD, TRUST_PROXY: 'loopback, uniquelocal,10.1.2.3,172.16.0.0/12, fd00::/8' })).toEqual([]);
  });

  it('says what a cost of hashing may be', () => {
    expect(faultsOf({ ...GOOD, BCRYPT_COST: '2' })).toEqual(['BCRYPT_COST: must be a whole number from 4 to 15']);
  });

  it('takes the provider whole or not at all', () => {
    const coachSchema = z.object(coachEnv).superRefine(checkCoachEnv);
    expect(providerFromEnv(loadEnv(coachSchema, {}))).toBeUndefined();
    const given = {
      OPENAI_API_KEY: 'k',
      OPENAI_MODEL: 'm',
      OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
      OPENAI_CONTEXT_TOKENS: '4000',
    };
    expect(providerFromEnv(loadEnv(coachSchema, given))).toEqual({
      apiKey: 'k',
      model: 'm',
      baseUrl: 'http://127.0.0.1:1/v1',
      contextTokens: 4_000,
      timeouts: {},
    });
    expect(() => loadEnv(coachSchema, { OPENAI_API_KEY: 'k' })).toThrow(
      'OPENAI_MODEL: must be set together with OPENAI_API_KEY',
    );
    expect(() => loadEnv(coachSchema, { OPENAI_MODEL: 'm' })).toThrow('OPENAI_API_KEY: must be set');
  });

  it('reads the time-outs and prices of the provider, and refuses half of a price', () => {
    const coachSchema = z.object(coachEnv).superRefine(checkCoachEnv);
    const given = {
      OPENAI_API_KEY: 'k',
      OPENAI_MODEL: 'm',
      OPENAI_ATTEMPTS: '2',
      OPENAI_REPORTS: 'built-in',
      OPENAI_TIPS: 'model',
      OPENAI_FIRST_TOKEN_TIMEOUT_MS: '60000',
      OPENAI_ASSESSMENT_TIMEOUT_MS: '300000',
      OPENAI_PRICE_INPUT: '0.15',
      OPENAI_PRICE_CACHED_INPUT: '0.075',
      OPENAI_PRICE_OUTPUT: '0.6',
      OPENAI_PRICE_CURRENCY: 'EUR',
    };
    expect(providerFromEnv(loadEnv(coachSchema, given))).toEqual({
      apiKey: 'k',
      model: 'm',
      attempts: 2,
      reports: 'built-in',
      tips: 'model',
      timeouts: { firstToken: 60_000, assessment: 300_000 },
      prices: { input: 0.15, cachedInput: 0.075, output: 0.6, currency: 'EUR' },
    });
    expect(() => loadEnv(coachSchema, { ...given, OPENAI_PRICE_OUTPUT: '' })).toThrow(
      'OPENAI_PRICE_OUTPUT: must be set together with OPENAI_PRICE_INPUT',
    );
    expect(() => loadEnv(coachSchema, { ...given, OPENAI_PRICE_INPUT: '' })).toThrow(
      'OPENAI_PRICE_INPUT: must be set for OPENAI_PRICE_OUTPUT',
    );
  });

  it.each([
    ['OPENAI_BASE_URL', 'ftp://host/v1', 'must be an http(s) address'],
    [
      'OPENAI_BASE_URL',
      'https://host/v1/chat/completions',
      'must end before /chat/completions, such as https://host/v1',
    ],
    ['OPENAI_CONTEXT_TOKENS', '512', 'must be at least 2000'],
    ['OPENAI_ATTEMPTS', '0', 'must be at least 1'],
    ['OPENAI_REPORTS', 'yes', 'must be model or built-in'],
    ['OPENAI_TIPS', 'yes', 'must be model or built-in'],
    ['OPENAI_IDLE_TIMEOUT_MS', '15s', 'must be a number of milliseconds'],
    ['OPENAI_CONNECT_TIMEOUT_MS', '5', 'must be at least 100 (milliseconds)'],
    ['OPENAI_PRICE_INPUT', '$0.15', 'must be a price per million tokens, such as 0.15'],
    ['OPENAI_PRICE_OUTPUT', '-1', 'must not be negative'],
    ['OPENAI_PRICE_CURRENCY', 'dollars', 'must be a currency of three capitals, such as USD'],
  ])('says what is wrong with %s=%s', (name, value, message) => {
    const coachSchema = z.object(coachEnv).superRefine(checkCoachEnv);
    expect(() => loadEnv(coachSchema, { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', [name]: value })).toThrow(
      `${name}: ${message}`,
    );
  });

  const operatorSchema = z.object(operatorFactsEnv);

  it('names nobody and claims nothing while the operator has not said so (product §1.4)', () => {
    expect(operatorFactsFromEnv(loadEnv(operatorSchema, { PARLEY_CERTIFICATIONS: ' ' }))).toEqual(OPERATOR_DEFAULTS);
  });

  it('reads who runs the installation, and each certification with its state', () => {
    const env = loadEnv(operatorSchema, {
      PARLEY_OPERATOR_NAME: ' Halden Practice Ltd ',
      PARLEY_OPERATOR_ADDRESS: '1 Nassau Street, Princeton',
      PARLEY_JURISDICTION: 'the State of New Jersey, USA',
      PARLEY_FOUNDER: 'Ada Ruiz',
      PARLEY_CERTIFICATIONS: 'SOC 2 Type II: in progress; ISO/IEC 27001:2022: Planned;',
    });
    expect(operatorFactsFromEnv(env)).toEqual({
      name: 'Halden Practice Ltd',
      address: '1 Nassau Street, Princeton',
      jurisdiction: 'the State of New Jersey, USA',
      founder: 'Ada Ruiz',
      certifications: [
        { name: 'SOC 2 Type II', state: 'In Progress' },
        { name: 'ISO/IEC 27001:2022', state: 'Planned' },
      ],
    });
  });

  it.each([
    ['a state that is none', 'SOC 2: almost'],
    ['a name without a state', 'GDPR'],
    ['a state without a name', ': Certified'],
    ['one standard twice', 'GDPR: Certified; gdpr: Planned'],
  ])('refuses certifications with %s', (_, text) => {
    expect(() => loadEnv(operatorSchema, { PARLEY_CERTIFICATIONS: text })).toThrow(
      /PARLEY_CERTIFICATIONS: must list standards as 'SOC 2 Type II: In Progress; /,
    );
  });

  it('ends the process with the list when there are faults', () => {
    const write = jest.fn<(text: string) => void>();
    const exit = (code: number): never => {
      throw new Error(`exit ${code}`);
    };
    expect(() => loadEnvOrExit(schema, {}, { write, exit })).toThrow('exit 78');
    expect(write.mock.calls[0]?.[0]).toMatch(/3 faults:\n {2}- MONGODB_URI: is not set\n/);
  });
});
