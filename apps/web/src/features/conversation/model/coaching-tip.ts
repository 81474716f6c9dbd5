/** When a live tip is asked for (product §10.2): switched on, more than 15 characters, nothing loading, after a pause of 1 s. */
import { TIP_MIN_CHARACTERS, type Tip } from '@parley/shared';

/** How long nothing may have been typed, in ms (product §10.2). */
export const TIP_PAUSE_MS = 1000;

export type TipState =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly tip: Tip | null }
  | { readonly status: 'shown'; readonly tip: Tip }
  | { readonly status: 'failed' };

export interface TipInput {
  readonly draft: string;
  readonly on: boolean;
  /** A message is being sent or answered. */
  readonly busy: boolean;
}

export interface TipWatcher {
  readonly getState: () => TipState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly update: (input: TipInput) => void;
  readonly dispose: () => void;
}

const NONE: TipState = { status: 'none' };

/** Watches a draft. `ask` is called for the draft as it stands; an answer for words that have changed since is dropped. */
export function createTipWatcher(ask: (draft: string, signal: AbortSignal) => Promise<Tip>): TipWatcher {
  const listeners = new Set<() => void>();
  let state: TipState = NONE;
  let input: TipInput = { draft: '', on: false, busy: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loading: AbortController | null = null;
  let asked: string | null = null;

  const become = (next: TipState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const wanted = (): boolean => input.on && !input.busy && input.draft.trim().length > TIP_MIN_CHARACTERS;

  const schedule = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (wanted() && loading === null && input.draft !== asked) timer = setTimeout(() => void request(), TIP_PAUSE_MS);
  };

  async function request(): Promise<void> {
    const { draft } = input;
    const controller = new AbortController();
    loading = controller;
    asked = draft;
    become({ status: 'loading', tip: state.status === 'shown' ? state.tip : null });
    let next: TipState;
    try {
      next = { status: 'shown', tip: await ask(draft, controller.signal) };
    } catch {
      // The client has logged it. The student sees that no tip came; the draft and the conversation are not touched.
      next = { status: 'failed' };
    }
    if (controller.signal.aborted) return;
    loading = null;
    if (input.draft === draft && wanted()) become(next);
    else become(NONE);
    schedule();
  }

  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
    loading?.abort();
    loading = null;
    asked = null;
    if (state.status !== 'none') become(NONE);
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update(next) {
      const changed = next.draft !== input.draft || next.on !== input.on || next.busy !== input.busy;
      input = next;
      if (!changed) return;
      if (!next.on || next.draft.trim().length <= TIP_MIN_CHARACTERS) stop();
      else schedule();
    },
    dispose: stop,
  };
}
