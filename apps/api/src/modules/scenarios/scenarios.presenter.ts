/** What of a scenario leaves the server (product §8.2): the card, and for its owner how it came to be. Never what the stakeholder hides. */
import type { OwnScenarioRecord } from '@parley/db';
import { type BriefPart, type LibraryScenario, NO_CHOICES, type Scenario } from '@parley/shared';

/** @param best the caller's best score on it (0-10) */
export function presentLibraryScenario(scenario: Scenario, best: number | undefined): LibraryScenario {
  return { ...scenario, bestScore: best ?? null, own: null };
}

/** What lies behind a scenario from one's own brief is one's own (product §23.6). */
function presentBrief({ content, origin }: OwnScenarioRecord): BriefPart | null {
  if (origin.brief === undefined) return null;
  const { text, understood, invented, choices = NO_CHOICES } = origin.brief;
  return {
    text,
    understood: understood.map(({ kind, text: words, start, end }) => ({ kind, text: words, start, end })),
    invented: [...invented],
    choices,
    organisation: content.persona.organisation,
    concerns: content.concerns.map(({ id, summary, worry }) => ({ id, summary, worry })),
    facts: content.facts.map(({ id, text: told, knownBy }) => ({ id, text: told, knownBy })),
  };
}

/** In a list: without its brief. @param best the caller's best score on it (0-10) */
export function presentOwnScenario(own: OwnScenarioRecord, best: number | undefined): LibraryScenario {
  const { scenario, content, origin, createdAt, updatedAt } = own;
  const { from, templateId, engine, model, notice } = origin;
  return {
    ...scenario,
    bestScore: best ?? null,
    own: {
      origin: { from, templateId, engine, model, notice },
      opening: content.opening,
      brief: null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
  };
}

/** By itself: with its brief, where it was made from one. @param best as in {@link presentOwnScenario} */
export function presentWholeOwnScenario(own: OwnScenarioRecord, best: number | undefined): LibraryScenario {
  const presented = presentOwnScenario(own, best);
  return presented.own === null ? presented : { ...presented, own: { ...presented.own, brief: presentBrief(own) } };
}
