/**
 * The score: pure code, shared by both engines (architecture §4). Judgements and readings in, a report out; the same
 * assessment always gives the same report.
 */
import { SKILLS, titleCase, type EngineId, type Feedback, type IndicatorResult, type ScenarioContent, type ScoreStep, type SkillScore } from '@parley/shared';
import { CURRENT_RUBRIC } from '../rubric/index';
import { foldState, type State } from '../state/state';
import type { TranscriptMessage } from '../types';
import type { Reading } from '../understanding/reading';
import { type Assessment, type Judgement, verifyEvidence } from './assessment';
import { caseProgress, conductCost, shutGates } from './gates';
import { findings, insights, nextApproach, phrasing } from './report';
import { worriesOf } from './worries';

/** Points of 10 that the ten skills give between them; the rest is how far the case moved. */
const SKILL_POINTS = 7;
const CASE_POINTS = 10 - SKILL_POINTS;
/** A scenario weighs what it trains. */
const TRAINED_WEIGHT = 2;

const tenth = (value: number): number => Math.round(value * 10) / 10;

function skillScores(scenario: ScenarioContent, judgements: readonly Judgement[]): readonly SkillScore[] {
  return SKILLS.map((skill) => {
    const own = CURRENT_RUBRIC.indicators.filter((indicator) => indicator.skill === skill);
    const verdicts = own.map((indicator) => judgements.find((judgement) => judgement.indicator === indicator.id)?.verdict ?? 'not_met');
    const applicable = verdicts.filter((verdict) => verdict !== 'not_applicable').length;
    const met = verdicts.filter((verdict) => verdict === 'met').length;
    const weight = applicable === 0 ? 0 : scenario.skills.includes(skill) ? TRAINED_WEIGHT : 1;
    return { skill, score: applicable === 0 ? null : tenth((met / applicable) * 10), met, applicable, weight };
  });
}

/** Shares of a sum in tenths that add up to it exactly: what rounding takes goes to the largest remainders. */
function inTenths(parts: readonly number[], total: number): readonly number[] {
  const floors = parts.map((part) => Math.floor(part * 10 + 1e-9));
  let rest = Math.round(total * 10) - floors.reduce((sum, part) => sum + part, 0);
  const order = parts.map((part, at) => ({ at, remainder: part * 10 - (floors[at] ?? 0) })).sort((left, right) => right.remainder - left.remainder || left.at - right.at);
  for (const { at } of order) {
    if (rest <= 0) break;
    floors[at] = (floors[at] ?? 0) + 1;
    rest -= 1;
  }
  const first = order[0];
  if (rest !== 0 && first) floors[first.at] = (floors[first.at] ?? 0) + rest;
  return floors.map((part) => part / 10);
}

function sumUp(skills: readonly SkillScore[], readings: readonly Reading[], final: State): { overall: number; steps: readonly ScoreStep[] } {
  const weights = skills.reduce((sum, skill) => sum + skill.weight, 0);
  const skillParts = skills.filter((skill) => skill.applicable > 0).map((skill) => ({
    label: `${titleCase(skill.skill)}: ${skill.met} of ${skill.applicable}`,
    points: (SKILL_POINTS * skill.weight * (skill.met / skill.applicable)) / weights,
  }));
  const settled = final.concerns.filter((concern) => concern.level === 'settled').length;
  const movedBy = { label: `How far the case moved: ${settled} of ${final.concerns.length} worries settled`, points: CASE_POINTS * caseProgress(final) };
  const earned = [...skillParts, movedBy];
  const gross = tenth(earned.reduce((sum, part) => sum + part.points, 0));
  const cost = conductCost(readings, final);
  const net = tenth(Math.max(0, gross - cost.points));
  const [gate] = shutGates(readings, final);
  const overall = gate && net > gate.cap ? gate.cap : net;
  const points = inTenths(earned.map((part) => part.points), gross);
  const steps: ScoreStep[] = earned.map((part, at) => ({ label: part.label, points: points[at] ?? 0 }));
  if (gross !== net) steps.push({ label: `Conduct: ${cost.label}`, points: tenth(net - gross) });
  if (gate && net > gate.cap) steps.push({ label: `${gate.label}: at most ${gate.cap.toFixed(1)}`, points: tenth(gate.cap - net) });
  return { overall, steps };
}

function indicatorResults(skills: readonly SkillScore[], judgements: readonly Judgement[]): readonly IndicatorResult[] {
  const weights = skills.reduce((sum, skill) => sum + skill.weight, 0);
  return CURRENT_RUBRIC.indicators.map((indicator) => {
    const judgement = judgements.find((candidate) => candidate.indicator === indicator.id);
    const skill = skills.find((candidate) => candidate.skill === indicator.skill);
    const verdict = judgement?.verdict ?? 'not_met';
    const points = verdict === 'not_applicable' || !skill || skill.applicable === 0 ? 0 : (SKILL_POINTS * skill.weight) / weights / skill.applicable;
    return {
      id: indicator.id, skill: indicator.skill, label: indicator.label, lookedFor: indicator.lookedFor,
      verdict, evidence: judgement?.evidence ?? null, reason: judgement?.reason ?? indicator.improvement,
      points: Math.round(points * 100) / 100,
    };
  });
}

export interface ScoredBy {
  readonly engine: EngineId;
  readonly model: string;
  /** An honest line where another engine than the configured one had to judge. */
  readonly engineNote: string | null;
  readonly now: Date;
}

/**
 * The report of a conversation. Quotes that do not stand in the transcript are thrown out first.
 * @param messages the whole transcript, the opening first
 */
export function score(assessment: Assessment, scenario: ScenarioContent, messages: readonly TranscriptMessage[], by: ScoredBy): Feedback {
  const judgements = verifyEvidence(assessment.judgements, messages);
  const { readings } = assessment;
  const final = foldState(scenario, readings);
  const skills = skillScores(scenario, judgements);
  const { overall, steps } = sumUp(skills, readings, final);
  const indicators = indicatorResults(skills, judgements);
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
    indicators: [...indicators],
    trust: [...final.curve],
    worries: [...worriesOf(scenario, final)],
    steps: [...steps],
    rubricVersion: CURRENT_RUBRIC.version,
    engine: by.engine,
    model: by.model,
    engineNote: by.engineNote,
    scoredAt: by.now.toISOString(),
  };
}
