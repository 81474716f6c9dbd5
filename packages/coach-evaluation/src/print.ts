/** An evaluation as text for the terminal. Pure. */
import type { Evaluation } from './evaluate';
import type { LabelReport } from './labels';
import { type Calibration, FIGURES, type LeaveOneOut, NOT_REFITTED } from './leave-one-out';
import { groupBy } from './group';
import { agreementOf, type Ranking, type Share, type Timing } from './measure';
import type { Ablation } from './variants';
import type { Misjudged, Side } from './worst';

const percent = (share: number | null): string => (share === null ? '    –' : `${(share * 100).toFixed(1)}%`);
const shareText = ({ right, of }: Share): string => `${right}/${of}${of === 0 ? '' : ` ${percent(right / of)}`}`;
const points = (value: number | null): string => (value === null ? '–' : value.toFixed(1));
const timing = (what: string, value: Timing | null): string =>
  value === null
    ? `${what} –`
    : `${what} ${value.median.toFixed(0)}/${value.p95.toFixed(0)}/${value.longest.toFixed(0)} ms (${value.count})`;

/** Columns as wide as their widest cell; all but the first to the right. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}`.trimEnd(),
  );
}

function scoresByScenario({ played }: Evaluation): readonly string[] {
  const rows = [
    ...groupBy(
      played.filter((one) => one.conversation.quality !== 'hostile'),
      (one) => one.conversation.scenario,
    ),
  ].map(([scenario, group]) => {
    const scores = (quality: string): string =>
      group
        .filter((one) => one.conversation.quality === quality)
        .map((one) => `${one.feedback.overallScore.toFixed(1)}${one.left ? '*' : ''}`)
        .join(' ');
    return [scenario, scores('strong'), scores('middling'), scores('poor')];
  });
  return rows.length === 0
    ? []
    : ['Scores (* the stakeholder walked out)', ...table([['scenario', 'strong', 'middling', 'poor'], ...rows])];
}

function rankingLines({ all, byKind, distance, levels }: Ranking): readonly string[] {
  return [
    `Pairs in the right order  ${shareText(all)}   ${Object.entries(byKind)
      .map(([kind, share]) => `${kind} ${share.right}/${share.of}`)
      .join(', ')}`,
    `Strong to poor            ${points(distance)} points`,
    ...table([
      ['', 'conversations', 'mean', 'lowest', 'highest'],
      ...levels.map((level) => [
        level.quality,
        String(level.conversations),
        level.mean.toFixed(2),
        points(level.lowest),
        points(level.highest),
      ]),
    ]),
  ];
}

function agreementLines({ played }: Evaluation): readonly string[] {
  const agreement = agreementOf(
    played.map(({ conversation, feedback }) => ({ coach: feedback.overallScore, writer: conversation.score })),
  );
  if (agreement === null) return [];
  const { conversations, difference, bias, correlation } = agreement;
  return [
    `Against writers' scores   mean difference ${difference.toFixed(2)} points (the coach's ${bias < 0 ? 'lower' : 'higher'} by ${Math.abs(bias).toFixed(2)}), rank correlation ${correlation.toFixed(2)} (${conversations})`,
  ];
}

/** Hostile scores that one need not look at. */
const HARMLESS = 2;

function hostileLines({ played, ranking }: Evaluation): readonly string[] {
  const hostile = played
    .filter((one) => one.conversation.quality === 'hostile')
    .map((one) => ({ id: one.conversation.id, score: one.feedback.overallScore }))
    .sort((left, right) => right.score - left.score);
  const shown = hostile.filter(({ score }) => score >= HARMLESS);
  return hostile.length === 0
    ? []
    : [
        `Hostile conversations     highest ${points(ranking.hostileHighest)}, ${hostile.length - shown.length} of ${hostile.length} below ${HARMLESS}`,
        ...shown.map(({ id, score }) => `  ${points(score)}  ${id}`),
      ];
}

/** The figures of a run. */
export function evaluationText(evaluation: Evaluation): string {
  const { played, failures, ranking, soundness, spread, fallbacks, times, seconds } = evaluation;
  return [
    ...scoresByScenario(evaluation),
    '',
    ...rankingLines(ranking),
    '',
    ...hostileLines(evaluation),
    ...agreementLines(evaluation),
    `Evidence verified         ${percent(soundness.verified)} of ${soundness.quotes} quotes`,
    ...soundness.fabricated.map((line) => `  ${line}`),
    `Steps that do not add up  ${soundness.wrongSums.length}`,
    ...soundness.wrongSums.map((line) => `  ${line}`),
    `Spread over ${spread.runs} run${spread.runs === 1 ? '' : 's'}        mean ${spread.mean.toFixed(2)}, largest ${spread.largest.toFixed(1)}${spread.unstable.length > 0 ? ` (${spread.unstable.join(', ')})` : ''}`,
    `Median/p95/longest        ${timing('reply', times.reply)}, ${timing('tip', times.tip)}, ${timing('report', times.assess)}`,
    `Conversations             ${played.length} played, ${failures.length} failed, ${seconds.toFixed(1)} s`,
    ...(fallbacks.replies + fallbacks.reports === 0
      ? []
      : [
          `The built-in engine stood in for ${fallbacks.replies} of ${fallbacks.ofReplies} replies and ${fallbacks.reports} of ${fallbacks.ofReports} reports: for those the figures say nothing about the engine measured`,
        ]),
    ...failures.map((failure) => `  ${failure.id}: ${failure.error}`),
  ].join('\n');
}

/** Precision and recall by indicator, the worst first. */
export function labelText({ conversations, indicators, overall, unknown }: LabelReport): string {
  const row = (entry: LabelReport['overall']): readonly string[] => [
    entry.id,
    String(entry.labelled),
    String(entry.found),
    percent(entry.precision),
    percent(entry.recall),
    percent(entry.f1),
    percent(entry.recallInPlace),
  ];
  return [
    `Indicators in ${conversations} labelled conversations (in place: evidence in the labelled line or beside it)`,
    ...table([
      ['indicator', 'labelled', 'found', 'precision', 'recall', 'F1', 'in place'],
      ...indicators.map(row),
      row(overall),
    ]),
    ...(unknown.length > 0 ? [`Labels that name no indicator: ${unknown.join(', ')}`] : []),
  ].join('\n');
}

/** One ranking a line, under a title. */
export function rankingsText(title: string, rows: readonly Ablation[]): string {
  return [
    title,
    ...table([
      ['', 'pairs right', 'distance', 'hostile'],
      ...rows.map(({ name, ranking }) => [
        name,
        shareText(ranking.all),
        points(ranking.distance),
        points(ranking.hostileHighest),
      ]),
    ]),
  ].join('\n');
}

/** Fitted figures, refitted without the scenario they are measured on. */
export function leaveOneOutText(
  { folds, refitted, plain, chosen }: LeaveOneOut,
  withoutSentences: Share,
  usual: Calibration,
): string {
  const wrong = folds.filter((fold) => fold.pairs.right < fold.pairs.of);
  return [
    `Leave one scenario out    ${shareText(refitted)} with figures fitted on the others; ${shareText(plain)} with the usual ones (${folds.length} scenarios)`,
    `  and the weight of messages fitted without the scenario's own texts: ${shareText(withoutSentences)}`,
    ...table([
      ['figure', 'usual', 'chosen (folds)'],
      ...FIGURES.map((figure) => [
        figure,
        String(usual[figure]),
        Object.entries(chosen[figure])
          .map(([value, count]) => `${value} (${count})`)
          .join(', '),
      ]),
    ]),
    ...wrong.map((fold) => `  ${fold.scenario}: ${fold.pairs.right}/${fold.pairs.of}`),
    NOT_REFITTED,
  ].join('\n');
}

function sideLines(side: Side): readonly string[] {
  return [
    `    ${side.score.toFixed(1)} ${side.id}${side.left ? ' (the stakeholder walked out)' : ''}: met ${side.met.join(', ') || 'nothing'}`,
    ...(side.decided
      ? [`        only here: ${side.decided.indicator}, message ${side.decided.message}, “${side.decided.quote}”`]
      : []),
    ...(side.against.length > 0
      ? [`        against: ${side.against.map((step) => `${step.label} (${step.points})`).join('; ')}`]
      : []),
  ];
}

/** The worst misjudgements, in full. */
export function worstText(worst: readonly Misjudged[]): string {
  return [
    'The worst pairs (margin in points; at 0 and below the order is wrong)',
    ...worst.flatMap(({ kind, margin, better, worse }, at) => [
      `${at + 1}. ${kind}, ${margin.toFixed(1)}`,
      ...sideLines(better),
      ...sideLines(worse),
    ]),
  ].join('\n');
}
