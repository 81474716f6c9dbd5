/** Holds a report against the person's last attempt at the same scenario: only what both have is compared. */
import type { Feedback, IndicatorResult, SkillScore, Verdict } from './feedback';
import type { ChangedIndicator, PreviousAttempt } from './previous-attempt';

/** A completed conversation on the same scenario, with no more than a comparison needs. */
interface EarlierAttempt {
  readonly id: string;
  readonly completedAt: Date;
  readonly overallScore: number;
  readonly rubricVersion: string;
  readonly skills: readonly Pick<SkillScore, 'skill' | 'score'>[];
  readonly indicators: readonly Pick<IndicatorResult, 'id' | 'verdict'>[];
}

/** What changed from the earlier attempt to this one. Whatever one of the two did not test is left out. */
export function compareAttempts(
  feedback: Pick<Feedback, 'skills' | 'indicators'>,
  earlier: EarlierAttempt,
): PreviousAttempt {
  const verdictThen = new Map(earlier.indicators.map(({ id, verdict }) => [id, verdict]));
  const changed = (then: Verdict, now: Verdict): ChangedIndicator[] =>
    feedback.indicators
      .filter(({ id, verdict }) => verdict === now && verdictThen.get(id) === then)
      .map(({ id, skill, label }) => ({ id, skill, label }));
  return {
    _id: earlier.id,
    completedAt: earlier.completedAt.toISOString(),
    overallScore: earlier.overallScore,
    rubricVersion: earlier.rubricVersion,
    skills: feedback.skills.flatMap(({ skill, score: after }) => {
      const before = earlier.skills.find((candidate) => candidate.skill === skill)?.score ?? null;
      return before === null || after === null ? [] : [{ skill, before, after }];
    }),
    newlyMet: changed('not_met', 'met'),
    noLongerMet: changed('met', 'not_met'),
  };
}
