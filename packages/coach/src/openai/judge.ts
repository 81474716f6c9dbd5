/** The model's part of an assessment: what each message did, and which indicators are met, in questions small enough for any model. */
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { CoachLogger } from '../engine';
import { type Indicator, CURRENT_RUBRIC } from '../rubric/index';
import type { Assessment, Judgement } from '../scoring/assessment';
import type { CallOptions, CoachContext, TranscriptMessage } from '../types';
import { caseIndexOf } from '../understanding/case-index';
import type { Reading } from '../understanding/reading';
import { cutToTokens, estimateTokens } from './budget';
import { onOneLine } from './fence';
import { Claims, meant, numbered, toReading, type Numbered } from './judge-reading';
import { READING, READING_RULES, RULES, verdictShape, verdictTask, type ModelVerdict } from './judge-tasks';
import { SMALL_CONTEXT_TOKENS } from './options';
import type { Structured } from './structured';

/** Most of what the model claimed does not stand in the messages or can't be what it says, or it overlooked most of what is plain. */
export class UnbelievableJudgement extends Error {
  constructor({ made, held, plain, seen }: Claims) {
    super(`Of ${made} claims of the model, ${held} hold; of ${plain} plain sentences it saw ${seen}`);
    this.name = 'UnbelievableJudgement';
  }
}

/** How a conversation is judged by a model of this size: batches of indicators, tokens to answer in, questions at a time. */
interface JudgingSetup {
  readonly batch: number;
  readonly reasons: boolean;
  readonly readingTokens: number;
  readonly verdictTokens: number;
  readonly atATime: number;
}
const LARGE: JudgingSetup = { batch: 10, reasons: true, readingTokens: 700, verdictTokens: 1_200, atATime: 4 };
const SMALL: JudgingSetup = { batch: 5, reasons: false, readingTokens: 360, verdictTokens: 240, atATime: 1 };

/** The turns before a message that it is read with. */
const TURNS_BEFORE = 4;
/** One sentence shows no more indicators than the rubric lets it; a model that names it for still more was not looking. */
const MOST_PER_SENTENCE = CURRENT_RUBRIC.scoring.indicatorsPerSentence ?? 5;
const OVERLOOKED = 2;
const MARGIN_TOKENS = 200;

/** Cuts a conversation into stretches that fit, each beginning with a turn of the stakeholder so that questions and answers stay together. */
export function stretches(
  messages: readonly TranscriptMessage[],
  budget: number,
): readonly (readonly TranscriptMessage[])[] {
  const cut: TranscriptMessage[][] = [];
  let current: TranscriptMessage[] = [];
  let used = 0;
  for (const message of messages) {
    const cost = estimateTokens(message.content) + 12;
    if (used + cost > budget && current.some((entry) => entry.role === 'student') && message.role === 'stakeholder') {
      cut.push(current);
      current = [];
      used = 0;
    }
    current.push(cost > budget ? { ...message, content: cutToTokens(message.content, budget - 12) } : message);
    used += cost;
  }
  if (current.length > 0) cut.push(current);
  return cut;
}

/** The transcript with P's sentences numbered; nothing that was said can begin a line of its own. */
function transcriptOf(messages: readonly TranscriptMessage[], sentences: readonly Numbered[]): string {
  return messages
    .map((message) => {
      if (message.role === 'stakeholder') return `S: ${onOneLine(message.content)}`;
      return `P: ${sentences
        .filter((entry) => entry.messageNumber === message.number)
        .map((entry) => `[${entry.number}] ${onOneLine(entry.sentence.text).replaceAll(/\[(\d+)\]/g, '($1)')}`)
        .join(' ')}`;
    })
    .join('\n');
}

function caseOf({ scenario }: CoachContext): string {
  return [
    `The case: ${scenario.situation}`,
    `S is ${scenario.persona.name}, ${scenario.persona.role}.`,
    'S’s worries:',
    scenario.concerns
      .map((concern, at) => `${at + 1}. ${concern.summary}${concern.central ? ' (the main one)' : ''}`)
      .join('\n'),
  ].join('\n');
}

export interface JudgeParts {
  readonly structured: Structured;
  readonly contextTokens: number;
  /** What the built-in engine read: conduct and noise are code's to find. */
  readonly builtIn: readonly Reading[];
  readonly logger: CoachLogger;
}

/** Runs the questions, so many at a time, and stops at the first that fails. */
async function inTurn<T, R>(
  items: readonly T[],
  atATime: number,
  work: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += atATime)
    results.push(...(await Promise.all(items.slice(start, start + atATime).map(work))));
  return results;
}

interface Verdicts {
  readonly indicators: readonly Indicator[];
  readonly sentences: readonly Numbered[];
  readonly verdicts: readonly (ModelVerdict | null)[];
}

/** Several answers about one indicator: met anywhere is met; else the first that found it missing; else not applicable. */
function merged(judgements: readonly Judgement[]): readonly Judgement[] {
  const byId = new Map<string, Judgement>();
  const rank = { met: 2, not_met: 1, not_applicable: 0 } as const;
  for (const judgement of judgements) {
    const known = byId.get(judgement.indicator);
    if (!known || rank[judgement.verdict] > rank[known.verdict]) byId.set(judgement.indicator, judgement);
  }
  return [...byId.values()];
}

/** A 'met' stands on a sentence of a message that gave something, and no sentence stands for everything. */
function judgementsOf(
  answers: readonly Verdicts[],
  readings: readonly Reading[],
  claims: Claims,
): readonly Judgement[] {
  const carried = new Map<string, number>();
  const empty = new Set(
    readings.filter((reading) => reading.acts.length === 0).map((reading) => reading.messageNumber),
  );
  const judged = answers.flatMap(({ indicators, sentences, verdicts }) =>
    indicators.flatMap((indicator, at): Judgement[] => {
      const given = verdicts[at];
      if (!given) return [];
      const words = meant(sentences, given.sentence);
      const evidence = words ? { messageNumber: words.at.messageNumber, quote: words.quote } : null;
      const reason = given.reason.trim();
      if (given.verdict !== 'met') {
        return [
          {
            indicator: indicator.id,
            verdict: given.verdict,
            evidence,
            reason: reason || (given.verdict === 'not_met' ? indicator.improvement : (indicator.notApplicable ?? '')),
          },
        ];
      }
      const key = words ? `${words.at.messageNumber}:${words.at.sentence.text}` : '';
      const load = carried.get(key) ?? 0;
      const holds =
        claims.count(
          evidence !== null && !empty.has(evidence.messageNumber) && load < MOST_PER_SENTENCE + OVERLOOKED,
        ) && load < MOST_PER_SENTENCE;
      carried.set(key, load + 1);
      return [
        {
          indicator: indicator.id,
          verdict: holds ? 'met' : 'not_met',
          evidence,
          reason: holds ? reason || indicator.strength : indicator.improvement,
        },
      ];
    }),
  );
  return merged(judged);
}

/**
 * Judges a conversation through the model: a question for each message, and one for each batch of indicators. A long conversation goes
 * in stretches, and a small context takes smaller batches.
 * @throws UnbelievableJudgement when most of what it says does not hold, or it saw little of what is plain
 */
export async function judgeByModel(
  context: CoachContext,
  { structured, contextTokens, builtIn, logger }: JudgeParts,
  call: CallOptions,
): Promise<Assessment> {
  const setup = contextTokens < SMALL_CONTEXT_TOKENS ? SMALL : LARGE;
  const index = caseIndexOf(context.scenario);
  const claims = new Claims();
  const head = cutToTokens(`${RULES}\n\n${caseOf(context)}`, Math.floor(contextTokens * 0.4));
  const base = { temperature: 0, purpose: 'assess' as const };
  const asked = (system: string, content: string): readonly ChatCompletionMessageParam[] => [
    { role: 'system', content: system },
    { role: 'user', content },
  ];

  const students = context.messages.filter((message) => message.role === 'student');
  const readingHead = `${head}\n\n${READING_RULES}`;
  const readingRoom = Math.max(300, contextTokens - setup.readingTokens - estimateTokens(readingHead) - MARGIN_TOKENS);
  const readings = await inTurn(students, setup.atATime, async (message): Promise<Reading> => {
    const own = builtIn.find((reading) => reading.messageNumber === message.number);
    if (!own) throw new Error('A message was not read');
    // Where nothing can be understood there is nothing to ask.
    if (own.understood !== 'clear') return { ...own, acts: [], concerns: [] };
    const before = context.messages.filter((entry) => entry.number < message.number).slice(-TURNS_BEFORE);
    const spoken = { ...message, content: cutToTokens(message.content, Math.floor(readingRoom * 0.6)) };
    const sentences = numbered([spoken]);
    const earlier = before
      .map(
        (entry) =>
          `${entry.role === 'student' ? 'P' : 'S'}: ${onOneLine(cutToTokens(entry.content, Math.floor((readingRoom * 0.35) / TURNS_BEFORE)))}`,
      )
      .join('\n');
    const read = await structured.ask(
      READING,
      {
        ...base,
        maxTokens: setup.readingTokens,
        messages: asked(readingHead, `Before:\n${earlier}\n\nP’s last message:\n${transcriptOf([spoken], sentences)}`),
      },
      call,
    );
    return toReading(read, { context, index, message, sentences, builtIn: own, claims });
  });

  const indicators = CURRENT_RUBRIC.indicators;
  const batches = Array.from({ length: Math.ceil(indicators.length / setup.batch) }, (_, at) =>
    indicators.slice(at * setup.batch, (at + 1) * setup.batch),
  );
  const longestTask = Math.max(...batches.map((batch) => estimateTokens(verdictTask(batch, setup.reasons))));
  const room = Math.max(400, contextTokens - setup.verdictTokens - estimateTokens(head) - longestTask - MARGIN_TOKENS);
  const questions = stretches(context.messages, Math.floor(room * 0.9)).flatMap((part) => {
    const sentences = numbered(part.filter((message) => message.role === 'student'));
    // The transcript before the question: what is the same in every question stands first.
    const transcript = `Transcript:\n${transcriptOf(part, sentences)}`;
    return batches.map((batch) => ({
      batch,
      sentences,
      content: `${transcript}\n\n${verdictTask(batch, setup.reasons)}`,
    }));
  });
  const answers = await inTurn(questions, setup.atATime, async ({ batch, sentences, content }): Promise<Verdicts> => ({
    indicators: batch,
    sentences,
    verdicts: await structured.ask(
      verdictShape(batch.length, setup.reasons),
      { ...base, maxTokens: setup.verdictTokens, messages: asked(head, content) },
      call,
    ),
  }));
  const judgements = judgementsOf(answers, readings, claims);
  const { made, held, plain, seen } = claims;
  logger.info({ made, held, plain, seen }, 'The claims of the model were checked');
  if (claims.unbelievable) throw new UnbelievableJudgement(claims);
  return { readings, judgements };
}
