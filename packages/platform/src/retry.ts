/** Waiting for something that is still starting. */
import { setTimeout as pause } from 'node:timers/promises';

export interface RetrySettings {
  readonly forMs: number;
  readonly everyMs: number;
  /** Told of each failure that is followed by another try. */
  readonly onFailure: (error: unknown) => void;
}

/** Tries until it succeeds. @throws the last error once `forMs` have passed */
export async function retry<T>(work: () => Promise<T>, { forMs, everyMs, onFailure }: RetrySettings): Promise<T> {
  const deadline = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() + everyMs > deadline) throw error;
      onFailure(error);
      await pause(everyMs);
    }
  }
}
