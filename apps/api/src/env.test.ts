import { describe, expect, it } from '@jest/globals';
import { EnvError, loadEnv } from '@parley/platform';
import { apiEnvSchema } from './env';

const GOOD = {
  MONGODB_URI: 'mongodb://127.0.0.1:27017/parley?replicaSet=rs0',
  REDIS_URL: 'redis://127.0.0.1:6379',
  JWT_SECRET: 'Zk8v2Qm4Lr6Xt1Wn9Pb7Hs3Jd5Gf0Yc8Ae',
};

describe('the environment of the API', () => {
  it('needs two addresses and a secret; the rest has defaults', () => {
    expect(loadEnv(apiEnvSchema, GOOD)).toMatchObject({ PORT: 3000, BCRYPT_COST: 12, RATE_LIMIT_SCALE: 1, PARLEY_DEMO_ACCOUNTS: '0', TRUST_PROXY: 'loopback' });
  });

  it('lists every fault at once and repeats no value', () => {
    const faults = (): unknown => {
      try {
        return loadEnv(apiEnvSchema, { ...GOOD, MONGODB_URI: undefined, JWT_SECRET: 'changeme', PARLEY_DEMO_ACCOUNTS: 'maybe', PORT: 'http' });
      } catch (error) {
        return error instanceof EnvError ? error.faults : error;
      }
    };
    const listed = faults() as string[];
    expect(new Set(listed.map((fault) => fault.split(':')[0]))).toEqual(new Set(['JWT_SECRET', 'MONGODB_URI', 'PARLEY_DEMO_ACCOUNTS', 'PORT']));
    expect(listed.join('\n')).not.toContain('changeme');
  });
});
