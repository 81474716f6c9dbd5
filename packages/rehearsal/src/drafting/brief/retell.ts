/**
 * The same sentence in another mouth: notes about somebody become what they say themselves, and what one wrote of oneself
 * becomes what one is told. Null where it isn't certain who is meant: a sentence that nobody would say is worse than none.
 */
import nlp from 'compromise';
import { FUNCTION_WORDS } from '../../language/vocabulary';
import { addressed, asSentence, capital, curly } from './as-sentence';
import { escaped, tagsOf } from './names';
import type { Person } from './people';
import type { BriefSentence } from './sentences';

/** 'Lena', 'Dr Farrant' of P. Farrant. */
export function calledShort({ name, title }: Person): string {
  const [first = name, ...rest] = name.split(' ');
  return first.length <= 2 && rest.length > 0
    ? [title?.replace('.', ''), rest.at(-1)].filter(Boolean).join(' ')
    : first;
}

interface Word {
  readonly text: string;
  readonly before: string;
  readonly start: number;
}

const WORD = /[\p{L}\d][\p{L}\d’'-]*/gu;
const PREPOSITIONS = new Set(
  `
  with to from for by of about against between after before behind beside than like on at without towards
  toward near through told tell asked ask gave give promised promise showed show owe owes cost costs let make
  made help helps call called ring rang see saw meet met want
`
    .trim()
    .split(/\s+/),
);
const ADVERBS = new Set(
  'still also really just now then already never always probably only even both simply actually clearly'.split(' '),
);
const SUBJECT_PRONOUNS = { he: 'he', she: 'she', they: 'they' } as const;
const AUXILIARY = new Set(
  'will would can could should must may might shall won’t wouldn’t can’t cannot couldn’t shouldn’t mustn’t did didn’t had hadn’t'.split(
    ' ',
  ),
);
/** Verbs whose third person is no plain s. */
const FIRST_PERSON: Readonly<Record<string, string>> = {
  is: 'am',
  'isn’t': 'am not',
  was: 'was',
  'wasn’t': 'wasn’t',
  has: 'have',
  'hasn’t': 'haven’t',
  does: 'do',
  'doesn’t': 'don’t',
};

function wordsOf(text: string): readonly Word[] {
  let last = 0;
  return [...text.matchAll(WORD)].map((match) => {
    const word = { text: match[0], before: text.slice(last, match.index), start: match.index };
    last = match.index + match[0].length;
    return word;
  });
}

/** What follows 'her' and is nothing that she has. */
const NO_THING =
  /^(?:tomorrow|today|next|directly|tonight|personally|first|yesterday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/i;

/** 'wants' -> 'want' */
function plainVerb(word: string): string | null {
  const lower = word.toLowerCase();
  const irregular = FIRST_PERSON[lower];
  if (irregular !== undefined) return irregular;
  if (AUXILIARY.has(lower)) return word;
  const tags = tagsOf(lower);
  if (!tags.includes('Verb')) return null;
  if (tags.includes('PastTense') || !lower.endsWith('s')) return word;
  const infinitive: unknown = nlp(lower).verbs().toInfinitive().text();
  return typeof infinitive === 'string' && infinitive !== '' ? infinitive : lower.replace(/s$/, '');
}

/** Participles that are no past tense of their own. */
const DONE =
  /^(?:been|got|put|set|cut|let|hit|read|quit|shut|gone|done|taken|given|seen|known|written|come|become|run)$/;
/** 'doesn’t say no, goes quiet': a second verb of theirs that would stay in the third person. */
const SECOND_VERB =
  /(?:,|\b(?:and|but|or))\s+(?:then\s+|just\s+|also\s+)?(\p{Ll}{3,}s)\b(?!\s+(?:is|are|was|were|have|of|and)\b)/gu;

const SECOND = /\b(?:you|your|yours)\b/i;

/** 'MO said' -> 'Martin said'; 'MO not happy' -> 'Martin is not happy'. */
function withNames(text: string, people: readonly Person[]): string {
  return text
    .replaceAll(/(?<![\p{L}\d.])\p{Lu}{2,3}(?![\p{L}\d])/gu, (initials) => {
      const person = people.find(
        ({ aliases, name }) =>
          aliases.has(initials.toLowerCase()) && name.includes(' ') && name.length > initials.length + 2,
      );
      return person === undefined ? initials : calledShort(person);
    })
    .replace(/^(\p{Lu}\p{Ll}+) not (?=\p{Ll}+(?:\s|$|\.))/u, (all, name: string) =>
      people.some((person) => calledShort(person) === name) ? `${name} is not ` : all,
    );
}

/**
 * What the student's briefing says of it. What others wrote is quoted in their words.
 * @param student null where the writer of the brief is the student, and has no name
 */
export function toBriefing(sentence: BriefSentence, student: Person | null): string {
  const { narrator, text } = sentence;
  const plain = asSentence(withNames(text, sentence.people));
  if (narrator === null || (narrator === student && !narrator.writes.has(sentence.part)))
    return capital(addressed(plain));
  if (narrator === student) return `You: “${plain.replaceAll('“', '‘').replaceAll('”', '’')}”`;
  const inPerson = narrator.writes.size > 0 || narrator.raised || sentence.quoted;
  return inPerson || /\b(?:I|me|my|we|us|our)\b/i.test(plain) || SECOND.test(plain)
    ? `${calledShort(narrator)}: “${plain.replaceAll('“', '‘').replaceAll('”', '’')}”`
    : plain;
}

export interface Mouths {
  readonly narrator: Person | null;
  readonly stakeholder: Person;
  readonly student: Person | null;
  readonly everybody: readonly Person[];
}

/** 'He also says it takes forty minutes' -> 'it takes forty minutes'. */
function withoutSaying(text: string, stakeholder: Person): string {
  const own = [...stakeholder.aliases, stakeholder.pronoun]
    .map((form) => String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau)\.?\s)?${escaped(form)}`)
    .join('|');
  return text
    .replace(
      /^(?:his|her|their)\s(?:main\s)?(?:argument|point|reason|view|worry|concern|objection|demand)s?(?:\sis)?\s*:?\s+(?:that\s)?/iu,
      '',
    )
    .replace(
      new RegExp(
        String.raw`^(?:(?:${own})(?:\s*\([^)]*\))?\s+)?(?:also\s+|still\s+)?(?:says|said|thinks|thought|reckons|mentioned|claims|told me)\s+(?!no\b|yes\b)(?:that\s+)?(?=\S+\s\S+)`,
        'iu',
      ),
      '',
    )
    .replace(new RegExp(String.raw`,\s+(?:${own})\s+(?:says|said)\s+`, 'iu'), ', ');
}

/** Third person to first. */
export function retold(text: string, { narrator, stakeholder, student, everybody }: Mouths): string | null {
  const unquoted = text.replaceAll(/["“](\S+(?:\s\S+){0,9})["”]/g, '$1').replaceAll(/\s*\((?:[^)]*)$/g, '');
  if (/[“"”]/.test(unquoted)) return null;
  const colleague = narrator !== null && narrator !== student;
  if (colleague && /\b(?:I|i|me|my)\b/.test(text)) return null;
  const own = stakeholder.aliases;
  const others = everybody.filter((person) => person !== stakeholder && person !== student);
  const plain = curly(withoutSaying(withNames(unquoted, others), stakeholder));
  const spans: { start: number; end: number }[] = [];
  for (const alias of [...own].toSorted((left, right) => right.length - left.length)) {
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sister|Frau|Herr|Lord|Cllr|Councillor|Eng)\.?\s+)?${escaped(alias)}(?![\p{L}\d])`,
      'giu',
    );
    for (const match of plain.matchAll(pattern))
      if (!spans.some((span) => match.index < span.end && span.start < match.index + match[0].length))
        spans.push({ start: match.index, end: match.index + match[0].length });
  }
  const thirdPerson = (word: string): boolean => {
    const tags = tagsOf(word);
    return tags.includes('PresentTense') && !tags.includes('Plural');
  };
  const subject = new RegExp(String.raw`^(?:${[...own, stakeholder.pronoun].map(escaped).join('|')})\b`, 'iu');
  const second = [...plain.matchAll(SECOND_VERB)].filter((match) => thirdPerson(match[1] ?? ''));
  if (second.some((match) => !match[0].startsWith(',') || subject.test(plain))) return null;
  if (
    new RegExp(
      String.raw`\b(?:called|named)\s(?:${own.size === 0 ? 'nobody' : [...own].map(escaped).join('|')})\b`,
      'iu',
    ).test(plain)
  )
    return null;
  const { pronoun } = stakeholder;
  const rivals = everybody.filter(
    (person) =>
      person !== stakeholder &&
      person !== student &&
      (person.pronoun === pronoun || person.pronoun === 'they' || pronoun === 'they') &&
      new RegExp(
        String.raw`(?<!\p{L})${(person.name.split(' ')[0] ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, '')}(?!\p{L})`,
        'iu',
      ).test(plain),
  );
  const pronouns =
    pronoun === 'they'
      ? /\b(?:he|she|him|her|his|hers)\b/i
      : pronoun === 'he'
        ? /\b(?:he|him|his|himself)\b/i
        : /\b(?:she|her|hers|herself)\b/i;
  const says = pronouns.exec(plain);
  // Somebody named before the pronoun may be meant by it.
  const before = says === null ? '' : plain.slice(0, says.index);
  if (
    says !== null &&
    rivals.some((person) => before.toLowerCase().includes((person.name.split(' ')[0] ?? '').toLowerCase()))
  )
    return null;
  if (pronoun === 'he' ? /\b(?:she|her)\b/i.test(plain) && rivals.length === 0 && everybody.length <= 1 : false)
    return null;

  // The student's own words become 'you' before the stakeholder's become 'I'.
  const marked = [...spans]
    .toSorted((left, right) => right.start - left.start)
    .reduce((so, span) => `${so.slice(0, span.start)}\u0001${so.slice(span.end)}`, plain);
  const turned = addressed(marked);
  const restored = turned
    .replaceAll('\u0001', ' THEM ')
    .replaceAll(/ +THEM +/g, ' THEM ')
    .trim();
  const words = wordsOf(restored);
  let out = '';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const lower = word.text.toLowerCase();
    const named = word.text === 'THEM';
    const rest = restored.slice(word.start + word.text.length);
    const next = words[at + 1];
    const subject = pronoun === 'they' ? /^(?:he|she)$/.test(lower) : lower === SUBJECT_PRONOUNS[pronoun];
    const contracted = pronoun !== 'they' && new RegExp(String.raw`^${pronoun}[’'](s|d|ll)$`).exec(lower);
    const object = pronoun === 'he' ? lower === 'him' : pronoun === 'she' ? lower === 'her' : /^(?:him)$/.test(lower);
    const possessive = pronoun === 'he' ? lower === 'his' : pronoun === 'she' ? lower === 'hers' : lower === 'his';
    const reflexive = lower === 'himself' || lower === 'herself';
    out += word.before;
    if (contracted) {
      out +=
        contracted[1] === 's'
          ? next &&
            (tagsOf(next.text).includes('PastTense') || DONE.test(next.text)) &&
            !/^(?:worried|scared|annoyed|retired|married|fed)$/.test(next.text)
            ? 'I’ve'
            : 'I’m'
          : `I’${contracted[1] ?? ''}`;
      continue;
    }
    if (named && /^\s*[’']s\b/.test(rest)) {
      const after = words[at + 2];
      if (
        next?.text === 's' &&
        after &&
        (tagsOf(after.text).includes('Gerund') || /^(?:not|at|in|on|angry|worried)$/.test(after.text))
      ) {
        out += 'I’m';
        at += 1;
        continue;
      }
      out += 'my';
      at += 1;
      continue;
    }
    if (possessive) {
      out += lower === 'hers' || next === undefined || next.before !== ' ' ? 'mine' : 'my';
      continue;
    }
    if (reflexive) {
      out += 'myself';
      continue;
    }
    if (object && pronoun === 'she') {
      const mine =
        next !== undefined &&
        next.before === ' ' &&
        !/^\d/.test(next.text) &&
        !FUNCTION_WORDS.has(next.text.toLowerCase()) &&
        !NO_THING.test(next.text);
      out += mine ? 'my' : 'me';
      continue;
    }
    if (object) {
      out += 'me';
      continue;
    }
    if (!named && !subject) {
      out += word.text;
      continue;
    }
    const previous = words[at - 1]?.text.toLowerCase() ?? '';
    const adverb = next !== undefined && ADVERBS.has(next.text.toLowerCase()) ? next : null;
    const verb = adverb === null ? next : words[at + 2];
    const form = verb === undefined || !/^\s*$/.test(verb.before) ? null : plainVerb(verb.text);
    // 'the Pugh crates'
    if (
      named &&
      /^(?:the|a|an|this|that|these|those|my|our|your|his|her|their|of)$/.test(previous) &&
      previous !== 'of'
    )
      return null;
    if (named && (form === null || (PREPOSITIONS.has(previous) && previous !== 'want'))) {
      // No verb of theirs: an object, or half a sentence.
      if (!PREPOSITIONS.has(previous)) return null;
      out += 'me';
      continue;
    }
    if (form === null || verb === undefined) return null;
    out += adverb === null ? `I ${form}` : `I${adverb.before}${adverb.text} ${form}`;
    at += adverb === null ? 1 : 2;
  }
  const last = words.at(-1);
  out += last ? restored.slice(last.start + last.text.length) : '';
  return asSentence(
    out
      .replace(/\b(want|need):\s/u, '$1 ')
      .replace(/^I ask for\b/u, 'I want')
      .replaceAll(/ +([,.;:?])/g, '$1')
      .replaceAll(/\(\s+/g, '(')
      .replaceAll(/\s+/g, ' '),
  );
}
