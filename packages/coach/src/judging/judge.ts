/** The built-in engine's judgement: each indicator from the readings and the folded state, with the words that decided it. */
import type { Reading } from '@parley/rehearsal/reading';
import { foldState, type StateFigures } from '@parley/rehearsal/state';
import { cameToLearn, readAs, type ReadingParts } from '@parley/rehearsal/understanding';
import { CURRENT_RUBRIC, PUTS_FORWARD } from '../rubric/index';
import type { Judgement } from '../scoring/assessment';
import { spreadEvidence } from '../scoring/spread';
import type { CoachContext } from '../types';
import { type Case, faultIn, type Finding, idle, missed, sentencesOf, weakestOf } from './case';
import { rulesFor } from './rules';

/** Complete, or the process doesn't start. */
const RULES = rulesFor(CURRENT_RUBRIC.indicators);

const CAME_TO_LEARN = 'You had come to learn, and put little forward.';
const FULL = 'The sentence that shows it already stands for other things, and nothing else you said does.';

/** Judges every indicator. Pure: the same readings give the same judgements. */
export function judge(
  context: CoachContext,
  readings: readonly Reading[],
  { settling, grounding }: StateFigures & ReadingParts = { settling: 1, grounding: true },
): readonly Judgement[] {
  const index = readAs(context.scenario, { grounding });
  const known: Case = {
    context,
    index,
    readings,
    final: foldState(context.scenario, readings, { settling }),
    said: sentencesOf(context, index, readings),
    fault: (...kinds) => faultIn(readings, kinds),
    weakest: weakestOf(context, readings),
  };
  const findings = RULES.map(({ id, rule }) => {
    const finding: Finding = readings.length === 0 ? missed(null, 'You said nothing.') : rule(known);
    const excused = finding.verdict === 'not_met' && PUTS_FORWARD.includes(id) && cameToLearn(known.readings);
    return { id, finding: excused ? idle(CAME_TO_LEARN) : finding };
  });
  const wanted = new Map(
    findings.flatMap(({ id, finding }) => (finding.verdict === 'met' ? [[id, finding.supports] as const] : [])),
  );
  const shown = spreadEvidence(
    wanted,
    context.messages,
    CURRENT_RUBRIC.scoring.indicatorsPerSentence ?? Number.POSITIVE_INFINITY,
  );
  return findings.map(({ id, finding }): Judgement => {
    if (finding.verdict === 'not_applicable')
      return { indicator: id, verdict: 'not_applicable', evidence: null, reason: finding.reason };
    if (finding.verdict === 'not_met')
      return { indicator: id, verdict: 'not_met', evidence: finding.evidence, reason: finding.reason };
    const evidence = shown.get(id);
    if (evidence) return { indicator: id, verdict: 'met', evidence, reason: finding.reason };
    return { indicator: id, verdict: 'not_met', evidence: null, reason: FULL, unclear: true };
  });
}
