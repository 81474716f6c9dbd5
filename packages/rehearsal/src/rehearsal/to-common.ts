/** A common question answered by this person, now. */
import type { CommonQuestion } from '@parley/shared';
import { commonAnswer } from './common';
import type { Speaker } from './speaker';

/** What they say to a question that can be asked in every talk; another thing once the central concern was answered. */
export function toCommon(speaker: Speaker, question: CommonQuestion): string | null {
  const { scenario, after } = speaker.turn;
  const central = after.concerns.find((concern) => concern.central);
  // What is really behind it is told to somebody whom they begin to trust.
  if (question === 'main_worry' && central && central.level !== 'settled') {
    const confided = speaker.confided(central.id);
    if (confided !== null) return confided;
  }
  const { says, later = [] } = commonAnswer(scenario, question);
  const dealtWith = central?.level === 'answered' || central?.level === 'settled' || after.outcome === 'agreed';
  return speaker.first(dealtWith && later.length > 0 ? later : says);
}
