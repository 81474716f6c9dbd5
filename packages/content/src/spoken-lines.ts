import type { ScenarioContent } from '@parley/shared';

export interface AuthoredLine {
  /** Where it stands: 'the-board-already-has-the-date reactions.vague[1]' */
  readonly at: string;
  readonly text: string;
}

function listed(prefix: string, groups: Readonly<Record<string, readonly string[]>>): AuthoredLine[] {
  return Object.entries(groups).flatMap(([group, lines]) =>
    lines.map((text, index) => ({ at: `${prefix}.${group}[${index}]`, text })),
  );
}

/** Every line the stakeholder of this scenario can say, with its place in the file. */
export function spokenLines(scenario: ScenarioContent): AuthoredLine[] {
  const { slug, manner: voice } = scenario;
  const { matters, disputed = [], doubts = [], lacks = {}, terms = {}, ...aside } = voice ?? { matters: {} };
  return [
    { at: `${slug} opening`, text: scenario.opening },
    ...scenario.persona.redLines.map(({ line }, index) => ({ at: `${slug} redLines[${index}]`, text: line })),
    ...scenario.concerns.flatMap((concern) => [
      { at: `${slug} ${concern.id}.worry`, text: concern.worry },
      ...listed(`${slug} ${concern.id}`, concern.lines),
    ]),
    ...scenario.facts.map((fact) => ({ at: `${slug} fact ${fact.id}`, text: fact.line })),
    ...(scenario.answers ?? []).flatMap(({ id, says, until = [] }) => listed(`${slug} answer ${id}`, { says, until })),
    ...(scenario.followUps ?? []).flatMap(({ id, says, until = [] }) =>
      listed(`${slug} follow-up ${id}`, { says, until }),
    ),
    ...(scenario.statements ?? []).flatMap(({ id, says, until = [] }) =>
      listed(`${slug} statement ${id}`, { says, until }),
    ),
    ...Object.entries(scenario.common ?? {}).flatMap(([id, { says, later = [] }]) =>
      listed(`${slug} common ${id}`, { says, later }),
    ),
    ...listed(`${slug} reactions`, scenario.reactions),
    ...listed(`${slug} echoes`, scenario.echoes),
    ...listed(`${slug} closings`, scenario.closings),
    ...listed(`${slug} voice`, { ...aside, disputed, doubts }),
    ...listed(`${slug} voice.matters`, matters),
    ...listed(`${slug} voice.lacks`, lacks),
    ...listed(`${slug} voice.terms`, terms),
  ];
}

/** Every example of what a student says in this scenario, with its place in the file. */
export function studentExamples(scenario: ScenarioContent): AuthoredLine[] {
  return scenario.concerns.flatMap((concern) => [
    ...listed(`${scenario.slug} ${concern.id}`, {
      acknowledgedBy: concern.acknowledgedBy,
      settledBy: concern.settledBy,
      nearMisses: concern.nearMisses,
    }),
    { at: `${scenario.slug} ${concern.id}.better`, text: concern.better.text },
  ]);
}
