import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { EnvError, loadEnv } from '@parley/platform';
import { apiEnvSchema } from './env';
import { googleFromEnv } from './google-env';

const GOOD = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017/parley?replicaSet=rs0',
  REDIS_URL: 'redis://127.0.0.1:6379',
  JWT_SECRET: 'Zk8v2Qm4Lr6Xt1Wn9Pb7Hs3Jd5Gf0Yc8Ae',
};

function faultsOf(source: Record<string, string | undefined>): readonly string[] {
  try {
    loadEnv(apiEnvSchema, source);
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
  return [];
}

describe('the environment of the API', () => {
  it('needs two addresses and a secret; the rest has defaults', () => {
    expect(loadEnv(apiEnvSchema, GOOD)).toMatchObject({
      PORT: 3000,
      BCRYPT_COST: 12,
      RATE_LIMIT_SCALE: 1,
      PARLEY_DEMO_ACCOUNTS: '0',
      TRUST_PROXY: false,
      METRICS_HOST: '127.0.0.1',
      CONNECTIONS_PER_ADDRESS: 500,
    });
  });

  it('lists every fault at once and repeats no value', () => {
    const listed = faultsOf({
      ...GOOD,
      MONGODB_URI: undefined,
      JWT_SECRET: 'changeme',
      PARLEY_DEMO_ACCOUNTS: 'maybe',
      PORT: 'http',
      OPENAI_MODEL: 'm',
      METRICS_TOKEN: 'short',
      CONNECTIONS_PER_ADDRESS: '0',
    });
    expect(new Set(listed.map((fault) => fault.split(':')[0]))).toEqual(
      new Set([
        'CONNECTIONS_PER_ADDRESS',
        'JWT_SECRET',
        'METRICS_TOKEN',
        'MONGODB_URI',
        'OPENAI_API_KEY',
        'PARLEY_DEMO_ACCOUNTS',
        'PORT',
      ]),
    );
    expect(listed.join('\n')).not.toContain('changeme');
  });

  it('refuses demo accounts in production, beside every other fault', () => {
    const demo = 'PARLEY_DEMO_ACCOUNTS: must not be 1 in production: the password of these accounts is public';
    expect(faultsOf({ ...GOOD, NODE_ENV: 'production', PARLEY_DEMO_ACCOUNTS: '1' })).toEqual([demo]);
    expect(faultsOf({ NODE_ENV: 'production', PARLEY_DEMO_ACCOUNTS: '1' })).toEqual([
      'MONGODB_URI: is not set',
      'REDIS_URL: is not set',
      'JWT_SECRET: is not set',
      demo,
    ]);
    expect(faultsOf({ ...GOOD, NODE_ENV: 'development', PARLEY_DEMO_ACCOUNTS: '1' })).toEqual([]);
  });

  it('refuses the emulator of Firebase in production, with or without a project', () => {
    const emulated = { ...GOOD, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    const fault =
      'FIREBASE_AUTH_EMULATOR_HOST: must not be set in production: with it anybody could sign in as anybody';
    expect(faultsOf({ ...emulated, NODE_ENV: 'production' })).toEqual([fault]);
    expect(faultsOf({ ...emulated, NODE_ENV: 'production', FIREBASE_PROJECT_ID: 'demo-parley' })).toEqual([fault]);
    expect(faultsOf({ ...emulated, NODE_ENV: 'development', FIREBASE_PROJECT_ID: 'demo-parley' })).toEqual([]);
  });

  it('takes the settings of Firebase whole or not at all', () => {
    const key = { project_id: 'parley-1', client_email: 'a@parley-1.example', private_key: 'a key' };
    const whole = { ...GOOD, FIREBASE_PROJECT_ID: 'parley-1', FIREBASE_API_KEY: 'a-key' };
    const account = (given: string) => faultsOf({ ...whole, FIREBASE_SERVICE_ACCOUNT: given });
    expect(faultsOf(whole)).toEqual([]);
    expect(googleFromEnv(loadEnv(apiEnvSchema, GOOD))).toBeNull();
    expect(googleFromEnv(loadEnv(apiEnvSchema, { ...whole, FIREBASE_SERVICE_ACCOUNT: JSON.stringify(key) }))).toEqual({
      projectId: 'parley-1',
      apiKey: 'a-key',
      authDomain: 'parley-1.firebaseapp.com',
      emulatorHost: null,
      serviceAccount: key,
    });
    expect(faultsOf({ ...GOOD, FIREBASE_API_KEY: 'a-key' })).toEqual([
      'FIREBASE_PROJECT_ID: must be set for the other FIREBASE variables to be used',
    ]);
    expect(account('/no/such/key.json')).toHaveLength(1);
    expect(account('{ broken')).toHaveLength(1);
    expect(account(JSON.stringify({ ...key, project_id: 'another' }))).toEqual([
      'FIREBASE_SERVICE_ACCOUNT: must be a key of the project that FIREBASE_PROJECT_ID names',
    ]);
  });
});

describe('docker-compose.yml', () => {
  /** What the images settle, and what is for a checkout or for tests. */
  const SETTLED = new Set([
    'HOST',
    'PORT',
    'METRICS_PORT',
    'WEB_DIST',
    'PARLEY_DATA',
    'REDIS_PREFIX',
    'SENTENCE_MODEL_PATH',
    'PASSAGE_MODEL_PATH',
    'BCRYPT_COST',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'PARLEY_DEMO_ACCOUNTS',
  ]);

  it('hands every setting of the API on', () => {
    const compose = readFileSync(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
    const missing = Object.keys(apiEnvSchema.shape).filter(
      (name) => !SETTLED.has(name) && !new RegExp(`^\\s+${name}:`, 'm').test(compose),
    );
    expect(missing).toEqual([]);
  });
});
