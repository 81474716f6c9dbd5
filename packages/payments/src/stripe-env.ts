/** The variables of payments (how they are come by: docs/operations.md). */
import { z } from 'zod';
import type { StripeSettings } from './stripe-client';

export const stripeEnv = {
  /** Without it this installation takes no payments. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w+$/, 'must be a secret or restricted key, such as sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must be a signing secret, such as whsec_…').optional(),
  /** Stripe's own address unless told otherwise. */
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .refine((url) => new URL(url).pathname === '/', 'must be an address without a path')
    .optional(),
  STRIPE_LAUNCH_COUPON: z.string().min(1).default('launch'),
};

const stripeEnvSchema = z.object(stripeEnv);
type StripeEnv = z.output<typeof stripeEnvSchema>;

/** A key without the secret of its events would take money and give nothing for it. */
export function checkStripeEnv(env: StripeEnv, context: z.RefinementCtx): void {
  const fault = (name: keyof typeof stripeEnv, message: string): void => {
    context.addIssue({ code: 'custom', path: [name], message });
  };
  if (env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_WEBHOOK_SECRET === undefined)
    fault('STRIPE_WEBHOOK_SECRET', 'must be set together with STRIPE_SECRET_KEY');
  if (env.STRIPE_SECRET_KEY === undefined && (env.STRIPE_WEBHOOK_SECRET ?? env.STRIPE_API_BASE) !== undefined)
    fault('STRIPE_SECRET_KEY', 'must be set for STRIPE_WEBHOOK_SECRET and STRIPE_API_BASE to be used');
}

/** Payments as configured; null where they are not. */
export function stripeFromEnv(env: StripeEnv): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, webhookSecret, apiBase: env.STRIPE_API_BASE ?? null, launchCoupon: env.STRIPE_LAUNCH_COUPON };
}
