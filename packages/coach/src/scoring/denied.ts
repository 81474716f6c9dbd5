/** Claims of the student that the stakeholder denied aloud, with what the author wrote for exactly these (product §12.15). */
import { parseText } from '@parley/rehearsal/language';
import type { ScenarioContent } from '@parley/shared';
import type { TranscriptMessage } from '../types';

/**
 * How many different claims that the author foresaw as false were denied: the stakeholder answered a message that says
 * something with a line to such a claim. One may be misheard; it is two that count.
 */
export function deniedIn({ statements = [] }: ScenarioContent, messages: readonly TranscriptMessage[]): number {
  const untrue = statements.filter(({ truth }) => truth === 'false');
  const denied = messages.flatMap(({ role, content }, at) => {
    const before = messages[at - 1];
    return role === 'stakeholder' &&
      before?.role === 'student' &&
      parseText(before.content).some(({ question }) => !question)
      ? untrue.filter(({ says }) => says.some((line) => content.includes(line))).map(({ id }) => id)
      : [];
  });
  return new Set(denied).size;
}
