import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newStripeKeys, type StripeKeys } from '../services/stripe';

/** A secret of this data folder, made once, readable by its owner alone. */
function keptSecret(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Signs the sessions: people stay signed in from one start to the next. */
export const jwtSecret = (dataDir: string): string =>
  keptSecret(dataDir, 'jwt-secret', () => randomBytes(48).toString('base64url'));

/** What the stand-in for Stripe is asked with, and signs its events with. */
export const stripeKeys = (dataDir: string): StripeKeys => {
  const { secretKey, webhookSecret } = newStripeKeys();
  return {
    secretKey: keptSecret(dataDir, 'stripe-secret-key', () => secretKey),
    webhookSecret: keptSecret(dataDir, 'stripe-webhook-secret', () => webhookSecret),
  };
};
