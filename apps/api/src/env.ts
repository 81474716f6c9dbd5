/** The environment of the API process. */
import { resolve } from 'node:path';
import {
  brandEnv,
  checkCoachEnv,
  coachEnv,
  commonEnv,
  httpEnv,
  jwtSecretEnv,
  mongoEnv,
  redisEnv,
} from '@parley/platform';
import { z } from 'zod';

export const apiEnvSchema = z
  .object({
    ...commonEnv,
    ...mongoEnv,
    ...redisEnv,
    ...brandEnv,
    ...coachEnv,
    ...httpEnv,
    JWT_SECRET: jwtSecretEnv,
    /** The address to listen on; all of them unless told otherwise. */
    HOST: z.string().optional(),
    /** Folder of the built web app, where this process serves it too. */
    WEB_DIST: z
      .string()
      .transform((path) => resolve(path))
      .optional(),
    /** 1 seeds an account per plan; their password is public (`npm start` sets it). */
    PARLEY_DEMO_ACCOUNTS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  })
  .superRefine(
    (env, context) => {
      checkCoachEnv(env, context);
      if (env.PARLEY_DEMO_ACCOUNTS === '1' && env.NODE_ENV === 'production') {
        context.addIssue({
          code: 'custom',
          path: ['PARLEY_DEMO_ACCOUNTS'],
          message: 'must not be 1 in production: the password of these accounts is public',
        });
      }
    },
    // Beside other faults too: every fault is named at once.
    { when: () => true },
  );
