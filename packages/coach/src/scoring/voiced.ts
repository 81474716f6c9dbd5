/** Which worries were said aloud, by whom and where: a report names none that nobody heard as if it had been on the table. */
import { parseText } from '@parley/rehearsal/language';
import { inBoth } from '@parley/rehearsal/understanding';
import type { Concern } from '@parley/shared';
import { namedIn, summaryOf, type Told } from './told';

const aboutIt = ({ summary, worry }: Concern): ReadonlySet<string> => namedIn(`${summary} ${worry}`);
/** What the author lets somebody say who raises a worry, and who comes back to it. */
const raising = ({ lines }: Concern): readonly string[] => [...lines.open, ...lines.pressed, ...lines.relapsed];

const concernOf = ({ scenario }: Told, id: string): Concern | undefined =>
  scenario.concerns.find((concern) => concern.id === id);

interface Voiced {
  readonly messageNumber: number;
  /** The sentence that says it. */
  readonly words: string;
}

/** Where the stakeholder raised a worry in a line of their author's, before the student spoke last. */
export function raisedAloud(told: Told, id: string): Voiced | null {
  const concern = concernOf(told, id);
  if (!concern) return null;
  const until = told.readings.at(-1)?.messageNumber ?? 0;
  const found = told.messages
    .filter(({ role, number }) => role === 'stakeholder' && number < until)
    .flatMap(({ content, number }) =>
      raising(concern)
        .filter((line) => content.includes(line))
        .map((line) => ({ messageNumber: number, line })),
    )[0];
  if (!found) return null;
  const best = parseText(found.line)
    .map(({ text }) => ({ text, near: inBoth(aboutIt(concern), namedIn(text)) }))
    .toSorted((left, right) => right.near - left.near)[0];
  return best && best.near >= 1 ? { messageNumber: found.messageNumber, words: best.text } : null;
}

/** Whether the student's own words come near a worry: by one word of it, or of the sentence that raised it. */
export function comesNear(told: Told, id: string, raised: Voiced | null): boolean {
  const concern = concernOf(told, id);
  if (!concern) return false;
  const own = told.messages.filter(({ role }) => role === 'student');
  const after = own.filter(({ number }) => raised !== null && number > raised.messageNumber);
  return (
    own.some(({ content }) => inBoth(aboutIt(concern), namedIn(content)) >= 1) ||
    (raised !== null && after.some(({ content }) => inBoth(namedIn(raised.words), namedIn(content)) >= 1))
  );
}

/** Share of a worry's words that has to stand in the talk before a reader of it would recognise the worry. */
const KNOWN_AGAIN = 0.75;
export function cameUp({ messages }: Told, summary: string): boolean {
  const worry = namedIn(summary);
  const said = namedIn(messages.map(({ content }) => content).join(' '));
  return inBoth(worry, said) >= worry.size * KNOWN_AGAIN;
}

/** Whether a worry was raised by the stakeholder, or its words came up in the talk. */
export function wasOnTheTable(told: Told, id: string): boolean {
  const summary = summaryOf(told, id);
  return summary !== null && (cameUp(told, summary) || raisedAloud(told, id) !== null);
}
