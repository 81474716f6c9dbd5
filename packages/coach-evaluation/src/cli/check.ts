/**
 * `pnpm coach provider-check`: what the configured endpoint can do for the coach, tried on it by the clocks that the product has,
 * with figures.
 */
import { stdout } from 'node:process';
import type { ScenarioContent, OpenAiOptions, ProviderUsage } from '@parley/shared';
import { type CoachContext, createCoach, type RunningCoach, type TranscriptMessage } from '@parley/coach';
import { DEFAULT_CONTEXT_TOKENS, NOTICE_ROLE, NOTICE_UNFIT } from '@parley/coach/internals';

const LONG_CONVERSATION_TURNS = 60;
const PIECES_BEFORE_CANCEL = 3;
/** A cancelled reply has ended by then (ms). */
const CANCELLED_WITHIN = 2_000;

interface Outcome {
  readonly passed: boolean;
  readonly figures: string;
  /** What to set, where this says so. */
  readonly advice?: string;
}
interface Trial {
  readonly coach: RunningCoach;
  /** Judges the same conversations. */
  readonly builtIn: RunningCoach;
  readonly scenario: ScenarioContent;
  readonly contextTokens: number;
  /** Every request since the trial began. */
  readonly requests: ProviderUsage[];
  /** What the coach logged since the trial began. */
  readonly notes: string[];
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * A conversation of so many turns in the scenario's own words: what a project manager says who hears and asks, which ends none,
 * and the lines of the stakeholder.
 */
function conversationOf(scenario: ScenarioContent, turns: number): CoachContext {
  const student = [
    ...scenario.concerns.flatMap(({ acknowledgedBy }) => acknowledgedBy),
    ...(scenario.answers ?? []).flatMap(({ asked }) => asked.slice(0, 1)),
    ...scenario.facts.flatMap(({ asked = [] }) => asked.slice(0, 1)),
  ];
  const stakeholder = scenario.concerns.flatMap((concern) => [
    ...concern.lines.open,
    ...concern.lines.pressed,
    ...concern.lines.heard,
    ...concern.lines.answered,
  ]);
  const messages: TranscriptMessage[] = [{ number: 1, role: 'stakeholder', content: scenario.opening }];
  for (let turn = 0; turn < turns; turn += 1) {
    messages.push({
      number: messages.length + 1,
      role: 'student',
      content: `${student[turn % student.length] ?? ''} That is point ${turn + 1}.`,
    });
    if (turn < turns - 1)
      messages.push({
        number: messages.length + 1,
        role: 'stakeholder',
        content: stakeholder[turn % stakeholder.length] ?? '',
      });
  }
  return { scenario, messages, seed: 'check' };
}

/** What a model said was stopped: that says how good it is, and nothing against the endpoint. */
const answered = (notices: readonly string[]): boolean =>
  notices.every((notice) => notice === NOTICE_ROLE || notice === NOTICE_UNFIT);

const shown = (notices: readonly string[]): string => (notices.length === 0 ? '' : `; ${notices.join(' ')}`);

const ending = (trial: Trial): string => (trial.notes.length === 0 ? '' : `; ${[...new Set(trial.notes)].join('; ')}`);

async function streams(trial: Trial): Promise<Outcome> {
  const began = performance.now();
  let first = '';
  let pieces = 0;
  let text = '';
  const notices: string[] = [];
  for await (const part of trial.coach.reply(conversationOf(trial.scenario, 1), {
    onUsage: (usage) => trial.requests.push(usage),
  })) {
    if (part.type === 'notice') notices.push(part.text);
    if (part.type !== 'text' || notices.length > 0) continue;
    if (pieces === 0) first = seconds(began);
    pieces += 1;
    text += part.text;
  }
  const [request] = trial.requests;
  return {
    passed: pieces >= PIECES_BEFORE_CANCEL && answered(notices),
    figures: [
      `${pieces} pieces, the first after ${first || 'never'}, all after ${seconds(began)}; `,
      `${request?.promptTokens ?? 0} tokens read, ${request?.completionTokens ?? 0} written`,
      request?.estimated === true ? ' (estimated: the server does not count)' : '',
      shown(notices),
      ending(trial),
      `\n  “${text.trim().slice(0, 200)}”`,
    ].join(''),
  };
}

async function cancels(trial: Trial): Promise<Outcome> {
  const controller = new AbortController();
  let pieces = 0;
  let cancelled = 0;
  try {
    for await (const part of trial.coach.reply(conversationOf(trial.scenario, 2), {
      signal: controller.signal,
      onUsage: (usage) => trial.requests.push(usage),
    })) {
      if (part.type === 'text') pieces += 1;
      if (pieces < PIECES_BEFORE_CANCEL || controller.signal.aborted) continue;
      cancelled = performance.now();
      controller.abort(new Error('cancelled by the check'));
    }
  } catch (error) {
    if (!controller.signal.aborted) throw error;
  }
  const took = performance.now() - cancelled;
  const outcome = trial.requests.at(-1)?.outcome;
  return {
    passed: cancelled > 0 && took < CANCELLED_WITHIN && outcome === 'cancelled',
    figures:
      cancelled === 0
        ? `the reply was over after ${pieces} pieces, before it could be cancelled${ending(trial)}`
        : `ended ${Math.round(took)} ms after the cancel; recorded as ${outcome ?? 'nothing'}`,
  };
}

async function longConversation(trial: Trial): Promise<Outcome> {
  const began = performance.now();
  const context = conversationOf(trial.scenario, LONG_CONVERSATION_TURNS);
  const notices: string[] = [];
  let text = '';
  for await (const part of trial.coach.reply(context, { onUsage: (usage) => trial.requests.push(usage) })) {
    if (part.type === 'notice') notices.push(part.text);
    if (part.type === 'text' && notices.length === 0) text += part.text;
  }
  const request = trial.requests.findLast(({ outcome }) => outcome !== 'failed');
  const characters = context.messages.reduce((sum, message) => sum + message.content.length, 0);
  return {
    passed:
      answered(notices) &&
      text !== '' &&
      trial.requests.length === 1 &&
      (request?.promptTokens ?? Number.POSITIVE_INFINITY) <= trial.contextTokens,
    figures: [
      `${LONG_CONVERSATION_TURNS} turns (${characters} characters) sent as `,
      `${request?.promptTokens ?? 0} tokens of ${trial.contextTokens}, `,
      `answered after ${seconds(began)} in ${trial.requests.length} request${trial.requests.length === 1 ? '' : 's'}`,
      shown(notices),
      ending(trial),
    ].join(''),
  };
}

/** What the second of two replies in a row had to read anew, where the server counts that, and how long its first word took. */
async function keepsWhatItRead(trial: Trial): Promise<Outcome> {
  const talk = conversationOf(trial.scenario, 3);
  const firsts: number[] = [];
  const notices: string[] = [];
  for (const until of [2, 4]) {
    const began = performance.now();
    let first = 0;
    const context = { ...talk, messages: talk.messages.slice(0, until) };
    for await (const part of trial.coach.reply(context, { onUsage: (usage) => trial.requests.push(usage) })) {
      if (part.type === 'notice') notices.push(part.text);
      if (part.type === 'text' && first === 0) first = performance.now() - began;
    }
    firsts.push(first / 1000);
  }
  const request = trial.requests.at(-1);
  return {
    passed: answered(notices),
    figures: [
      `the first words after ${firsts.map((first) => `${first.toFixed(1)} s`).join(' and ')}; `,
      request && request.cachedTokens > 0
        ? `${request.cachedTokens} of ${request.promptTokens} tokens were in its cache`
        : `of ${request?.promptTokens ?? 0} tokens it counts none as cached`,
      shown(notices),
      ending(trial),
    ].join(''),
  };
}

/** One conversation of what settles concerns, and one of what only sounds like it. */
function pairOf(scenario: ScenarioContent): readonly CoachContext[] {
  const lines = (of: (concern: ScenarioContent['concerns'][number]) => readonly string[]): CoachContext => {
    const messages: TranscriptMessage[] = [{ number: 1, role: 'stakeholder', content: scenario.opening }];
    for (const concern of scenario.concerns.slice(0, 3)) {
      messages.push({ number: messages.length + 1, role: 'student', content: of(concern)[0] ?? '' });
      messages.push({ number: messages.length + 1, role: 'stakeholder', content: concern.lines.pressed[0] ?? '' });
    }
    return { scenario, messages, seed: 'check' };
  };
  return [lines((concern) => concern.settledBy), lines((concern) => concern.nearMisses)];
}

/** A vague conversation that comes by so much above the built-in engine is scored up: by twice as much, as half of it is the engine's. */
const SCORED_UP = 0.5;
const JUDGED_BUILT_IN = 'OPENAI_REPORTS=built-in: let this model speak, and the built-in engine judge';

async function assesses(trial: Trial): Promise<Outcome> {
  const began = performance.now();
  const scores: number[] = [];
  const own: number[] = [];
  const told: string[] = [];
  for (const context of pairOf(trial.scenario)) {
    const report = await trial.coach.assess(context, { onUsage: (usage) => trial.requests.push(usage) });
    if (report.engine !== 'openai') {
      told.push(report.engineNote ?? 'the built-in engine judges');
      break;
    }
    scores.push(report.overallScore);
    own.push((await trial.builtIn.assess(context)).overallScore);
  }
  const [good = 0, vague = 10] = scores;
  const sum = (value: (usage: ProviderUsage) => number): number =>
    trial.requests.reduce((total, usage) => total + value(usage), 0);
  const right = good > vague && vague <= (own[1] ?? 0) + SCORED_UP;
  const passed = scores.length === 2 && right;
  return {
    passed,
    figures: [
      `${trial.requests.length} requests in ${seconds(began)}, `,
      `${sum((usage) => usage.promptTokens)} tokens read and ${sum((usage) => usage.completionTokens)} written; `,
      scores.length === 2
        ? `a conversation with substance ${good.toFixed(1)}, a vague one ${vague.toFixed(1)} (built-in engine ${own.map((score) => score.toFixed(1)).join(' and ')})`
        : told.join('; '),
      ending(trial),
    ].join(''),
    ...(passed ? {} : { advice: JUDGED_BUILT_IN }),
  };
}

/**
 * Tries an endpoint: a streamed reply, a cancelled one, two in a row, a conversation longer than the context, reports of a good and a
 * vague conversation. @returns whether all passed
 */
export async function checkProvider(scenario: ScenarioContent, options: OpenAiOptions): Promise<boolean> {
  const notes: string[] = [];
  const note = (fields: object, message: string): void => {
    const why = 'err' in fields ? String(fields.err) : JSON.stringify(fields);
    notes.push(`${message} (${why.replaceAll(/\s+/g, ' ').slice(0, 160)})`);
  };
  const coach = createCoach({ openai: options, logger: { info: note, warn: note } });
  const builtIn = createCoach();
  await coach.warm();
  const judged: readonly (readonly [string, (trial: Trial) => Promise<Outcome>])[] =
    options.reports === 'built-in' ? [] : [['Judges conversations', assesses]];
  const trials: readonly (readonly [string, (trial: Trial) => Promise<Outcome>])[] = [
    ['Streams a reply', streams],
    ['Stops when it is cancelled', cancels],
    ['Keeps what it has read', keepsWhatItRead],
    ['Keeps a long conversation inside the context', longConversation],
    ...judged,
  ];
  console.log(`${options.baseUrl ?? 'OpenAI'}, ${options.model}, scenario ${scenario.slug}`);
  let passed = 0;
  const advice: string[] = [];
  for (const [name, run] of trials) {
    notes.length = 0;
    stdout.write(`${name} … `);
    const outcome = await run({
      coach,
      builtIn,
      scenario,
      contextTokens: options.contextTokens ?? DEFAULT_CONTEXT_TOKENS,
      requests: [],
      notes,
    });
    if (outcome.passed) passed += 1;
    if (outcome.advice !== undefined) advice.push(outcome.advice);
    console.log(`${outcome.passed ? 'passed' : 'FAILED'}: ${outcome.figures}`);
  }
  console.log(`${passed} of ${trials.length} passed`);
  for (const line of advice) console.log(`Recommended: ${line}`);
  await Promise.all([coach.dispose(), builtIn.dispose()]);
  return passed === trials.length;
}
