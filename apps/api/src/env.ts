/** The environment of the API process. */
import { resolve } from 'node:path';
import {
  brandEnv,
  checkCoachEnv,
  coachEnv,
  commonEnv,
  httpEnv,
  jwtSecretEnv,
  metricsEnv,
  mongoEnv,
  operatorFactsEnv,
  portEnv,
  redisEnv,
} from '@parley/platform';
import { checkStripeEnv, stripeEnv } from '@parley/payments';
import { z } from 'zod';
import { checkGoogleEnv, googleEnv } from './google-env';

export const apiEnvSchema = z
  .object({
    ...commonEnv,
    ...mongoEnv,
    ...redisEnv,
    ...brandEnv,
    ...operatorFactsEnv,
    ...coachEnv,
    ...httpEnv,
    ...metricsEnv,
    ...googleEnv,
    ...stripeEnv,
    JWT_SECRET: jwtSecretEnv,
    /** The file of the sentence model; by default the one that `npm start` keeps in the user's cache. */
    SENTENCE_MODEL_PATH: z
      .string()
      .transform((path) => resolve(path))
      .optional(),
    /** The file of the passage model, likewise. */
    PASSAGE_MODEL_PATH: z
      .string()
      .transform((path) => resolve(path))
      .optional(),
    /** The address to listen on; all of them unless told otherwise. */
    HOST: z.string().optional(),
    /** Where /metrics and /health are served; for the machine's own use. With METRICS_TOKEN the main port has /metrics too. */
    METRICS_PORT: portEnv.optional(),
    /** The address of that port; loopback unless told otherwise. */
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** How many connections, and how many requests at once, one client address may have open. */
    CONNECTIONS_PER_ADDRESS: z.coerce
      .number('must be a number of connections')
      .int('must be a whole number of connections')
      .min(1, 'must be at least 1')
      .default(500),
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
      checkGoogleEnv(env, context);
      checkStripeEnv(env, context);
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
