/** `pnpm coach eval`: how fairly the coach scores, in figures. */
import { writeFileSync } from 'node:fs';
import { scenarios } from '@parley/content';
import { createCoach } from '@parley/coach';
import type { OpenAiOptions, ProviderUsage } from '@parley/shared';
import { type Evaluation, evaluate, exitCodeOf } from '../evaluate';
import { gridAround, leaveOneOut, scoreGrid, usualCalibration, withoutOwnSentences } from '../leave-one-out';
import { evaluationText, labelText, leaveOneOutText, rankingsText, worstText } from '../print';
import { SETS } from '../transcripts/index';
import type { WrittenConversation } from '../transcripts/written-conversation';
import { rank } from '../measure';
import { ablations } from '../variants';
import { ranked, worstPairs } from '../worst';
import { keptSimilarity } from '../vectors/kept-vectors';

const WORST_SHOWN = 10;
/** The only set whose conversations may be read while the coach is changed. */
const OPEN_SET = 'tuned';

export interface EvalOptions {
  /** A set's name, or 'all'. */
  readonly set: string;
  readonly scenario: string | null;
  readonly runs: number;
  /** Where the figures are written as JSON. */
  readonly json: string | null;
  /** Show the worst pairs of sets that are meant to stay unread, too. */
  readonly worst: boolean;
  readonly ablations: boolean;
  readonly leaveOneOut: boolean;
  /** Only so many of the conversations, spread over scenarios and qualities; null: all of them. */
  readonly sample: number | null;
  /** Forget vectors of earlier runs. */
  readonly fresh: boolean;
  readonly openai: OpenAiOptions | null;
}

/** The conversations asked for; null where there is no such set. */
export function conversationsOf(set: string, scenario: string | null): readonly WrittenConversation[] | null {
  const conversations = set === 'all' ? Object.values(SETS).flat() : SETS[set];
  return conversations?.filter((conversation) => scenario === null || conversation.scenario === scenario) ?? null;
}

/** So many conversations, as far apart in the set as they can be: the same ones each time. */
export function sampleOf(conversations: readonly WrittenConversation[], count: number): readonly WrittenConversation[] {
  const step = Math.max(1, conversations.length / Math.max(1, count));
  return conversations.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, count);
}

/** The sample by both engines, one beside the other. */
function besideText(byModel: Evaluation, byCode: Evaluation): string {
  const lines = byModel.played.map(({ conversation, scores, feedback }) => {
    const other = byCode.played.find((one) => one.conversation === conversation);
    return [
      conversation.id.padEnd(52),
      conversation.quality.padEnd(10),
      (scores[0] ?? 0).toFixed(1).padStart(5),
      (other?.scores[0] ?? 0).toFixed(1).padStart(9),
      feedback.engine === 'openai' ? '' : '   judged by the built-in engine',
    ].join('');
  });
  const mean = ({ played }: Evaluation): string =>
    (played.reduce((sum, { scores }) => sum + (scores[0] ?? 0), 0) / Math.max(1, played.length)).toFixed(1);
  return [
    'Beside the built-in engine                                    model  built-in',
    ...lines,
    `${'mean'.padEnd(62)}${mean(byModel).padStart(5)}${mean(byCode).padStart(9)}`,
  ].join('\n');
}

function usageText(usage: readonly ProviderUsage[], conversations: number): string {
  const sum = (value: (one: ProviderUsage) => number): number => usage.reduce((total, one) => total + value(one), 0);
  const costs = usage.filter((one) => one.costMicros !== null);
  return [
    `Tokens                    ${sum((one) => one.promptTokens)} read, ${sum((one) => one.completionTokens)} written`,
    ` in ${usage.length} calls`,
    usage.some((one) => one.estimated) ? ', some estimated' : '',
    costs.length > 0
      ? `, ${costs[0]?.currency ?? ''} ${(sum((one) => one.costMicros ?? 0) / 1_000_000).toFixed(4)}`
      : '',
    `\nA conversation            ${Math.round(sum((one) => one.promptTokens) / conversations)} read`,
    ` (${Math.round(sum((one) => one.cachedTokens) / conversations)} of them cached), `,
    `${Math.round(sum((one) => one.completionTokens) / conversations)} written`,
    costs.length > 0
      ? `, ${costs[0]?.currency ?? ''} ${(sum((one) => one.costMicros ?? 0) / 1_000_000 / conversations).toFixed(4)}`
      : '',
  ].join('');
}

/** Figures without the transcripts. */
function asJson({ played, ...figures }: Evaluation): object {
  return {
    ...figures,
    conversations: played.map(({ conversation, left, scores, feedback, fallbacks }) => ({
      id: conversation.id,
      scenario: conversation.scenario,
      quality: conversation.quality,
      left,
      scores,
      fallbacks,
      engine: feedback.engine,
      met: feedback.indicators.filter((result) => result.verdict === 'met').map((result) => result.id),
      steps: feedback.steps,
    })),
  };
}

/** Measures and prints; answers with the exit code. */
export async function runEvaluation(options: EvalOptions): Promise<number> {
  const all = conversationsOf(options.set, options.scenario);
  const conversations = all && (options.sample === null ? all : sampleOf(all, options.sample));
  if (!conversations || conversations.length === 0) {
    console.error(`No conversations: the sets are ${Object.keys(SETS).join(', ')} and all.`);
    return 1;
  }
  if (options.sample !== null && (!Number.isInteger(options.sample) || options.sample < 1)) {
    console.error('--sample takes a number of 1 or more.');
    return 1;
  }
  if (!Number.isInteger(options.runs) || options.runs < 1) {
    console.error('--runs takes a number of 1 or more.');
    return 1;
  }
  const similarity = keptSimilarity(options.fresh);
  const usage: ProviderUsage[] = [];
  const coach = createCoach({
    similarity,
    delay: async () => undefined,
    ...(options.openai
      ? {
          openai: options.openai,
          logger: {
            info: () => undefined,
            warn: (fields: object, message: string) =>
              console.error(message, 'err' in fields ? String(fields.err) : ''),
          },
        }
      : {}),
  });
  console.log(`${conversations.length} conversations of set ${options.set}, engine ${coach.engine} ${coach.model}\n`);
  try {
    const evaluation = await evaluate({
      coach,
      scenarios,
      conversations,
      runs: options.runs,
      tips: options.openai === null,
      clock: () => performance.now(),
      now: new Date(),
      call: { onUsage: (one) => void usage.push(one) },
      ...(options.openai
        ? {
            onConversation: (
              done: number,
              of: number,
              conversation: WrittenConversation,
              outcome: { score: number } | { error: string },
            ) =>
              console.error(
                `${done}/${of} ${conversation.id} ${'score' in outcome ? outcome.score.toFixed(1) : `failed: ${outcome.error}`}`,
              ),
          }
        : {}),
    });
    console.log(evaluationText(evaluation));
    const bySet = Object.entries(SETS).map(([name, set]) => ({
      name,
      ranking: rank(ranked(evaluation.played.filter((one) => set.includes(one.conversation)))),
    }));
    if (options.set === 'all') console.log(`\n${rankingsText('Set by set', bySet)}`);
    if (options.openai) {
      console.log(usageText(usage, conversations.length));
      const builtIn = createCoach({ similarity, delay: async () => undefined });
      const beside = await evaluate({
        coach: builtIn,
        scenarios,
        conversations,
        runs: 1,
        tips: false,
        clock: () => performance.now(),
        now: new Date(),
      });
      console.log(`\n${besideText(evaluation, beside)}`);
    }
    if (evaluation.labels) console.log(`\n${labelText(evaluation.labels)}`);
    const open = options.worst
      ? evaluation.played
      : evaluation.played.filter((one) => SETS[OPEN_SET]?.includes(one.conversation));
    const worst = worstPairs(open, WORST_SHOWN);
    if (worst.length > 0) console.log(`\n${worstText(worst)}`);
    // Parts and figures are taken out of the built-in engine; a provider's judgement has none of its own to take out.
    const without = options.ablations ? await ablations(evaluation.played, similarity) : null;
    if (without)
      console.log(
        `\n${rankingsText('What each part brings (the same conversations, judged again without it)', without)}`,
      );
    const usual = usualCalibration(similarity);
    const refitted = options.leaveOneOut
      ? leaveOneOut(await scoreGrid(evaluation.played, similarity, gridAround(usual)), usual)
      : null;
    const withoutSentences = refitted ? await withoutOwnSentences(refitted.folds, evaluation.played, similarity) : null;
    if (refitted && withoutSentences) console.log(`\n${leaveOneOutText(refitted, withoutSentences, usual)}`);
    if (options.json !== null)
      writeFileSync(
        options.json,
        `${JSON.stringify({ set: options.set, engine: coach.engine, model: coach.model, ...asJson(evaluation), ablations: without, leaveOneOut: refitted && { ...refitted, withoutSentences }, usage }, null, 2)}\n`,
      );
    return exitCodeOf(evaluation);
  } finally {
    await coach.dispose();
  }
}
