import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/prepare.mjs';
import { startChild, type RunningChild } from './child';
import { waitFor } from './ports';

export interface StripeKeys {
  readonly secretKey: string;
  /** Signs the events. */
  readonly webhookSecret: string;
}

/** Keys that nobody has but who asks. */
export const newStripeKeys = (): StripeKeys => ({
  secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
  webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
});

export interface StripeStandInOptions extends StripeKeys {
  readonly port: number;
  /** Where it keeps what happened. */
  readonly file: string;
  readonly logFile: string;
  /** Where its events go. */
  readonly webhook: string;
  readonly env: NodeJS.ProcessEnv;
  readonly onUnexpectedExit: (how: string) => void;
}

/** Where its API is. */
export const stripeStandInUrl = (port: number): string => `http://127.0.0.1:${port}`;

/** Starts the stand-in for Stripe (decision 0024). Resolves once it answers. @throws Error when it does not */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<RunningChild> {
  let ended = false;
  const child = await startChild({
    name: 'stripe',
    command: process.execPath,
    args: ['--enable-source-maps', join(ROOT, 'packages', 'stripe-stand-in', 'dist', 'stripe-stand-in.js')],
    logFile: options.logFile,
    onUnexpectedExit: (how) => {
      ended = true;
      options.onUnexpectedExit(how);
    },
    env: {
      ...options.env,
      STRIPE_STAND_IN_PORT: String(options.port),
      STRIPE_STAND_IN_FILE: options.file,
      STRIPE_STAND_IN_WEBHOOK: options.webhook,
      STRIPE_SECRET_KEY: options.secretKey,
      STRIPE_WEBHOOK_SECRET: options.webhookSecret,
    },
  });
  await waitFor(`the stand-in for Stripe (see ${options.logFile})`, 15_000, async () => {
    if (ended) throw new Error(`the stand-in for Stripe ended while starting; ${options.logFile} says why`);
    return answers(stripeStandInUrl(options.port));
  });
  return child;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}
