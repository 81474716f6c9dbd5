/** What the owner of a scenario from a brief corrects beside its card (product §23.6). */
import { isAdded, withCorrection } from '@parley/coach';
import type { OwnScenarioRecord } from '@parley/db';
import {
  AppError,
  type BriefChange,
  type InventedPart,
  LEAST_CONCERNS,
  LEAST_FACTS,
  MOST_CONCERNS,
  MOST_FACTS,
  type ScenarioChange,
  type ScenarioContent,
} from '@parley/shared';

type Origin = OwnScenarioRecord['origin'];

const refused = (path: string, message: string): AppError =>
  new AppError('validation_failed', message, { details: [{ path: `body.brief.${path}`, message }] });

/**
 * The scenario with what was corrected. Concerns and facts are said by the stakeholder as they were corrected.
 * @throws AppError forbidden where the scenario is from no brief; validation_failed for a concern or a fact it doesn't have, and
 *   for too many or too few
 */
export function withBriefChange(
  content: ScenarioContent,
  origin: Origin,
  change: BriefChange | undefined,
): ScenarioContent {
  if (change === undefined) return content;
  if (origin.brief === undefined)
    throw new AppError('forbidden', 'Only of a scenario from your own brief can the hidden side be changed.');
  const { organisation, concerns = [], facts = [] } = change;
  requireKnown('concerns', concerns, content.concerns);
  requireKnown('facts', facts, content.facts);
  const unsaid = concerns.findIndex(
    ({ id, summary, removed }) => summary === undefined && removed === undefined && isAdded(id, content.concerns),
  );
  if (unsaid >= 0) throw refused(`concerns.${unsaid}.summary`, 'Say what worries them');
  const corrected = withCorrection(content, { concerns, facts });
  if (corrected.concerns.length > MOST_CONCERNS)
    throw refused('concerns', `There can be ${MOST_CONCERNS} concerns at most`);
  if (corrected.concerns.length < LEAST_CONCERNS) throw refused('concerns', 'Two worries at least have to stay');
  if (corrected.facts.length > MOST_FACTS) throw refused('facts', `There can be ${MOST_FACTS} facts at most`);
  if (corrected.facts.length < LEAST_FACTS) throw refused('facts', 'One fact at least has to stay');
  return {
    ...corrected,
    persona: { ...corrected.persona, organisation: organisation ?? content.persona.organisation },
  };
}

/** Where it came from, without calling made up what its owner wrote. */
export function withoutCorrected(
  origin: Origin,
  { brief, stakeholderPersona }: ScenarioChange,
  { concerns: [first] }: ScenarioContent,
): Origin {
  if (origin.brief === undefined) return origin;
  const written = new Set<InventedPart>([
    ...(stakeholderPersona?.name === undefined ? [] : (['name'] as const)),
    ...(stakeholderPersona?.role === undefined ? [] : (['role'] as const)),
    ...(brief?.organisation === undefined ? [] : (['organisation'] as const)),
    ...(brief?.concerns ?? []).flatMap(({ id, summary, worry, removed }) => [
      ...(summary === undefined && removed === undefined ? [] : ([`concern:${id}`] as const)),
      ...(worry === undefined && removed === undefined ? [] : ([`worry:${id}`] as const)),
      // As older drafts call what lies behind the first one.
      ...(worry !== undefined && id === first?.id ? (['worry'] as const) : []),
    ]),
  ]);
  const { invented } = origin.brief;
  return { ...origin, brief: { ...origin.brief, invented: invented.filter((part) => !written.has(part)) } };
}

interface Named {
  readonly id: string;
}

function requireKnown(field: 'concerns' | 'facts', given: readonly Named[], known: readonly Named[]): void {
  const at = given.findIndex(({ id }) => known.every((one) => one.id !== id) && !isAdded(id, known));
  if (at < 0) return;
  throw refused(`${field}.${at}.id`, `This scenario has no ${field === 'facts' ? 'fact' : 'concern'} of that name`);
}
