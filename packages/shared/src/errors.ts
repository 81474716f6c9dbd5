/** The failure half of every answer (product §20.1, §20.2). `message` is always fit to be shown to a user. */
import { z } from 'zod';

export const ERROR_CODES = [
  'validation_failed',
  'unauthenticated',
  'trial_expired',
  'credits_exhausted',
  'plan_required',
  'forbidden',
  'account_closing',
  'not_found',
  'conflict',
  'payload_too_large',
  'rate_limited',
  'internal',
  'export_failed',
  'upstream_unavailable',
  'export_timeout',
] as const;
export const errorCodeSchema = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** The one HTTP status of each code. */
export const ERROR_STATUS: Record<ErrorCode, number> = {
  validation_failed: 400,
  unauthenticated: 401,
  trial_expired: 402,
  credits_exhausted: 402,
  plan_required: 402,
  forbidden: 403,
  account_closing: 403,
  not_found: 404,
  conflict: 409,
  payload_too_large: 413,
  rate_limited: 429,
  internal: 500,
  export_failed: 502,
  upstream_unavailable: 503,
  export_timeout: 504,
};

/** One faulty input: where it is (`body.email`) and what is wrong with it, in words for the user. */
export const errorDetailSchema = z.object({ path: z.string(), message: z.string() });
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string(),
  code: errorCodeSchema,
  details: z.array(errorDetailSchema).optional(),
  requestId: z.string(),
});
export type ErrorDetail = z.infer<typeof errorDetailSchema>;
export type Failure = z.infer<typeof failureSchema>;
