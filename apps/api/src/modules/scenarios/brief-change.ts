/** What the owner of a scenario from a brief corrects beside its card (product §23.6). */
import type { OwnScenarioRecord } from '@parley/db';
import { AppError, type BriefChange, type ScenarioContent } from '@parley/shared';

/** Sums, counts and days in a corrected fact: what the stakeholder is to know of it. */
const FIGURES =
  /[$£€]\s?\d[\d.,]*\s?(?:[kKmM]\b|million)?|\d[\d.,]*\s?[€£%]|\d{1,2}\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|\d[\d.,]*/g;

/**
 * The scenario with what was corrected. A corrected fact is said by the stakeholder as it was corrected.
 * @throws AppError forbidden where the scenario is from no brief; validation_failed for a concern or a fact it doesn't have
 */
export function withBriefChange(
  content: ScenarioContent,
  origin: OwnScenarioRecord['origin'],
  change: BriefChange | undefined,
): ScenarioContent {
  if (change === undefined) return content;
  if (origin.brief === undefined)
    throw new AppError('forbidden', 'Only of a scenario from your own brief can the hidden side be changed.');
  const { organisation, concerns = [], facts = [] } = change;
  requireKnown('concerns', concerns, content.concerns);
  requireKnown('facts', facts, content.facts);
  return {
    ...content,
    persona: { ...content.persona, organisation: organisation ?? content.persona.organisation },
    concerns: content.concerns.map((concern) => {
      const given = concerns.find(({ id }) => id === concern.id);
      return { ...concern, summary: given?.summary ?? concern.summary, worry: given?.worry ?? concern.worry };
    }),
    facts: content.facts.map((fact) => {
      const text = facts.find(({ id }) => id === fact.id)?.text;
      if (text === undefined || text === fact.text) return fact;
      const kept = fact.figures.filter((figure) => text.includes(figure));
      const found = (text.match(FIGURES) ?? []).map((figure) => figure.replace(/[.,]+$/, ''));
      return { ...fact, text, line: text, figures: [...new Set([...kept, ...found])] };
    }),
  };
}

interface Named {
  readonly id: string;
}

function requireKnown(field: 'concerns' | 'facts', given: readonly Named[], known: readonly Named[]): void {
  const at = given.findIndex(({ id }) => known.every((one) => one.id !== id));
  if (at < 0) return;
  const message = `This scenario has no ${field === 'facts' ? 'fact' : 'concern'} of that name`;
  throw new AppError('validation_failed', message, { details: [{ path: `body.brief.${field}.${at}.id`, message }] });
}
