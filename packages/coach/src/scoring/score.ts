/**
 * The score: pure code, shared by both engines (product §12.3). Judgements and readings in, a report out; the same
 * assessment always gives the same report.
 */
import { foldState, type State } from '@parley/rehearsal/state';
import type { EngineId, Feedback, IndicatorResult, ScenarioContent, SkillScore } from '@parley/shared';
import { CURRENT_RUBRIC } from '../rubric/index';
import type { TranscriptMessage } from '../types';
import { type Assessment, type Judgement, verifyEvidence } from './assessment';
import { rubricUnder, type ScoringFigures, USUAL } from './figures';
import { deniedIn } from './denied';
import { withDoubt } from './clear-signs';
import { findings } from './findings';
import { insights } from './insights';
import { nextApproach } from './next-approach';
import { phrasing } from './phrasing';
import { withPlainWords } from './plain-words';
import { indicatorResults, skillScores, type Sum, sumUp } from './sum';
import { reportedConcerns } from './reported-concerns';

type OneJudge = Pick<Assessment, 'readings' | 'judgements'>;
interface Summed extends Sum {
  readonly judgements: readonly Judgement[];
  readonly skills: readonly SkillScore[];
  readonly final: State;
}

/** What one judge's readings and judgements come to. */
function summed(
  { readings, judgements }: OneJudge,
  scenario: ScenarioContent,
  messages: readonly TranscriptMessage[],
  figures: ScoringFigures = USUAL,
): Summed {
  const rubric = rubricUnder(figures);
  const verified = verifyEvidence(judgements, messages);
  const skills = skillScores(rubric, scenario, verified);
  const final = foldState(scenario, readings, figures);
  const sum = sumUp(rubric, skills, readings, final, deniedIn(scenario, messages));
  return { ...sum, judgements: verified, skills, final };
}

/** The overall score of one judge without the report, under other figures than the usual ones. With the usual ones it is the report's. */
export const overallOf = (
  judge: OneJudge,
  scenario: ScenarioContent,
  messages: readonly TranscriptMessage[],
  figures: ScoringFigures,
): number => summed(judge, scenario, messages, figures).overall;

/**
 * The mean of what a model and the rules together and what the rules alone come to: two judges differ by chance as well. A cap
 * that the report tells holds the mean, too. The lines still add up.
 */
function meanOf(own: Sum, byCode: Sum | null): Pick<Sum, 'overall' | 'steps'> {
  if (byCode === null || byCode.overall === own.overall) return own;
  const tenths = [own, byCode].map(({ overall }) => Math.round(overall * 10));
  const mean = Math.round(tenths.reduce((sum, score) => sum + score, 0) / 2) / 10;
  const holds = own.cap !== null && mean > own.cap.cap;
  const overall = holds ? own.overall : mean;
  const cap = byCode.cap === null ? '' : ` (${byCode.cap.label})`;
  const ending = holds ? 'the cap holds' : 'the mean of both counts';
  const step = {
    label: `With the model ${own.overall.toFixed(1)}, by rules alone ${byCode.overall.toFixed(1)}${cap}: ${ending}`,
    points: (Math.round(overall * 10) - Math.round(own.overall * 10)) / 10,
  };
  return { overall, steps: [...own.steps, step] };
}

export interface ScoredBy {
  readonly engine: EngineId;
  readonly model: string;
  /** An honest line where another engine than the configured one had to judge. */
  readonly engineNote: string | null;
  readonly now: Date;
}

const answeredIn = (indicators: readonly IndicatorResult[]): number | null =>
  indicators.find(({ id, verdict }) => id === 'answered-the-central' && verdict === 'met')?.evidence?.messageNumber ??
  null;

/**
 * The report of a conversation, by the current rubric. Quotes that do not stand in the transcript are thrown out first.
 * @param messages the whole transcript, the opening first
 */
export function score(
  assessment: Assessment,
  scenario: ScenarioContent,
  messages: readonly TranscriptMessage[],
  by: ScoredBy,
): Feedback {
  const rubric = CURRENT_RUBRIC;
  const { readings, byCode } = assessment;
  const own = summed(assessment, scenario, messages);
  const { judgements, skills, final } = own;
  const beside = rubric.scoring.meanOfTwo && byCode !== undefined ? summed(byCode, scenario, messages) : null;
  const { overall, steps } = meanOf(own, beside);
  const indicators = withDoubt(indicatorResults(rubric, skills, judgements), { messages, readings, final });
  const told = { scenario, messages, readings, final, indicators, overall };
  const { strengths, areasForImprovement, specificFeedback } = findings(told);
  return {
    overallScore: overall,
    strengths: [...strengths],
    areasForImprovement: [...areasForImprovement],
    keyInsights: insights(told),
    specificFeedback: [...specificFeedback],
    suggestedApproachForNextTime: nextApproach(told, areasForImprovement.length),
    suggestedPhrasing: phrasing(told),
    skills: [...skills],
    indicators: [...withPlainWords(told)],
    trust: [...final.curve],
    worries: [...reportedConcerns(scenario, final, answeredIn(indicators))],
    steps: [...steps],
    rubricVersion: rubric.version,
    engine: by.engine,
    model: by.model,
    engineNote: by.engineNote,
    scoredAt: by.now.toISOString(),
  };
}
