/**
 * Lines made from the case when the authored ones have all been spoken. Each names a concern of this case or hands the
 * student's own words back, so that even the thirtieth reply could stand in no other talk.
 */
import type { Concern, ScenarioContent } from '@parley/shared';
import { parseText } from '../language/parse';

const PRONOUNS: Readonly<Record<'he' | 'she', Readonly<Record<string, string>>>> = {
  he: { he: 'I', him: 'me', his: 'my', himself: 'myself', "he's": "I'm" },
  she: { she: 'I', hers: 'mine', herself: 'myself', "she's": "I'm" },
};

/** A summary is written about the person; in their own mouth 'her name' is 'my name'. */
export function inOwnMouth(summary: string, pronoun: ScenarioContent['persona']['pronoun']): string {
  if (pronoun === 'they') return summary;
  const terms = parseText(summary).flatMap((sentence) => sentence.terms.filter((term) => term.text !== ''));
  return terms
    .map((term) => {
      const possessive = term.tags.has('Possessive') || term.tags.has('Determiner');
      const swapped = term.word === 'her' && pronoun === 'she' ? (possessive ? 'my' : 'me') : PRONOUNS[pronoun][term.word];
      return swapped === undefined ? `${term.text}${term.after}` : `${swapped}${term.after}`;
    })
    .join('')
    .trim();
}

const OPEN_TEMPLATES: readonly ((matter: string) => string)[] = [
  (matter) => `I am still worried about ${matter}.`,
  (matter) => `What would you do about ${matter}?`,
  (matter) => `Nothing I have heard so far takes care of ${matter}.`,
  (matter) => `I keep coming back to ${matter}.`,
  (matter) => `How does that help with ${matter}?`,
  (matter) => `Think for a moment of ${matter}, and then say something that holds.`,
  (matter) => `That leaves ${matter} exactly where it was.`,
  (matter) => `If you were in my place, with ${matter}, would that be enough for you?`,
  (matter) => `You have not said one thing I could use against ${matter}.`,
  (matter) => `My question is the same one: ${matter}, and what you would do to prevent it.`,
  (matter) => `I would like to leave this room without ${matter} on my mind.`,
  (matter) => `Be concrete, and start with ${matter}.`,
];
const SETTLED_TEMPLATES: readonly ((matter: string) => string)[] = [
  (matter) => `As for ${matter}, we have dealt with that, and I hold you to it.`,
  (matter) => `I am easier now about ${matter}.`,
  (matter) => `You took ${matter} seriously, and I have not forgotten it.`,
  (matter) => `At least ${matter} no longer keeps me awake.`,
];
const LOST_TEMPLATES: readonly ((matter: string) => string)[] = [
  (matter) => `I did not follow a word of that, and I am still waiting on ${matter}.`,
  (matter) => `Say that again in plain words; we were speaking of ${matter}.`,
  (matter) => `I can make nothing of that, so let us go back to ${matter}.`,
  (matter) => `Whatever that was, it was not about ${matter}.`,
  (matter) => `You have lost me, and we were at ${matter}.`,
  (matter) => `I could not read that; tell me in a sentence what you mean to do about ${matter}.`,
];

export interface ComposedFrom {
  readonly scenario: ScenarioContent;
  readonly concern: Concern;
  readonly kind: 'open' | 'settled' | 'lost';
  /** Words of the student to hand back, when all else is spent. */
  readonly echo: string | null;
  readonly turn: number;
}

/** Candidate lines, best first; the caller takes the first that nobody has heard. The last ones can't have been said before. */
export function composedLines({ scenario, concern, kind, echo, turn }: ComposedFrom): readonly string[] {
  const matter = (of: Concern): string => inOwnMouth(of.summary, scenario.persona.pronoun);
  const templates = { open: OPEN_TEMPLATES, settled: SETTLED_TEMPLATES, lost: LOST_TEMPLATES }[kind];
  const rotated = templates.map((_, at) => templates[(at + turn) % templates.length]).filter((template) => template !== undefined);
  const own = rotated.map((template) => template(matter(concern)));
  const others = scenario.concerns.filter((other) => other.id !== concern.id).flatMap((other) => rotated.map((template) => template(matter(other))));
  const echoed = echo === null ? [] : [`You say “${echo}”, and I hear nothing in it about ${matter(concern)}.`, `“${echo}”: is that your answer to ${matter(concern)}?`];
  const counted = [`That makes ${turn} answers from you, and ${matter(concern)} is where we left it.`, `I have now asked ${turn} times, in one way or another, about ${matter(concern)}.`];
  return kind === 'settled' ? [...own, ...counted] : [...own, ...echoed, ...others, ...counted];
}
