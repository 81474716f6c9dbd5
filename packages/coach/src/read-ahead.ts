/** What of a scenario is made comparable before anybody talks about it. */
import { ASIDE_TEXTS, replyTexts } from '@parley/rehearsal';
import { caseIndexOf, EXAMPLES, textsToPrepare } from '@parley/rehearsal/understanding';
import type { ScenarioContent } from '@parley/shared';

/** What every conversation is read by. */
export const TEXTS_OF_ALL_CASES: readonly string[] = [...Object.values(EXAMPLES).flat(), ...ASIDE_TEXTS];

/** All texts of a case that its first reply and its first tip are chosen by, each once. Parses them. */
export function textsAhead(scenario: ScenarioContent): readonly string[] {
  const index = caseIndexOf(scenario);
  const opening = { number: 1, role: 'stakeholder', content: scenario.opening } as const;
  return [...new Set([...index.texts, ...replyTexts(scenario), ...textsToPrepare(index, [opening])])];
}
