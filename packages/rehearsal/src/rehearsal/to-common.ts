/** A common question answered by this person, now. */
import type { CommonQuestion } from '@parley/shared';
import { notHeard } from '../truth/given-back';
import { commonAnswer } from './common';
import type { Speaker } from './speaker';

/** To a wish, a worry or a word that was laid to them, and that they never spoke of. */
const UNSAID = ['I don’t believe I said that.', 'That’s not how I put it.', 'I’d not have said it so.'];

/** That something is surely nothing that they said; null where it was heard, or may have been. */
function unsaid(speaker: Speaker): string | null {
  const { scenario, messages, points, similarity } = speaker.turn;
  const linesOf = (from: 'stakeholder' | 'student'): readonly string[] =>
    messages.filter(({ role }) => role === from).map(({ content }) => content);
  const unheard = notHeard({
    draft: points.map(({ sentence }) => sentence),
    meant: points.map(() => null),
    heard: linesOf('stakeholder'),
    own: linesOf('student').slice(0, -1),
    briefing: scenario.situation,
    similarity,
  });
  return unheard?.surely === true && unheard.laid ? speaker.any(UNSAID) : null;
}

/** What they say to a question that can be asked in every talk; another thing once the central concern was answered. */
export function toCommon(speaker: Speaker, question: CommonQuestion): string | null {
  const { scenario, after } = speaker.turn;
  const denied = question === 'did_i_get_it_right' ? unsaid(speaker) : null;
  if (denied !== null) return denied;
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
