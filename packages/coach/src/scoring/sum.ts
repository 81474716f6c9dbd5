/** The sum of a score: points of the skills, how far the case moved, conduct, caps. Its lines add up to it, in tenths. */
import type { Reading } from '@parley/rehearsal/reading';
import type { State } from '@parley/rehearsal/state';
import {
  SKILLS,
  titleCase,
  type IndicatorResult,
  type ScenarioContent,
  type ScoreStep,
  type Skill,
  type SkillScore,
} from '@parley/shared';
import type { Rubric } from '../rubric/index';
import type { GateRule, ScoringRules } from '../rubric/scoring-rules';
import { IN_DOUBT, type Judgement } from './assessment';
import { caseProgress, conductCost, isCivil, shutGates } from './gates';

const tenth = (value: number): number => Math.round(value * 10) / 10;

function tempered(temper: ScoringRules['temper'], points: number): number {
  if (temper === null || points <= temper.from) return points;
  const { from, share, last } = temper;
  const until = from + (Math.min(points, last) - from) * share;
  return until + (Math.max(0, points - last) * (10 - from - (last - from) * share)) / (10 - last);
}

/** What a sum of skills and case counts for, 0-10 in tenths: by the rubric's curve, with its last points tempered. */
export const lifted = ({ curve, temper }: ScoringRules, earned: number): number =>
  tenth(tempered(temper, 10 * (earned / 10) ** curve));

/** Each skill's score, with its weight in this scenario; a skill to which nothing applied weighs nothing. */
export function skillScores(
  { indicators, scoring }: Rubric,
  scenario: ScenarioContent,
  judgements: readonly Judgement[],
): readonly SkillScore[] {
  return SKILLS.map((skill) => {
    const own = indicators.filter((indicator) => indicator.skill === skill);
    const verdicts = own.map(
      (indicator) => judgements.find((judgement) => judgement.indicator === indicator.id)?.verdict ?? 'not_met',
    );
    const applicable = verdicts.filter((verdict) => verdict !== 'not_applicable').length;
    const met = verdicts.filter((verdict) => verdict === 'met').length;
    const weight = applicable === 0 ? 0 : scenario.skills.includes(skill) ? scoring.trainedWeight : 1;
    return { skill, score: applicable === 0 ? null : tenth((10 * met) / applicable), met, applicable, weight };
  });
}

/** Shares of a sum in tenths that add up to it exactly: what rounding takes goes to the largest remainders. */
function inTenths(parts: readonly number[], total: number): readonly number[] {
  const floors = parts.map((part) => Math.floor(part * 10 + 1e-9));
  let rest = Math.round(total * 10) - floors.reduce((sum, part) => sum + part, 0);
  const order = parts
    .map((part, at) => ({ at, remainder: part * 10 - (floors[at] ?? 0) }))
    .sort((left, right) => right.remainder - left.remainder || left.at - right.at);
  for (const { at } of order) {
    if (rest <= 0) break;
    floors[at] = (floors[at] ?? 0) + 1;
    rest -= 1;
  }
  const first = order[0];
  if (rest !== 0 && first) floors[first.at] = (floors[first.at] ?? 0) + rest;
  return floors.map((part) => part / 10);
}

const LIFT = 'What is done well first counts most';
const TEMPERED = 'The last points are the hardest to earn';
const CIVIL = 'Civil, and with the matter';
const totalWeight = (skills: readonly SkillScore[]): number => skills.reduce((sum, skill) => sum + skill.weight, 0);

export interface Sum {
  /** 0-10 in tenths. */
  readonly overall: number;
  /** The lines that add up to it. */
  readonly steps: readonly ScoreStep[];
  /** The cap that held it down; null where none did. */
  readonly cap: Pick<GateRule, 'cap' | 'label'> | null;
}

/**
 * The overall score, and the lines that add up to it.
 * @param denied how many claims of the student the stakeholder has denied (`deniedIn`)
 */
export function sumUp(
  { scoring: rules }: Rubric,
  skills: readonly SkillScore[],
  readings: readonly Reading[],
  final: State,
  denied = 0,
): Sum {
  const skillParts = skills
    .filter((skill) => skill.applicable > 0)
    .map((skill) => ({
      label: `${titleCase(skill.skill)}: ${skill.met} of ${skill.applicable}`,
      points: (rules.skillPoints * skill.weight * (skill.met / skill.applicable)) / totalWeight(skills),
    }));
  const settled = final.concerns.filter((concern) => concern.level === 'settled').length;
  const movedBy = {
    label: `How far the case moved: ${settled} of ${final.concerns.length} worries settled`,
    points: (10 - rules.skillPoints) * caseProgress(rules, final),
  };
  const earned = [...skillParts, movedBy];
  const raw = tenth(earned.reduce((sum, part) => sum + part.points, 0));
  const gross = lifted(rules, raw);
  const cost = conductCost(rules, readings, final);
  const net = tenth(Math.max(0, gross - cost.points));
  const [gate] = shutGates(rules, readings, final, denied);
  const cap = gate && net > gate.cap ? gate : null;
  const capped = cap === null ? net : cap.cap;
  const overall = capped < rules.civil && isCivil(readings) ? rules.civil : capped;
  const points = inTenths(
    earned.map((part) => part.points),
    raw,
  );
  const steps: ScoreStep[] = earned.map((part, at) => ({ label: part.label, points: points[at] ?? 0 }));
  if (gross !== raw) steps.push({ label: gross > raw ? LIFT : TEMPERED, points: tenth(gross - raw) });
  if (gross !== net) steps.push({ label: `Conduct: ${cost.label}`, points: tenth(net - gross) });
  if (cap !== null) steps.push({ label: `${cap.label}: at most ${cap.cap.toFixed(1)}`, points: tenth(cap.cap - net) });
  if (overall !== capped)
    steps.push({ label: `${CIVIL}: at least ${rules.civil.toFixed(1)}`, points: tenth(overall - capped) });
  return { overall, steps, cap };
}

/** What an indicator of the skill carries of the sum. */
function pointsOf(rules: ScoringRules, skills: readonly SkillScore[], skill: Skill): number {
  const score = skills.find((candidate) => candidate.skill === skill);
  return !score || score.applicable === 0
    ? 0
    : Math.round(((rules.skillPoints * score.weight) / score.applicable / totalWeight(skills)) * 100) / 100;
}

/** Every indicator of the rubric with its verdict, in its order. */
export function indicatorResults(
  { indicators, scoring }: Rubric,
  skills: readonly SkillScore[],
  judgements: readonly Judgement[],
): readonly IndicatorResult[] {
  return indicators.map(({ id, skill, label, lookedFor, improvement }) => {
    const judgement = judgements.find((candidate) => candidate.indicator === id);
    const verdict = judgement?.verdict ?? 'not_met';
    const points = verdict === 'not_applicable' ? 0 : pointsOf(scoring, skills, skill);
    return {
      id,
      skill,
      label,
      lookedFor,
      verdict,
      evidence: judgement?.evidence ?? null,
      reason: judgement?.reason ?? improvement,
      ...(judgement?.unclear && { unclear: true as const }),
      ...(judgement?.alone && verdict === 'met' && { evidence: null, unclear: true as const, reason: IN_DOUBT }),
      points,
    };
  });
}
