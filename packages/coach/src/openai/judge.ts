/**
 * The model's part of an assessment: one question about a whole conversation, in two halves where it is long. What it claims is
 * proved by code, and what it passes over stays as code read it: a model adds what code has missed, and vetoes what code
 * took for met. What code alone makes of the talk goes with it, as the score is the mean of both.
 */
import type { Reading } from '@parley/rehearsal/reading';
import { caseIndexOf } from '@parley/rehearsal/understanding';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { CoachLogger } from '../engine';
import { judge } from '../judging/judge';
import { CURRENT_RUBRIC } from '../rubric/index';
import type { Assessment } from '../scoring/assessment';
import type { CallOptions, CoachContext, TranscriptMessage } from '../types';
import { cutToTokens, estimateTokens } from './budget';
import { onOneLine } from './fence';
import { caseForJudging } from './judge-case';
import { Claims, countNowhere, numbered, toReading, type Numbered, withConductOf } from './judge-reading';
import { type ModelReport, reportShape, reportTask, RULES } from './judge-tasks';
import { judgementsOf, type AskedOf } from './judge-verdicts';
import { SMALL_CONTEXT_TOKENS } from './options';
import { type Speed, timeFor } from './speed';
import type { Structured } from './structured';

/** Most of what the model claimed does not stand in the messages or can't be what it says, or it overlooked most of what is plain. */
export class UnbelievableJudgement extends Error {
  constructor({ made, held, plain, seen }: Claims) {
    super(`Of ${made} claims of the model, ${held} hold; of ${plain} plain sentences it saw ${seen}`);
    this.name = 'UnbelievableJudgement';
  }
}

/** At the speed the provider showed, its report would come too late: it is not asked for. */
export class TooSlowToJudge extends Error {
  constructor(expectedMs: number, limitMs: number) {
    super(`A report would take ${Math.round(expectedMs / 1000)} s, and ${Math.round(limitMs / 1000)} s are given`);
    this.name = 'TooSlowToJudge';
  }
}

/** What an answer takes (tokens): at the most, and about how many for each message and in all. */
const ANSWER = { most: 2_600, perMessage: 60, verdicts: 900 } as const;
const SHORT_ANSWER = { most: 1_000, perMessage: 45, verdicts: 320 } as const;
const MARGIN_TOKENS = 200;
/** A conversation is cut in so many parts at most, each a question. */
const MOST_QUESTIONS = 2;
/** What stands around a message in a transcript, in tokens. */
const LINE_TOKENS = 12;
/** Where there is little room, what S said (characters). */
const SHORT_TURN = 160;

interface Setup {
  readonly reasons: boolean;
  readonly short: boolean;
  readonly answer: typeof ANSWER | typeof SHORT_ANSWER;
}
const LARGE: Setup = { reasons: true, short: false, answer: ANSWER };
/** For a small context, and for who is slow. */
const SHORT: Setup = { reasons: false, short: true, answer: SHORT_ANSWER };

const costOf = (message: TranscriptMessage): number => estimateTokens(message.content) + LINE_TOKENS;
const costOfAll = (messages: readonly TranscriptMessage[]): number =>
  messages.reduce((sum, message) => sum + costOf(message), 0);

/** Cuts a conversation into stretches that fit, each beginning with a turn of the stakeholder so that questions and answers stay together. */
export function stretches(
  messages: readonly TranscriptMessage[],
  budget: number,
): readonly (readonly TranscriptMessage[])[] {
  const cut: TranscriptMessage[][] = [];
  let current: TranscriptMessage[] = [];
  let used = 0;
  for (const message of messages) {
    const cost = costOf(message);
    if (used + cost > budget && current.some((entry) => entry.role === 'student') && message.role === 'stakeholder') {
      cut.push(current);
      current = [];
      used = 0;
    }
    current.push(cost > budget ? { ...message, content: cutToTokens(message.content, budget - LINE_TOKENS) } : message);
    used += cost;
  }
  if (current.length > 0) cut.push(current);
  return cut;
}

/** A conversation that is too long for its questions: S in short first, then each message of P so far as there is room. */
function shortened(messages: readonly TranscriptMessage[], room: number): readonly TranscriptMessage[] {
  if (costOfAll(messages) <= room) return messages;
  const brief = messages.map((message) =>
    message.role === 'student' ? message : { ...message, content: message.content.slice(-SHORT_TURN) },
  );
  if (costOfAll(brief) <= room) return brief;
  const theirs = brief.filter((message) => message.role === 'stakeholder');
  const own = brief.filter((message) => message.role === 'student');
  const each = Math.max(LINE_TOKENS, Math.floor((room - costOfAll(theirs)) / Math.max(1, own.length)) - LINE_TOKENS);
  return brief.map((message) =>
    message.role === 'student' ? { ...message, content: cutToTokens(message.content, each) } : message,
  );
}

/** The transcript with P's sentences numbered; nothing that was said can begin a line of its own. */
function transcriptOf(
  messages: readonly TranscriptMessage[],
  sentences: readonly Numbered[],
  places: ReadonlyMap<number, number>,
): string {
  return messages
    .map((message) => {
      if (message.role === 'stakeholder') return `S: ${onOneLine(message.content)}`;
      return `P${places.get(message.number) ?? 0}: ${sentences
        .filter((entry) => entry.messageNumber === message.number)
        .map((entry) => `[${entry.number}] ${onOneLine(entry.sentence.text).replaceAll(/\[(\d+)\]/g, '($1)')}`)
        .join(' ')}`;
    })
    .join('\n');
}

export interface JudgeParts {
  readonly structured: Structured;
  readonly contextTokens: number;
  /** What the built-in engine read: conduct and noise are code's to find. */
  readonly builtIn: readonly Reading[];
  readonly logger: CoachLogger;
  /** How fast the provider is; null where it is not known. */
  readonly speed: Speed | null;
  /** What a report may take (ms). */
  readonly limit: number;
}

/** @throws TooSlowToJudge where even a short report would not be there in time */
function setupFor(
  students: number,
  { contextTokens, speed, limit }: JudgeParts,
  promptTokens: (setup: Setup) => number,
): Setup {
  const setups = contextTokens < SMALL_CONTEXT_TOKENS ? [SHORT] : [LARGE, SHORT];
  if (speed === null) return setups[0] ?? SHORT;
  const timeOf = (setup: Setup): number =>
    timeFor(
      speed,
      promptTokens(setup),
      Math.min(setup.answer.most, setup.answer.verdicts + setup.answer.perMessage * students),
    );
  const inTime = setups.find((setup) => timeOf(setup) <= limit);
  if (inTime) return inTime;
  throw new TooSlowToJudge(timeOf(setups.at(-1) ?? SHORT), limit);
}

/** Both parts of a long conversation, as one report; sentences are numbered through. */
const joined = (reports: readonly ModelReport[]): ModelReport => ({
  acts: reports.flatMap(({ acts }) => acts),
  worries: reports.flatMap(({ worries }) => worries),
  faults: reports.flatMap(({ faults }) => faults),
  dodged: reports.flatMap(({ dodged }) => dodged),
  unfounded: reports.flatMap(({ unfounded }) => unfounded),
  indicators: reports.flatMap(({ indicators }) => indicators),
});

/**
 * Judges a conversation through the model.
 * @throws UnbelievableJudgement when most of what it says does not hold, or it saw little of what is plain; TooSlowToJudge
 */
export async function judgeByModel(context: CoachContext, parts: JudgeParts, call: CallOptions): Promise<Assessment> {
  const { structured, contextTokens, builtIn, logger } = parts;
  const { indicators } = CURRENT_RUBRIC;
  const index = caseIndexOf(context.scenario);
  const students = context.messages.filter((message) => message.role === 'student');
  const places = new Map(students.map(({ number }, at) => [number, at + 1]));
  const headOf = (setup: Setup): string => `${RULES}\n\n${reportTask(indicators, setup.reasons, setup.short)}`;
  const about = cutToTokens(caseForJudging(context), Math.floor(contextTokens * 0.2));
  const setup = setupFor(
    students.length,
    parts,
    (asked) => estimateTokens(headOf(asked)) + estimateTokens(about) + costOfAll(context.messages),
  );
  const head = headOf(setup);
  const room = Math.max(
    400,
    contextTokens - setup.answer.most - estimateTokens(head) - estimateTokens(about) - MARGIN_TOKENS,
  );
  // The numbers before the sentences take room as well.
  const budget = Math.floor(room * 0.8);
  const questions = stretches(shortened(context.messages, budget * MOST_QUESTIONS * 0.9), budget).slice(
    -MOST_QUESTIONS,
  );
  const sentences = numbered(questions.flat().filter((message) => message.role === 'student'));
  const reports: ModelReport[] = [];
  for (const part of questions) {
    const content = `${about}\n\nTranscript:\n${transcriptOf(part, sentences, places)}`;
    const messages: readonly ChatCompletionMessageParam[] = [
      { role: 'system', content: head },
      { role: 'user', content },
    ];
    reports.push(
      await structured.ask(
        reportShape(indicators.length, setup.reasons),
        { messages, maxTokens: setup.answer.most, temperature: 0, purpose: 'assess' },
        call,
      ),
    );
  }
  const report = joined(reports);
  const claims = new Claims();
  countNowhere(report, sentences, claims);
  const read = students.map((message): { readonly own: Reading; readonly both: Reading } => {
    const own = builtIn.find((reading) => reading.messageNumber === message.number);
    if (!own) throw new Error('A message was not read');
    const of = sentences.filter((entry) => entry.messageNumber === message.number);
    // What the model was not shown stays as code read it.
    const both =
      of.length === 0 ? own : toReading(report, { context, index, message, sentences: of, builtIn: own, claims });
    return { own, both };
  });
  const readings = read.map(({ both }) => both);
  const asked: AskedOf = { indicators, index, sentences, readings, builtIn, messages: context.messages };
  const byRules = judge(context, builtIn);
  const judgements = judgementsOf(report.indicators, byRules, asked, claims);
  const { made, held, plain, seen } = claims;
  logger.info({ made, held, plain, seen, questions: questions.length }, 'The claims of the model were checked');
  if (claims.unbelievable) throw new UnbelievableJudgement(claims);
  const byCode = { readings: read.map(({ own, both }) => withConductOf(own, both)), judgements: byRules };
  return { readings, judgements, questions: questions.length, byCode };
}
