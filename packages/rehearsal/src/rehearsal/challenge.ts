/** What is said to a claim that this person knows to be false (product §12.15). */
import type { Untruth } from '../understanding/reading';
import { parseText } from '../language/parse';
import { whoAgreed } from '../truth/who-agreed';
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

/** From here on (0-1) a message says that something is agreed or arranged which nothing shows (decision 0045). */
const BLUFFS = 0.45;
/** What this person knows to be false is denied from this chance on where the message sounds like a bluff anyway. */
const CLAIMED = 0.3;

/** The likeliest of the false claims that an author wrote an answer to, denied in those words. */
function denial(speaker: Speaker): string | null {
  const claims = speaker.turn.points
    .flatMap(({ meant }) => meant)
    .filter(
      ({ target, probability }) =>
        target.kind === 'statement' && target.statement.truth === 'false' && probability >= CLAIMED,
    )
    .toSorted((left, right) => right.probability - left.probability);
  for (const { target } of claims) {
    const line = target.kind === 'statement' ? speaker.first(target.statement.says) : null;
    if (line !== null) return line;
  }
  return null;
}

/** Doubts what somebody else is said to have agreed to, each time it is said; null where nobody is named or nothing is claimed. */
export function doubtOf(speaker: Speaker): string | null {
  const { turn, voice, index } = speaker;
  const { unchecked = [], undertones } = turn.reading;
  const bluffs = (undertones?.bluff.chance ?? 0) >= BLUFFS;
  if (!bluffs && unchecked.length === 0) return null;
  const denied = bluffs ? denial(speaker) : null;
  if (denied !== null) return denied;
  const claims = bluffs ? parseText(turn.text).filter(({ question }) => !question) : [];
  const who = [...unchecked, ...claims.map(({ text }) => text)]
    .flatMap((claim) => whoAgreed(claim) ?? [])
    .find((named) => !index.addresses.has(named.toLowerCase()));
  return who === undefined ? null : speaker.any(voice.doubts ?? [], { who });
}

/** To a threat between the lines, whoever hears it; at most so often in a talk. */
export const THREAT_HEARD = [
  'I heard that. Say it openly, or leave it out.',
  'Who else might hear of it has no bearing on this.',
  'That sounds like a warning, and warnings don’t sway me.',
] as const;

/** Says that a threat between the lines was heard; null where there was none, or it has been said often enough. */
export const threatHeard = (speaker: Speaker): string | null =>
  (speaker.turn.reading.undertones?.veiled ?? null) === null ? null : speaker.first(THREAT_HEARD);
