/** Which sentence of a brief tells the goal of the talk, by a ranking fitted on labelled briefs, and the goal in it (decision 0042). */
import type { Told } from '../brief/told';
import { goalSigns, type Weighed } from './goal-signs';
import { GOAL_WEIGHTS } from './goal-weights';
import type { Partner } from './partner';
import { agreedTo, inOwnWords, wishIn } from './wish';
import { POINTS_BACK } from './wish-leads';

/** Every sentence that may tell it, in their order. */
export function goalCandidates(told: readonly Told[], partner: Partner): readonly Weighed[] {
  return told.flatMap((entry, at) =>
    (entry.own && entry.sentence.quoted) || entry.purpose === null
      ? []
      : [
          {
            entry,
            before: told[at - 1],
            after: told[at + 1],
            wish: wishIn(entry.mark, partner, entry.sentence.people.length < 2),
            place: told.length < 2 ? 0 : at / (told.length - 1),
          },
        ],
  );
}

/** How likely a sentence tells it, 0-1. */
const likelihood = (seen: Weighed): number => {
  const value = goalSigns(seen).reduce(
    (sum, sign, at) => sum + sign * (GOAL_WEIGHTS.weights[at] ?? 0),
    GOAL_WEIGHTS.always,
  );
  return 1 / (1 + Math.exp(-value));
};

/** From here on a sentence is taken for it; from less where it says in so many words that something is wanted. */
const ENOUGH = 0.07;
const ENOUGH_SAID = 0.03;
/** From here on without a form for its wish. */
const SURELY = 0.5;

const ASKS_ONESELF = /^(?:so,?\s)?what\s(?:do|would)\s(?:I|you|we)\b[^?]{0,20}\b(?:want|need|like)\b[^?]{0,20}\?$/iu;

/** The goal in the likeliest sentence; null where none is likely. */
export function goalOf(told: readonly Told[], partner: Partner): string | null {
  const ranked = goalCandidates(told, partner)
    .map((seen) => ({ ...seen, likely: likelihood(seen) }))
    .filter(({ likely, wish }) => likely >= (wish?.bare === false && wish.plain ? ENOUGH_SAID : ENOUGH))
    .toSorted((left, right) => right.likely - left.likely);
  for (const { entry, before, after, wish, likely } of ranked) {
    // 'That is all I want', behind what it is.
    const pointed = before !== undefined && POINTS_BACK.test(entry.mark) ? before : null;
    const meant =
      pointed === null
        ? null
        : (wishIn(pointed.mark, partner, pointed.sentence.people.length < 2)?.text ??
          agreedTo(pointed.sentence.text, partner));
    // 'What do I want? Six beds by the end of May.'
    const answer = ASKS_ONESELF.test(entry.sentence.text) ? (after?.sentence.text ?? null) : null;
    const answered = answer === null ? null : (wishIn(`want: ${answer}`, partner, true)?.text ?? null);
    const goal =
      meant ?? answered ?? wish?.text ?? (likely >= SURELY ? inOwnWords(entry.sentence.text, partner) : null);
    if (goal !== null) return goal;
  }
  return null;
}
