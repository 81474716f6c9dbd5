/** What the operator's command reads of the environment (product §24.1). */
import { brandEnv, mailEnv, mongoEnv, redisEnv } from '@parley/platform';
import { z } from 'zod';

export const operatorEnvSchema = z.object({ ...mongoEnv, ...redisEnv, ...mailEnv, ...brandEnv });
export type OperatorEnv = z.output<typeof operatorEnvSchema>;
