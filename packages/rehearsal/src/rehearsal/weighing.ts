/** What they say of a concern that a message did something for, where the words speak of that very thing. */
import type { ConcernLine } from './plan';
import type { Speaker } from './speaker';

/** Lines that take up what was said, and so must not be spoken where it was not. */
type TakesUp = Exclude<ConcernLine, 'open' | 'pressed'>;
const takesUp = (line: ConcernLine): line is TakesUp => line !== 'open' && line !== 'pressed';

/**
 * Whether the message speaks of what such a line takes up. A concern may be settled by many small things; its line thanks for
 * a definite one, and jars where that was not said.
 */
function speaksOf(speaker: Speaker, id: string, line: ConcernLine): boolean {
  const { scenario, similarity, points } = speaker.turn;
  if (similarity.name === 'lexical') return true;
  const concern = scenario.concerns.find((entry) => entry.id === id);
  if (!concern) return false;
  const said = points.filter(({ act }) => act !== 'wants_to_know').map(({ sentence }) => sentence.text);
  const examples = line === 'heard' ? concern.acknowledgedBy : [...concern.settledBy, concern.better.text];
  return said.some((text) => examples.some((example) => similarity.compare(text, example) >= similarity.related));
}

/** Whether anything but questions was said. */
const givesAnything = ({ turn: { points } }: Speaker): boolean => points.some(({ act }) => act !== 'wants_to_know');

/** The line for what the message did for a concern: heard, answered, settled, taken back; null where it did nothing so plain. */
export function weighing(speaker: Speaker): string | null {
  for (const { concern, line: planned } of speaker.turn.plan.lines) {
    if (!takesUp(planned)) continue;
    const line = (planned === 'settled' || planned === 'answered') && speaker.onlyHears(concern) ? 'heard' : planned;
    if (line === 'relapsed') return speaker.taking(concern, line);
    if (!givesAnything(speaker)) continue;
    if (speaksOf(speaker, concern, line)) return speaker.taking(concern, line);
    if (line === 'settled') return speaker.matter('eased', [concern]);
  }
  return null;
}
