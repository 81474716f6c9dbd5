/** Events on their way to the webhook: signed, at least once, tried again when it does not take them, in no promised order. */
import { Stripe } from 'stripe';
import type { Account } from '../account/account';
import type { Delivery } from '../account/state';
import type { StripeEvent } from '../objects/stored';

/** How deliveries are disturbed, to prove that nothing leans on their order, their number or their coming at all. */
export interface Disturbance {
  /** Waiting events go in a random order. */
  readonly shuffle?: boolean;
  /** How often of 1 an event that was taken comes once more. */
  readonly repeat?: number;
  /** How often of 1 an event never comes. */
  readonly drop?: number;
  /** 0 to 1. */
  readonly random: () => number;
}

export interface Webhook {
  readonly url: string;
  /** Waits between attempts (ms); the last is repeated, until 3 days have gone. */
  readonly retryAfterMs?: readonly number[];
}

interface DeliveryOptions {
  readonly account: Account;
  readonly secret: string;
  readonly webhook: Webhook | null;
  readonly disturbance: () => Disturbance | null;
  /** Called when the list of waiting events has become another. */
  readonly changed: () => void;
}

export interface Deliveries {
  /** Sends what waits; resolves when nothing waits that could be sent now. */
  settled(): Promise<void>;
  /** Looks for what is due. */
  wake(): void;
  stop(): void;
}

const RETRY_AFTER_MS = [1000, 5000, 30_000, 120_000, 600_000, 3_600_000];
const GIVE_UP_AFTER_MS = 3 * 86_400_000;
const TIMEOUT_MS = 20_000;
const AT_ONCE = 4;

/** An event as it is posted: its body, and the header that the library verifies. */
export function signed(
  event: StripeEvent,
  secret: string,
  at: Date,
): { readonly body: string; readonly signature: string } {
  const body = JSON.stringify(event, null, 2);
  const signature = new Stripe('sk_test_signs_only').webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
  return { body, signature };
}

export function createDeliveries({ account, secret, webhook, disturbance, changed }: DeliveryOptions): Deliveries {
  const { state } = account;
  const retryAfterMs = webhook?.retryAfterMs ?? RETRY_AFTER_MS;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let round: Promise<void> | null = null;
  const began = new Map<string, number>();
  // What was left over from before is tried at once.
  for (const delivery of state.deliveries) delivery.due = 0;

  const post = async (event: StripeEvent): Promise<boolean> => {
    if (!webhook) return false;
    const { body, signature } = signed(event, secret, account.wall());
    try {
      const answer = await fetch(webhook.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (stand-in)',
          'Stripe-Signature': signature,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      // Nobody answered: it counts as not taken, and is tried again.
      return false;
    }
  };

  const attempt = async (delivery: Delivery): Promise<void> => {
    const event = state.events[delivery.eventId];
    const odds = disturbance();
    const dropped = odds !== null && odds.random() < (odds.drop ?? 0);
    const taken = event === undefined || dropped || (await post(event));
    if (event && taken && !dropped && odds !== null && odds.random() < (odds.repeat ?? 0)) await post(event);
    if (taken) {
      if (event) event.pending_webhooks = 0;
      state.deliveries = state.deliveries.filter((other) => other !== delivery);
      began.delete(delivery.eventId);
      return;
    }
    const now = Date.now();
    const first = began.get(delivery.eventId) ?? now;
    began.set(delivery.eventId, first);
    if (now - first > GIVE_UP_AFTER_MS) state.deliveries = state.deliveries.filter((other) => other !== delivery);
    delivery.due = now + (retryAfterMs[Math.min(delivery.attempts, retryAfterMs.length - 1)] ?? 0);
    delivery.attempts += 1;
  };

  const sendDue = async (): Promise<void> => {
    const due = state.deliveries.filter((delivery) => delivery.attempts === 0 || delivery.due <= Date.now());
    const odds = disturbance();
    if (odds?.shuffle === true) {
      for (let index = due.length - 1; index > 0; index -= 1) {
        const other = Math.floor(odds.random() * (index + 1));
        const [one, two] = [due[index], due[other]];
        if (one && two) [due[index], due[other]] = [two, one];
      }
    }
    const next = due.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const delivery of next) {
          if (stopped) return;
          await attempt(delivery);
        }
      }),
    );
    if (due.length > 0) changed();
  };

  const plan = (): void => {
    clearTimeout(timer);
    if (stopped || state.deliveries.length === 0) return;
    const soonest = Math.min(...state.deliveries.map(({ attempts, due }) => (attempts === 0 ? 0 : due)));
    timer = setTimeout(wake, Math.max(0, soonest - Date.now()));
  };

  const wake = (): void => {
    if (!webhook || stopped || round) return;
    round = sendDue().finally(() => {
      round = null;
      plan();
    });
  };

  /** Whether something could be sent at this moment. */
  const waits = (): boolean =>
    webhook !== null && !stopped && state.deliveries.some(({ attempts, due }) => attempts === 0 || due <= Date.now());

  return {
    wake,
    async settled() {
      while (waits()) {
        wake();
        await round;
      }
      await round;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
