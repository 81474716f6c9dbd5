/** Lines about one concern when its own are spent, or about where it stands: the persona's handles in the persona's sentences. */
import type { ScenarioContent } from '@parley/shared';
import { filled, voiceOf } from './voice';

type MatterGroup = 'insists' | 'eased' | 'lost' | 'foreign' | 'outOfRole' | 'lostThread' | 'again' | 'notYet';

/** Every line of a group about these concerns, the first concern's handles first. */
export function matterLines(
  scenario: ScenarioContent,
  group: MatterGroup,
  concerns: readonly string[],
): readonly string[] {
  const voice = voiceOf(scenario);
  const handles = concerns.flatMap((id) => voice.matters[id] ?? []);
  return handles.flatMap((matter) => voice[group].flatMap((line) => filled(line, { matter }) ?? []));
}
