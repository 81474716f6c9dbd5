/**
 * Where the stakeholder works: by a ranking of all phrases that may name a house, fitted on labelled briefs
 * (`pnpm coach fit --organisations`, decision 0046), beside what the forms of a sentence tell.
 */
import type { BriefRead } from '../brief/brief-read';
import { houseByForms } from '../brief/organisation';
import { isTitle, type OrganisationPhrase, organisationPhrases } from './organisation-phrases';
import { organisationSigns } from './organisation-signs';
import { ORGANISATION_WEIGHTS } from './organisation-weights';

/** From here on (0-1) a phrase is believed where no form tells a house, and against what a form told. */
const ENOUGH = 0.35;
const SURELY = 0.6;
/** Below it what a form told is none. */
const HARDLY = 0.05;

/**
 * Every phrase that may name it, with how it stands by each sign.
 * @param byForms the house that the forms of a sentence tell
 */
export function weighedOrganisations(
  brief: string,
  read: BriefRead,
  byForms = houseByForms(brief, read),
): readonly { readonly phrase: OrganisationPhrase; readonly signs: readonly number[] }[] {
  const phrases = organisationPhrases(
    brief,
    read.people.all.flatMap(({ mentions }) => mentions),
    new Set([read.sides.stakeholder.name.toLowerCase(), ...read.sides.stakeholder.aliases]),
  );
  const signs = organisationSigns(brief, read, phrases, byForms);
  return phrases.map((phrase, at) => ({ phrase, signs: signs[at] ?? [] }));
}

/** How likely a phrase names where they work, 0-1. */
function likelihood(signs: readonly number[]): number {
  const { always, weights } = ORGANISATION_WEIGHTS;
  return 1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), always)));
}

/** The name of the house that they are most likely of; null where nothing tells one but what they are. */
export function organisationRead(brief: string, read: BriefRead): string | null {
  const house = houseRead(brief, read);
  return house?.toLowerCase() === read.sides.stakeholder.role?.toLowerCase() ? null : house;
}

function houseRead(brief: string, read: BriefRead): string | null {
  const found = houseByForms(brief, read);
  const byForms = found !== null && isTitle(found) ? null : found;
  if (read.purposes === null) return byForms;
  const weighed = weighedOrganisations(brief, read, byForms).map(({ phrase, signs }) => ({
    phrase,
    chance: likelihood(signs),
  }));
  const [best] = weighed.toSorted((left, right) => right.chance - left.chance);
  if (best !== undefined && best.chance >= (byForms === null ? ENOUGH : SURELY)) return best.phrase.text;
  const told = Math.max(0, ...weighed.flatMap(({ phrase, chance }) => (phrase.text === byForms ? [chance] : [])));
  const isWeighed = weighed.some(({ phrase }) => phrase.text === byForms);
  return isWeighed && told < HARDLY ? null : byForms;
}
