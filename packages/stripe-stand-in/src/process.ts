/** The stand-in as a process of its own, as `npm start` runs it. */
import { z } from 'zod';
import { startStripeStandIn } from './stand-in';

const env = z
  .object({
    STRIPE_STAND_IN_PORT: z.coerce.number().int().min(1).max(65_535),
    STRIPE_STAND_IN_FILE: z.string().min(1),
    STRIPE_STAND_IN_WEBHOOK: z.url(),
    STRIPE_SECRET_KEY: z.string().min(1),
    STRIPE_WEBHOOK_SECRET: z.string().min(1),
    STRIPE_LAUNCH_COUPON: z.string().min(1).default('launch'),
  })
  .parse(process.env);

const standIn = await startStripeStandIn({
  port: env.STRIPE_STAND_IN_PORT,
  clock: () => new Date(),
  file: env.STRIPE_STAND_IN_FILE,
  webhook: { url: env.STRIPE_STAND_IN_WEBHOOK },
  secretKey: env.STRIPE_SECRET_KEY,
  webhookSecret: env.STRIPE_WEBHOOK_SECRET,
  launchCoupon: env.STRIPE_LAUNCH_COUPON,
});
process.stdout.write(`${new Date().toISOString()} the stand-in for Stripe is at ${standIn.url}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void standIn.close();
  });
