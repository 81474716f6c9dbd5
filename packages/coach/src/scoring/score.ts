/**
 * The score: pure code, shared by both engines (product §12.3). Judgements and readings in, a report out; the same
 * assessment always gives the same report.
 */
import { foldState } from '@parley/rehearsal/state';
import type { EngineId, Feedback, IndicatorResult, ScenarioContent } from '@parley/shared';
import { CURRENT_RUBRIC } from '../rubric/index';
import type { TranscriptMessage } from '../types';
import { type Assessment, verifyEvidence } from './assessment';
import { rubricUnder, type ScoringFigures } from './figures';
import { deniedIn } from './denied';
import { withDoubt } from './clear-signs';
import { findings } from './findings';
import { insights } from './insights';
import { nextApproach } from './next-approach';
import { phrasing } from './phrasing';
import { withPlainWords } from './plain-words';
import { indicatorResults, skillScores, sumUp } from './sum';
import { reportedConcerns } from './reported-concerns';

/** The overall score without the report, under other figures than the usual ones. With the usual ones it is the report's. */
export function overallOf(
  assessment: Assessment,
  scenario: ScenarioContent,
  messages: readonly TranscriptMessage[],
  figures: ScoringFigures,
): number {
  const rubric = rubricUnder(figures);
  const skills = skillScores(rubric, scenario, verifyEvidence(assessment.judgements, messages));
  const final = foldState(scenario, assessment.readings, figures);
  return sumUp(rubric, skills, assessment.readings, final, deniedIn(scenario, messages)).overall;
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
  const judgements = verifyEvidence(assessment.judgements, messages);
  const { readings } = assessment;
  const final = foldState(scenario, readings);
  const skills = skillScores(rubric, scenario, judgements);
  const { overall, steps } = sumUp(rubric, skills, readings, final, deniedIn(scenario, messages));
  const indicators = withDoubt(indicatorResults(rubric, skills, judgements), { messages, readings, final });
  const told = { scenario, messages, readings, final, indicators, overall };
  const { strengths, areasForImprovement, specificFeedback } = findings(told);
  return {
    overallScore: overall,
    strengths: [...strengths],
    areasForImprovement: [...areasForImprovement],
    keyInsights: insights(told),
    specificFeedback: [...specificFeedback],
    suggestedApproachForNextTime: nextApproach(told),
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
