/** Transcripts for tests: the student's lines against a scenario, with or without the stakeholder's answers. */
import type { ScenarioContent } from '@parley/shared';
import type { Coach, CoachContext, TranscriptMessage } from '../types';

export const noDelay = async (): Promise<void> => undefined;

/** A context in which the student says these lines and the stakeholder answers each with the coach's own reply. */
export async function rehearse(
  coach: Coach,
  scenario: ScenarioContent,
  lines: readonly string[],
  seed = 'test',
): Promise<CoachContext & { readonly left: boolean; readonly leftAt: number | null }> {
  const messages: TranscriptMessage[] = [{ number: 1, role: 'stakeholder', content: scenario.opening }];
  let leftAt: number | null = null;
  for (const line of lines) {
    messages.push({ number: messages.length + 1, role: 'student', content: line });
    let text = '';
    for await (const part of coach.reply({ scenario, messages, seed })) {
      if (part.type === 'text') text += part.text;
      if (part.type === 'left') leftAt ??= messages.length + 1;
    }
    messages.push({ number: messages.length + 1, role: 'stakeholder', content: text });
  }
  return { scenario, messages, seed, left: leftAt !== null, leftAt };
}
