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

/** Each fits every summary that fits after 'worried about', whether it is a noun or a clause. */
const OPEN_TEMPLATES: readonly ((matter: string) => string)[] = [
  (matter) => `I am still worried about ${matter}.`,
  (matter) => `It comes down to this for me: ${matter}.`,
  (matter) => `What do I hear from you that I could set against it? I mean ${matter}.`,
  (matter) => `My question has not changed, it is still about ${matter}.`,
  (matter) => `Be concrete, and begin with what worries me: ${matter}.`,
  (matter) => `None of that takes away my worry about ${matter}.`,
  (matter) => `You know what I keep thinking about, ${matter}, and I have heard no day and no figure against it.`,
  (matter) => `If you were sitting here, thinking about ${matter}, would that be enough for you?`,
  (matter) => `One thing first, because the rest hangs on it: ${matter}.`,
  (matter) => `Say what you would do about it, in one sentence: ${matter}.`,
  (matter) => `I came here with a worry about ${matter}, and as things stand I take it home again.`,
  (matter) => `Others will ask me about ${matter}, and I still have nothing to tell them.`,
];
const SETTLED_TEMPLATES: readonly ((matter: string) => string)[] = [
  (matter) => `My worry about ${matter} is dealt with, and I hold you to it.`,
  (matter) => `I am easier now about ${matter}.`,
  (matter) => `You took my worry about ${matter} seriously, and I have not forgotten it.`,
  (matter) => `At least I no longer lie awake about ${matter}.`,
];
const LOST_TEMPLATES: readonly ((matter: string) => string)[] = [
  (matter) => `I did not follow a word of that, and I am still waiting to hear about ${matter}.`,
  (matter) => `Say that again in plain words; we were speaking about ${matter}.`,
  (matter) => `I can make nothing of that, so let us go back to my worry about ${matter}.`,
  (matter) => `Whatever that was, it was not about ${matter}.`,
  (matter) => `You have lost me, and I had asked about ${matter}.`,
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
  const echoed = echo === null ? [] : [`You say “${echo}”, and I hear nothing in it about ${matter(concern)}.`, `“${echo}”: is that your answer, when I worry about ${matter(concern)}?`];
  const counted = [`That makes ${turn} answers from you, and I am as worried as before about ${matter(concern)}.`, `I have now asked ${turn} times, in one way or another, about ${matter(concern)}.`];
  return kind === 'settled' ? [...own, ...counted] : [...own, ...echoed, ...others, ...counted];
}
