/** Whom the brief is about: the one person somebody has to talk to, and who has to. */
import { alternatives } from '../../language/one-of';
import type { People, Person } from './people';
import { writersOf, type BriefSentence } from './sentences';

export interface Sides {
  readonly stakeholder: Person;
  /** The one who will talk to them, where the brief names them. */
  readonly student: Person | null;
}

const TO_TALK = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  talk(?:ing)?\sto speak(?:ing)?\s(?:to|with) meet(?:ing)?(?:\swith)? see(?:ing)? ring(?:ing)?(?:\sback)?
  call(?:ing)? phone handle deal\swith sort\s(?:this|it|that|things)(?:\sout)?\swith convince persuade face
  tell conversation\swith call\swith phone\scall\swith meeting\swith 1:1\s(?:prep\s)?(?:with|–|-)?
  prep(?:are)?\sfor agree\sto\ssomething see\s.{0,12}\sin\sperson
`)})\s+$`,
  'i',
);
const WANTS = new RegExp(
  String.raw`^\s*(?:(?:still|also|really|just|now|then|already)\s+)?(?:${alternatives(String.raw`
  wants? wanted needs? asks? asked insists? demands? demanded refuses? refused
  (?:['’]s|is|was|isn['’]t)\s(?:not\s(?:happy|having|putting|amused)|refusing|angry|furious|upset|annoyed|at\sthe\send|fed\sup|against|worried|unhappy)
  not\shaving will\snot won['’]t can['’]t\saccept would\snot doesn['’]t\swant does\snot\swant complained
  threatened hinted said says will\scall wouldn['’]t
`)})\b`,
  'i',
);
const DEMANDS = new RegExp(
  alternatives(String.raw`
  \b(?:i|we)(?:['’]d|\swould)?\s(?:need|want|expect|like\sto\sknow|demand|request|would\slike|asked\sfor)\b
  \b(?:i|we)\s(?:can(?:no|['’])t\saccept|will\snot|won['’]t|refuse|insist|can['’]t\sstand)\b
  \b(?:i|we)\s(?:have\snot\sseen|haven['’]t|was\stold|found\sout|learned|learnt|heard)\b
  \bwho\spays\b \bwhy\s(?:nobody|was|did|i|we)\b \bnobody\s(?:asked|told|called|informed)\b
  \bplease\s(?:don['’]t|send|explain)\b
`),
  'i',
);
const YOURS = /\b(?:you|your|yours)\b/i;
const ORDERS =
  /\b(?:you need to|can you (?:take|call|talk|handle|speak)|please (?:call|see|talk|speak|handle)|pls|i need you to|talk to (?:him|her|them)|call (?:him|her|them))\b/i;
const SEES_THEM = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  i(?:['’]m|\sam)?\s(?:also\s)?(?:meet|meeting|seeing|see|speak\sto|call|ring|have\sto\stell|need\s(?:\p{Lu}\p{L}+|\p{Ll}+)\sto\sagree|already\stold)
  i['’]m\sto\sring i\sneed\sto\sknow\swhat\si\scan\soffer
`)})\b`,
  'iu',
);

const points = (sentences: readonly BriefSentence[], person: Person, pattern: RegExp, weight: number): number =>
  weight *
  sentences.filter((sentence) =>
    person.mentions.some(
      (mention) =>
        mention.start >= sentence.start &&
        mention.end <= sentence.end &&
        pattern.test(sentence.text.slice(mention.end - sentence.start)),
    ),
  ).length;

/** The last person named before a place, of those whom the pronoun there may mean. */
function lastNamed(people: readonly Person[], at: number, pronoun: string): Person | null {
  const fits = people.filter((person) => person.pronoun === 'they' || person.pronoun === pronoun);
  const spoken = fits.flatMap((person) =>
    person.mentions.filter(({ end }) => end <= at).map(({ end }) => ({ person, end })),
  );
  return spoken.toSorted((left, right) => right.end - left.end)[0]?.person ?? null;
}

/** Null where nobody in the brief is anybody to talk to. */
export function sidesOf(brief: string, people: People, sentences: readonly BriefSentence[]): Sides | null {
  const writers = writersOf(people);
  const lastWriter = [...writers].toSorted(([left], [right]) => right - left)[0]?.[1] ?? null;
  const self = /\b(?:me|myself)\b/i.test(brief.slice(0, 600)) && lastWriter === null;
  const scores = new Map<Person, number>();
  const add = (person: Person | null, weight: number): void => {
    if (person !== null) scores.set(person, (scores.get(person) ?? 0) + weight);
  };
  for (const person of people.all) {
    add(person, Math.min(2, person.mentions.length * 0.35));
    if (person.role !== null) add(person, 0.8);
    if (person.raised) add(person, 5);
    if (person.assigned) add(person, -6);
    for (const mention of person.mentions)
      if (TO_TALK.test(brief.slice(Math.max(0, mention.start - 60), mention.start))) add(person, 3.5);
    add(person, Math.min(6, points(sentences, person, WANTS, 1.2)));
    const own = sentences.filter((sentence) => sentence.narrator === person);
    const demanding = own.filter((sentence) => DEMANDS.test(sentence.text));
    add(
      person,
      Math.min(
        6,
        demanding.length * 1.4 +
          own.filter((sentence) => YOURS.test(sentence.text) && !ORDERS.test(sentence.text)).length * 0.5,
      ),
    );
    const sends = own.some(
      (sentence) => ORDERS.test(sentence.text) && /\b(?:him|her|them)\b|\p{Lu}\p{Ll}+/u.test(sentence.text.slice(4)),
    );
    if (sends && !person.raised) add(person, -5);
    if (own.some((sentence) => SEES_THEM.test(sentence.text) && sentence.narrator === lastWriter)) add(person, -5);
    if ([...person.receives].length > 0 && person.writes.size === 0) add(person, -5);
    if (own.some((sentence) => sentence.internal) && !person.raised) add(person, -3);
  }
  // 'She wants', 'call him', 'she said': whoever was named last.
  for (const sentence of sentences) {
    for (const match of sentence.text.matchAll(/\b(he|she|him|her)\b/gi)) {
      const word = (match[1] ?? '').toLowerCase();
      const after = sentence.text.slice(match.index + match[0].length);
      const before = sentence.text.slice(0, match.index);
      const others = people.all.filter((person) => person !== sentence.narrator);
      const meant = lastNamed(others, sentence.start + match.index, word === 'she' || word === 'her' ? 'she' : 'he');
      if (WANTS.test(after)) add(meant, 1);
      if (TO_TALK.test(before)) add(meant, 3);
    }
    if (sentence.quoted && sentence.narrator !== lastWriter) add(sentence.narrator, 1);
  }
  // The subject of a mail or the title of notes names them: 'quick notes after phone call with Zsófi'.
  for (const person of people.all)
    if (
      person.mentions.some(({ start }) => start < 160) &&
      /^(?:1:1|quick|notes?|mtg|call|meeting|minutes|prep)/i.test(brief.trimStart()) &&
      !person.assigned
    )
      add(person, 0.6);
  const [best] = [...scores].toSorted(([, left], [, right]) => right - left);
  if (!best || best[1] < 1) return null;
  const [stakeholder] = best;
  const received = people.all.find((person) => person !== stakeholder && person.receives.size > 0);
  const wrote = people.all.find((person) => person !== stakeholder && person.writes.size > 0);
  const writesForSelf =
    wrote !== undefined &&
    sentences.some(
      (sentence) => sentence.narrator === wrote && SEES_THEM.test(sentence.text) && !ORDERS.test(sentence.text),
    );
  return {
    stakeholder,
    student: self
      ? null
      : writesForSelf
        ? wrote
        : (received ?? people.all.find((person) => person.assigned && person !== stakeholder) ?? null),
  };
}
