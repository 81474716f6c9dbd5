/** The environment of the worker process. */
import { brandEnv, commonEnv, mailEnv, metricsEnv, mongoEnv, portEnv, redisEnv } from '@parley/platform';
import { checkStripeEnv, stripeEnv } from '@parley/payments';
import { z } from 'zod';
import { pdfEnv } from './pdf/env';

export const workerEnvSchema = z
  .object({
    ...commonEnv,
    ...mongoEnv,
    ...redisEnv,
    ...brandEnv,
    ...mailEnv,
    ...metricsEnv,
    ...pdfEnv,
    ...stripeEnv,
    /** Where /health and /metrics are served; for the machine's own use. */
    WORKER_HEALTH_PORT: portEnv.default(3001),
    /** The address of that port; loopback unless told otherwise. */
    WORKER_HEALTH_HOST: z.string().default('127.0.0.1'),
  })
  .superRefine(checkStripeEnv);
