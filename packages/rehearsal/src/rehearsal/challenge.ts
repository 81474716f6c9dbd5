/** What is said to a claim that this person knows to be false (product §12.15). */
import type { Untruth } from '../understanding/reading';
import type { Speaker } from './speaker';

/** For a voice without lines for it. */
const PLAINLY = ['That isn’t so.', 'No, that is not how it is.', '{claimed}? No, {known}.'] as const;

/**
 * The lines that challenge an untruth: the author's own to this very claim, else the voice's with what was said and what
 * is so, and then the fact as this person says it. None where the person does not know better.
 */
function challenges(speaker: Speaker, untruth: Untruth): readonly (string | null)[] {
  const { turn, voice } = speaker;
  if (!untruth.aloud) return [];
  const statement = turn.scenario.statements?.find(({ id }) => id === untruth.statement);
  if (statement) return [speaker.first(statement.says)];
  const { claimed, known } = untruth;
  if (untruth.by === 'own_words')
    return claimed === null || known === null ? [] : [speaker.any(voice.clash, { old: known, new: claimed })];
  const slots = claimed === null || known === null ? {} : { claimed, known };
  const fact = turn.scenario.facts.find(({ id }) => id === untruth.fact);
  const disputed = speaker.any(voice.disputed ?? PLAINLY, slots);
  return [disputed, fact ? speaker.first([fact.line]) : null];
}

/** Challenges the first untruth of what was just said; null where nothing in it is known to be false. */
export function challengeOf(speaker: Speaker): string | null {
  for (const untruth of speaker.turn.reading.untrue ?? []) {
    const lines = challenges(speaker, untruth).filter((line) => line !== null);
    if (lines.length > 0) return lines.join(' ');
  }
  return null;
}

/** To an agreement of others that nobody could look up. */
export const WHO_SAID_SO = [
  'Who of them, and when?',
  'Who said so, by name?',
  'And where could I read that?',
  'Who was that, and on which day?',
] as const;

/** Asks who it was that is said to have agreed; null where nothing of the sort was claimed, or it was asked already. */
export const askWho = (speaker: Speaker): string | null =>
  (speaker.turn.reading.unchecked ?? []).length === 0 ? null : speaker.any(WHO_SAID_SO);
