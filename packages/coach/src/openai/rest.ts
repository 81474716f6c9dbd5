/** What is asked while somebody types is not asked for a while where it came too late, so that not every tip is waited for in vain. */

/** So many late answers in a row, and so long is nothing asked (ms). */
const ENOUGH = 2;
const PAUSE_MS = 300_000;

export interface Rest {
  /** Nothing is asked now. */
  readonly resting: boolean;
  came(): void;
  late(): void;
}

export function createRest(now: () => number): Rest {
  let late = 0;
  let until = 0;
  return {
    get resting() {
      return now() < until;
    },
    came() {
      late = 0;
    },
    late() {
      late += 1;
      if (late < ENOUGH) return;
      late = 0;
      until = now() + PAUSE_MS;
    },
  };
}
