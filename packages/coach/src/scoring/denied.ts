/** Claims of the student that the stakeholder denied aloud, with what the author wrote for exactly these (product §12.15). */
import { parseText } from '@parley/rehearsal/language';
import { inBoth } from '@parley/rehearsal/understanding';
import type { ScenarioContent } from '@parley/shared';
import { namedIn } from './told';
import type { TranscriptMessage } from '../types';

export interface Denial {
  /** The foreseen claim, by its id. */
  readonly claim: string;
  readonly messageNumber: number;
  /** The sentence of the student that comes nearest to it; null where none has a word of it. */
  readonly quote: string | null;
  /** What came back. */
  readonly answer: string;
}

/** The sentence of a message that says most of what such a claim says, where one of them shares a word with it. */
function sentenceFor(content: string, said: readonly string[]): string | null {
  const best = parseText(content)
    .filter(({ question }) => !question)
    .map(({ text }) => ({ text, near: Math.max(...said.map((way) => inBoth(namedIn(way), namedIn(text)))) }))
    .toSorted((left, right) => right.near - left.near)[0];
  return best && best.near >= 1 ? best.text : null;
}

/** Every claim that the author foresaw as false and that was answered with a line to such a claim, where it was first said. */
export function denialsIn(
  { statements = [] }: ScenarioContent,
  messages: readonly TranscriptMessage[],
): readonly Denial[] {
  const untrue = statements.filter(({ truth }) => truth === 'false');
  const all = messages.flatMap(({ role, content }, at) => {
    const before = messages[at - 1];
    return role === 'stakeholder' &&
      before?.role === 'student' &&
      parseText(before.content).some(({ question }) => !question)
      ? untrue.flatMap(({ id, says, said }) => {
          const answer = says.find((line) => content.includes(line));
          return answer === undefined
            ? []
            : [{ claim: id, messageNumber: before.number, quote: sentenceFor(before.content, said), answer }];
        })
      : [];
  });
  return all.filter((one, at) => all.findIndex(({ claim }) => claim === one.claim) === at);
}

/**
 * How many different claims that the author foresaw as false were denied: the stakeholder answered a message that says
 * something with a line to such a claim. One may be misheard; it is two that count.
 */
export const deniedIn = (scenario: ScenarioContent, messages: readonly TranscriptMessage[]): number =>
  denialsIn(scenario, messages).length;
