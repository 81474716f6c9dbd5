/** Rehearsals of drafted scenarios, as the reading sheet wants them: what was written for each brief, then good and bad lines in turn. */
import type { ScenarioContent } from '@parley/shared';
import type { Coach, TranscriptMessage } from '@parley/coach';
import { chanceFrom } from '@parley/coach/internals';
import type { Sheet } from '../sheet';
import type { WrittenBrief } from './written-brief';

const TURNS = 15;

const STRAY = [
  'What matters most to you here?',
  'We will circle back on that next week.',
  'I am not sure yet.',
  'Could you say more about that?',
  'How do you feel about this?',
  'Who else has to agree?',
  'And why is that?',
];

/** Fifteen lines: those of the brief, then empty ones, questions and answers of each concern. */
function linesFor(brief: WrittenBrief, { concerns }: ScenarioContent): readonly string[] {
  const rest = concerns.flatMap((concern, at) => [
    concern.nearMisses[0] ?? '',
    STRAY[at * 2] ?? '',
    concern.acknowledgedBy[1] ?? '',
    STRAY[at * 2 + 1] ?? '',
    concern.settledBy[at] ?? '',
  ]);
  return [...brief.lines, ...rest].slice(0, TURNS);
}

/** A scenario whose stakeholder stays to the end, so that there is enough to read. */
const patient = (scenario: ScenarioContent): ScenarioContent => ({
  ...scenario,
  persona: { ...scenario.persona, patience: 8, trust: 60 },
});

/** @throws Error where a brief is refused */
export async function rehearsedSheet(coach: Coach, briefs: readonly WrittenBrief[], seed: string): Promise<Sheet> {
  const scenarios: ScenarioContent[] = [];
  const replies: { text: string; scenario: ScenarioContent }[] = [];
  for (const brief of briefs) {
    const draft = await coach.draftFromBrief(brief.text, seed);
    if ('refused' in draft) throw new Error(`${brief.id} was refused: ${draft.refused}`);
    const scenario = patient(draft.content);
    scenarios.push(scenario);
    const messages: TranscriptMessage[] = [{ number: 1, role: 'stakeholder', content: scenario.opening }];
    for (const content of linesFor(brief, scenario)) {
      messages.push({ number: messages.length + 1, role: 'student', content });
      let text = '';
      for await (const part of coach.reply({ scenario, messages, seed: brief.id }))
        if (part.type === 'text') text += part.text;
      messages.push({ number: messages.length + 1, role: 'stakeholder', content: text });
      if (text !== '…') replies.push({ text, scenario });
    }
  }
  const chance = chanceFrom(seed);
  return {
    scenarios: scenarios.toSorted((left, right) => left.title.localeCompare(right.title)),
    replies: replies
      .map((reply) => ({ reply, at: chance() }))
      .toSorted((left, right) => left.at - right.at)
      .map(({ reply }, at) => ({ ...reply, number: at + 1 })),
  };
}
