/** `pnpm coach provider-check`: what the configured endpoint can do for the coach, tried on it, with figures. */
import { stdout } from 'node:process';
import type { ScenarioContent, OpenAiOptions, ProviderUsage } from '@parley/shared';
import { type CoachContext, createCoach, type RunningCoach, type TranscriptMessage } from '@parley/coach';
import { DEFAULT_CONTEXT_TOKENS, NOTICE_ROLE } from '@parley/coach/internals';
import { PATIENT } from './provider';

const LONG_CONVERSATION_TURNS = 60;
const PIECES_BEFORE_CANCEL = 3;
/** A cancelled reply has ended by then (ms). */
const CANCELLED_WITHIN = 2_000;

interface Outcome {
  readonly passed: boolean;
  readonly figures: string;
}
interface Trial {
  readonly coach: RunningCoach;
  readonly scenario: ScenarioContent;
  readonly contextTokens: number;
  /** Every request since the trial began. */
  readonly requests: ProviderUsage[];
  /** What the coach logged since the trial began. */
  readonly notes: string[];
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A conversation of so many turns in the scenario's own words: the author's examples of what a project manager says, and the lines of the stakeholder. */
function conversationOf(scenario: ScenarioContent, turns: number): CoachContext {
  const student = scenario.concerns.flatMap((concern) => [
    ...concern.acknowledgedBy,
    ...concern.settledBy,
    ...concern.nearMisses,
  ]);
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

/** A model that left its role was stopped: that says how good it is, and nothing against the endpoint. */
const answered = (notices: readonly string[]): boolean => notices.every((notice) => notice === NOTICE_ROLE);

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

async function assesses(trial: Trial): Promise<Outcome> {
  const began = performance.now();
  const report = await trial.coach.assess(conversationOf(trial.scenario, 2), {
    onUsage: (usage) => trial.requests.push(usage),
  });
  const sum = (value: (usage: ProviderUsage) => number): number =>
    trial.requests.reduce((total, usage) => total + value(usage), 0);
  return {
    passed: report.engine === 'openai',
    figures: [
      `${trial.requests.length} requests in ${seconds(began)}, `,
      `${sum((usage) => usage.promptTokens)} tokens read and ${sum((usage) => usage.completionTokens)} written; `,
      `score ${report.overallScore.toFixed(1)} by ${report.engine}, `,
      `${report.indicators.filter(({ verdict }) => verdict === 'met').length} of ${report.indicators.length} met, `,
      `${report.indicators.filter(({ evidence }) => evidence !== null).length} with a quote`,
      report.engineNote === null ? '' : `; ${report.engineNote}`,
      ending(trial),
    ].join(''),
  };
}

/** Tries an endpoint: a streamed reply, a cancelled one, a conversation longer than the context, an assessment. @returns whether all passed */
export async function checkProvider(scenario: ScenarioContent, options: OpenAiOptions): Promise<boolean> {
  const notes: string[] = [];
  const note = (fields: object, message: string): void => {
    const why = 'err' in fields ? String(fields.err) : JSON.stringify(fields);
    notes.push(`${message} (${why.replaceAll(/\s+/g, ' ').slice(0, 160)})`);
  };
  const coach = createCoach({
    openai: { ...options, timeouts: { ...PATIENT, ...options.timeouts } },
    logger: { info: note, warn: note },
  });
  await coach.warm();
  const trials: readonly (readonly [string, (trial: Trial) => Promise<Outcome>])[] = [
    ['Streams a reply', streams],
    ['Stops when it is cancelled', cancels],
    ['Keeps a long conversation inside the context', longConversation],
    ['Judges a conversation', assesses],
  ];
  console.log(`${options.baseUrl ?? 'OpenAI'}, ${options.model}, scenario ${scenario.slug}`);
  let passed = 0;
  for (const [name, run] of trials) {
    notes.length = 0;
    stdout.write(`${name} … `);
    const outcome = await run({
      coach,
      scenario,
      contextTokens: options.contextTokens ?? DEFAULT_CONTEXT_TOKENS,
      requests: [],
      notes,
    });
    if (outcome.passed) passed += 1;
    console.log(`${outcome.passed ? 'passed' : 'FAILED'}: ${outcome.figures}`);
  }
  console.log(`${passed} of ${trials.length} passed`);
  await coach.dispose();
  return passed === trials.length;
}
