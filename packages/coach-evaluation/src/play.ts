/** Holds a written conversation with a coach, as the product would: tip, line, reply, and a report at the end. */
import type { Feedback, ScenarioContent } from '@parley/shared';
import type { CallOptions, Coach, CoachContext, TranscriptMessage } from '@parley/coach';
import type { WrittenConversation } from './transcripts/written-conversation';

/** Milliseconds. */
export interface Times {
  readonly replies: readonly number[];
  readonly tips: readonly number[];
  readonly assessments: readonly number[];
}

export interface Played {
  readonly conversation: WrittenConversation;
  readonly context: CoachContext;
  /** The stakeholder walked out before the last line. */
  readonly left: boolean;
  readonly feedback: Feedback;
  /** The overall score of every run; the first is the report's. */
  readonly scores: readonly number[];
  /** What another engine than the one measured had to give. */
  readonly fallbacks: { readonly replies: number; readonly reports: number };
  readonly times: Times;
}

export interface Playing {
  readonly coach: Coach;
  readonly scenario: ScenarioContent;
  /** How often the conversation is assessed, once at least. */
  readonly runs: number;
  /** Asks for a tip on every line before it is said. */
  readonly tips: boolean;
  /** Milliseconds, only ever compared. */
  readonly clock: () => number;
  readonly now: Date;
  /** Goes with every call of the coach. */
  readonly call?: CallOptions;
}

async function timed<T>(clock: () => number, into: number[], task: () => Promise<T>): Promise<T> {
  const start = clock();
  const value = await task();
  into.push(clock() - start);
  return value;
}

/** The same scenario as another object with another index: no memory of an earlier run answers for a later one. */
const freshCopy = (scenario: ScenarioContent, run: number): ScenarioContent =>
  run === 0 ? scenario : { ...scenario, estimatedDuration: scenario.estimatedDuration + run };

/** Plays and assesses. Whatever the coach throws is thrown. */
export async function play(
  conversation: WrittenConversation,
  { coach, scenario, runs, tips, clock, now, call = {} }: Playing,
): Promise<Played> {
  const messages: TranscriptMessage[] = [{ number: 1, role: 'stakeholder', content: scenario.opening }];
  const context: CoachContext = { scenario, messages, seed: conversation.id };
  const times = { replies: [] as number[], tips: [] as number[], assessments: [] as number[] };
  let left = false;
  let noticed = 0;
  const replyTo = async (): Promise<string> => {
    let text = '';
    for await (const part of coach.reply(context, call)) {
      if (part.type === 'text') text += part.text;
      else if (part.type === 'notice') noticed += 1;
      else left = true;
    }
    return text;
  };
  for (const [at, line] of conversation.lines.entries()) {
    const last = messages.at(-1)?.content ?? '';
    const content = typeof line === 'string' ? line : line.paste === 'situation' ? scenario.situation : last;
    if (tips) await timed(clock, times.tips, () => coach.tip(context, content, call));
    messages.push({ number: messages.length + 1, role: 'student', content });
    const reply = conversation.replies?.[at] ?? (await timed(clock, times.replies, replyTo));
    messages.push({ number: messages.length + 1, role: 'stakeholder', content: reply });
    if (left) break;
  }
  const reports: Feedback[] = [];
  for (let run = 0; run < Math.max(1, runs); run += 1) {
    const again = { ...context, scenario: freshCopy(scenario, run) };
    reports.push(await timed(clock, times.assessments, () => coach.assess(again, { ...call, now })));
  }
  const [feedback] = reports;
  if (!feedback) throw new Error('No report was made');
  const fallbacks = { replies: noticed, reports: reports.filter((report) => report.engineNote !== null).length };
  return {
    conversation,
    context,
    left,
    feedback,
    scores: reports.map((report) => report.overallScore),
    fallbacks,
    times,
  };
}
