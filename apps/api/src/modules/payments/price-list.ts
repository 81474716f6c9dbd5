/**
 * What everything costs, kept in the process (product §5.15): a list that is a minute old is read anew while the old one
 * is still given, by one reader at a time; while Stripe can't be asked the last one counts for ten minutes, then the
 * catalogue's prices.
 */
import { FALLBACK_PRICING, loggable, PricesMisconfigured, type PriceBook } from '@parley/payments';
import type { Logger } from '@parley/platform';
import type { Pricing } from '@parley/shared';

export interface PriceListTiming {
  /** How old a list may be before it is read anew (ms). */
  readonly freshMs: number;
  /** How old a list may become where it can't be read anew (ms). */
  readonly usableMs: number;
  /** How long somebody waits for the very first list (ms). */
  readonly firstWaitMs: number;
  /** How long after a failure Stripe is left alone (ms). */
  readonly restMs: number;
}

export const PRICE_LIST_TIMING: PriceListTiming = {
  freshMs: 60_000,
  usableMs: 10 * 60_000,
  firstWaitMs: 2_000,
  restMs: 15_000,
};

export interface PriceList {
  /** Prices to be shown: at once, but for the very first time. Never rejects. */
  shown(): Promise<Pricing>;
  /**
   * Prices to sell at, Stripe's and no others.
   * @throws PricesMisconfigured; Stripe's error
   */
  toSellAt(): Promise<PriceBook>;
  /** The same, or null where what stands at Stripe can't be sold. @throws Stripe's error */
  ifSold(): Promise<PriceBook | null>;
  /** The same, read after this was asked for. @throws as `toSellAt` does */
  readAnew(): Promise<PriceBook>;
}

export interface PriceListSettings {
  readonly read: () => Promise<PriceBook>;
  readonly clock: () => Date;
  readonly logger: Logger;
  readonly timing?: Partial<PriceListTiming>;
}

export function createPriceList({ read, clock, logger, timing }: PriceListSettings): PriceList {
  const { freshMs, usableMs, firstWaitMs, restMs } = { ...PRICE_LIST_TIMING, ...timing };
  let known: { readonly book: PriceBook; readonly readAt: number } | null = null;
  let reading: { readonly since: number; readonly book: Promise<PriceBook> } | null = null;
  let restUntil = 0;

  const now = (): number => clock().getTime();

  const begin = (): Promise<PriceBook> => {
    const since = now();
    const book = read()
      .then((read) => {
        known = { book: read, readAt: since };
        restUntil = 0;
        return read;
      })
      .catch((error: unknown) => {
        restUntil = now() + restMs;
        logger.warn({ err: loggable(error) }, 'the prices could not be read from Stripe');
        throw error;
      })
      .finally(() => {
        reading = null;
      });
    // Somebody may have stopped waiting; it has been told above.
    book.catch(() => undefined);
    reading = { since, book };
    return book;
  };
  const readOnce = (): Promise<PriceBook> => reading?.book ?? begin();

  const lastKnown = (): Pricing =>
    known !== null && now() - known.readAt < usableMs ? known.book.pricing : FALLBACK_PRICING;

  const toSellAt = async (): Promise<PriceBook> =>
    known !== null && now() - known.readAt < freshMs ? known.book : readOnce();

  return {
    toSellAt,
    async ifSold() {
      try {
        return await toSellAt();
      } catch (error) {
        if (error instanceof PricesMisconfigured) return null;
        throw error;
      }
    },
    async shown() {
      const fresh = known !== null && now() - known.readAt < freshMs;
      if (!fresh && reading === null && now() >= restUntil) void readOnce().catch(() => undefined);
      if (known !== null || reading === null) return lastKnown();
      const patience = firstWaitMs - (now() - reading.since);
      if (patience <= 0) return lastKnown();
      return withinPatience(
        reading.book.then(({ pricing }) => pricing),
        patience,
        lastKnown,
      );
    },
    async readAnew() {
      // What is being read now may have been asked for before the price changed.
      if (reading !== null) await reading.book.catch(() => undefined);
      return readOnce();
    },
  };
}

/** Whichever comes first: the value, or `otherwise` after so many ms or a failure. */
async function withinPatience<T>(value: Promise<T>, ms: number, otherwise: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), ms);
  });
  try {
    return await Promise.race([value.catch(otherwise), tired]);
  } finally {
    clearTimeout(timer);
  }
}
