/** What goes between a server's thread and the one that computes for its coach. Plain data: it is cloned on the way. */
import type { OpenAiOptions, ProviderUsage } from '@parley/shared';
import type { CoachTasks } from '../tasks';
import type { CallOptions } from '../types';

/** What a call is made with beside its abort signal and its listener, which are messages of their own. */
type WithoutCall<Args extends readonly unknown[]> = Args extends readonly [...infer Rest, CallOptions] ? Rest : Args;

export type TaskName = Exclude<keyof CoachTasks, 'dispose'>;
export type TaskArguments<Name extends TaskName> = WithoutCall<Parameters<CoachTasks[Name]>>;

export interface ThreadSettings {
  readonly sentenceModelPath?: string | undefined;
  readonly passageModelPath?: string | undefined;
  readonly openai?: OpenAiOptions;
  /** The file of what was computed of the library when the product was built. */
  readonly library?: string;
}

export type ToThread =
  | { readonly type: 'call'; readonly id: number; readonly task: TaskName; readonly args: readonly unknown[] }
  | { readonly type: 'abort'; readonly id: number }
  | { readonly type: 'end' };

export type FromThread =
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failure'; readonly id: number; readonly error: unknown }
  /** Nothing more comes for this call, also where it was aborted. */
  | { readonly type: 'over'; readonly id: number }
  | { readonly type: 'usage'; readonly id: number; readonly usage: ProviderUsage }
  | { readonly type: 'log'; readonly level: 'info' | 'warn'; readonly fields: object; readonly message: string };
