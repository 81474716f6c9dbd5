/** Whom the brief is about: the one person somebody has to talk to, and who has to. */
import { alternatives } from '../../language/one-of';
import { intentsIn, referents } from './intents';
import { escaped } from './names';
import type { People, Person } from './people';
import { writersOf, type BriefSentence } from './sentences';

export interface Sides {
  readonly stakeholder: Person;
  /** The one who will talk to them, where the brief names them. */
  readonly student: Person | null;
}

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

/** 'my notes (Sam)': who has pasted it. */
const SCRIBBLES_OF = /^\W*(\p{Lu}{2,3})\s+(?:private|scribbles|notes|own|only)\b/mu;
const NOTES_OF = /\b(?:my|own|private) (?:notes?|thoughts)\s*[(,]\s*(?:me[,\s]*)?(\p{Lu}[\p{L}’-]+)\s*[)\]]/iu;

/** '(I'm Dana, launch PM)', 'I'm Hafiz, project lead at Tanjong Freight' */
const RUNS_IT = new RegExp(
  [
    String.raw`\bI(?:['’]m| am) (\p{Lu}[\p{L}’-]+),\s(?:the |your |a )?(?:[\p{L}-]+\s){0,3}(?:PM|manager|lead|`,
    String.raw`coordinator|deputy|head|engineer|planner)\b`,
  ].join(''),
  'u',
);

/**
 * Who has pasted it and will hold the talk, where the brief names them: whom the newest mail addresses, to whom the task
 * was given, who says in a chat that they will do it.
 */
export function userOf(brief: string, people: People, sentences: readonly BriefSentence[]): Person | null {
  const noted = NOTES_OF.exec(brief)?.[1] ?? SCRIBBLES_OF.exec(brief)?.[1];
  if (noted !== undefined) {
    const person = people.find(noted) ?? people.byInitials(noted);
    if (person !== null) return person;
  }
  const runs = RUNS_IT.exec(brief)?.[1];
  const self = runs === undefined ? null : people.find(runs);
  if (self !== null) return self;
  const writers = writersOf(people);
  const parts = [...new Set([...writers.keys(), ...people.all.flatMap((person) => [...person.receives])])].toSorted(
    (left, right) => left - right,
  );
  const intents = intentsIn(sentences, people, null);
  const actor = intents.find((intent) => intent.actor !== null)?.actor;
  if (actor !== null && actor !== undefined) return actor;
  const resolved = intents.find((intent) => intent.sentence.narrator !== null && !intent.asked);
  const asks = intents.find((intent) => intent.asked);
  const addressed = (part: number, writer: Person | null): Person | null =>
    people.all.find((person) => person !== writer && person.receives.has(part)) ?? null;
  if (asks !== undefined) {
    const person = addressed(asks.sentence.part, asks.sentence.narrator);
    if (person !== null && person !== asks.target) return person;
  }
  // 'Mina and I are going to phone Dr Kessler': whoever writes the newest mail holds the talk.
  const newest = parts[0];
  if (
    newest !== undefined &&
    resolved?.named === true &&
    resolved.sentence.part === newest &&
    resolved.target !== addressed(newest, resolved.sentence.narrator) &&
    sentences.filter((sentence) => sentence.part === newest && DEMANDS.test(sentence.text)).length < 2
  )
    return resolved.sentence.narrator;
  const assigned = people.all.find((person) => person.assigned);
  if (assigned !== undefined) return assigned;
  const speakers = people.all.filter((person) => person.writes.size > 0 && person.receives.size === 0);
  if (resolved !== undefined && speakers.length >= 2) return resolved.sentence.narrator;
  // 'I'm seeing her on Wednesday', to nobody by name.
  if (resolved !== undefined && addressed(resolved.sentence.part, resolved.sentence.narrator) === null)
    return resolved.sentence.narrator;
  const targets = new Set(intents.map((intent) => intent.target));
  // The newest mail alone tells who reads it; what lies below it was read by others.
  for (const part of parts.slice(0, 1)) {
    const person = addressed(part, writers.get(part) ?? null);
    const writer = writers.get(part) ?? null;
    // Who was written to with demands has to answer them, whomever 'her' in notes below may mean.
    const demanded =
      writer !== null &&
      intents.every((intent) => !intent.asked) &&
      sentences.some(
        (sentence) => sentence.narrator === writer && sentence.part === part && DEMANDS.test(sentence.text),
      );
    if (
      person !== null &&
      (!targets.has(person) || (demanded && !intents.some(({ target, named }) => named && target === person)))
    )
      return person;
    if (person !== null) return writers.get(part) ?? null;
  }
  return null;
}

/** Somebody whom the writer may have to talk to, with how much speaks for it. */
export interface Candidate {
  readonly sides: Sides;
  readonly value: number;
}

/** Whom the writer may have to talk to, likeliest first; none where nobody in the brief is anybody to talk to. */
export function candidatesOf(brief: string, people: People, sentences: readonly BriefSentence[]): readonly Candidate[] {
  const user = userOf(brief, people, sentences);
  const writers = writersOf(people);
  const intents = intentsIn(sentences, people, user);
  const scores = new Map<Person, number>();
  const add = (person: Person | null, weight: number): void => {
    if (person !== null && person !== user) scores.set(person, (scores.get(person) ?? 0) + weight);
  };
  for (const { target, sentence, asked } of intents)
    if (asked) add(target, 6);
    else if (sentence.narrator === null || sentence.narrator === user) add(target, 7);
  for (const person of people.all) {
    add(person, Math.min(2, person.mentions.length * 0.35));
    if (person.role !== null) add(person, 0.8);
    if (person.raised) add(person, 3);
    // 'For tomorrow 9.30, Gareth': whom a title names.
    if (person.mentions.some(({ start }) => people.inTitle(start)) && writers.size === 0) add(person, 5);
    // Notes with a name for a title: 'TUNDE – Thursday, my office'.
    if (new RegExp(String.raw`^${escaped(person.name)}\s*[–—:-]`, 'iu').test(brief.trimStart())) add(person, 4);
    if (person.assigned) add(person, -6);
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
    if (intents.some((intent) => intent.asked && intent.sentence.narrator === person)) add(person, -6);
    if ([...person.receives].length > 0 && person.writes.size === 0) add(person, -3);
    if (own.some((sentence) => sentence.internal) && !person.raised) add(person, -3);
  }
  const refer = referents(sentences, people, user);
  for (const sentence of sentences) {
    for (const match of sentence.text.matchAll(/\b(he|she)\b/gi)) {
      const after = sentence.text.slice(match.index + match[0].length);
      if (WANTS.test(after)) add(refer(match[0], sentence.start + match.index, sentence), 1);
    }
    // Whom most of it is about.
    if (sentence.narrator === null || sentence.narrator === user)
      for (const match of sentence.text.matchAll(/\b(?:he|him|his|she|hers?)\b/gi))
        add(refer(match[0], sentence.start + match.index, sentence), 0.3);
    if (sentence.quoted && sentence.narrator !== null) add(sentence.narrator, 1);
  }
  // The subject of a mail or the title of notes names them: 'quick notes after phone call with Zsófi'.
  for (const person of people.all)
    if (
      person.mentions.some(({ start }) => start < 160) &&
      /^(?:1:1|quick|notes?|mtg|call|meeting|minutes|prep)/i.test(brief.trimStart()) &&
      !person.assigned
    )
      add(person, 0.6);
  const speakersBeside = (stakeholder: Person): Person | null => {
    const speakers = people.all.filter((person) => person.writes.size > 0 && person !== stakeholder);
    return !people.userSpeaks && speakers.length === 1 && stakeholder.writes.size > 0 ? (speakers[0] ?? null) : null;
  };
  return [...scores]
    .filter(([, value]) => value > 0)
    .toSorted(([, left], [, right]) => right - left)
    .map(([stakeholder, value]) => ({ sides: { stakeholder, student: user ?? speakersBeside(stakeholder) }, value }));
}
