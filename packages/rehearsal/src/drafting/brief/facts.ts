/** The facts of a drafted scenario: the sentences of the brief, each with its figures, and how the stakeholder would say it. */
import { type Fact, type FactKnower, isTheirsToTell } from '@parley/shared';
import { alternatives } from '../../language/one-of';
import { ABOVE_A_LIST } from './above-a-list';
import { APPOINTMENT } from './appointment';
import { addressed, asSentence } from './as-sentence';
import { isHeading } from './heading-lines';
import { isHousekeeping } from './housekeeping';
import { isKeptBack } from './knowledge';
import { mineOf, type ReadPurpose, theirsOf } from '../purpose/purposes';
import { wholeOf } from './said-whole';
import { calledShort, ownWords } from './retell';
import type { Sides } from './stakeholder';
import { type Told, withWhatIsMeant } from './told';

const MOST = 16;
const LEAST_WORDS = 4;

/**
 * Said once the student has told what they alone seem to know; another one each time, and right as well where it was known.
 * What they were told isn't said back: the writer's own sentence in the other mouth sounds like a machine, and carries along
 * what was meant for nobody.
 */
const TAKEN_NOTE = [
  'All right. And what follows from that?',
  'I take note of that.',
  'So that is how it stands with you. Go on.',
  'Let me think about that for a moment.',
  'Then I know where you stand on that.',
] as const;

/** What they say to the fact at a place. */
export const takenNote = (at: number): string => TAKEN_NOTE[at % TAKEN_NOTE.length] ?? TAKEN_NOTE[0];

/** What they know and would not say of themselves in these words. */
const SO_IT_IS = [
  'Yes, that is how it stands.',
  'That is so.',
  'Yes. I haven’t forgotten that.',
  'I know that, yes.',
  'Nobody has to tell me that.',
  'It is as you say, and it doesn’t make it easier.',
] as const;

/** What they say to the fact at a place, where it is told of them by others. */
export const soItIs = (at: number): string => SO_IT_IS[at % SO_IT_IS.length] ?? SO_IT_IS[0];

const content = (told: Told): number =>
  told.sentence.figures.length * 1.5 +
  told.sentence.people.length * 0.5 +
  (told.theirs ? 0.5 : 0) +
  Math.min(1.5, told.sentence.parsed.content.length / 8);

/** 'I’m running the replacement of our system' */
const OF_THE_WRITER =
  /^(?:I[’']?m|I am|I (?:run|lead|manage|coordinate|work|look after)|My (?:job|role)|I(?:[’']ve| have) (?:got )?(?:to|an?|half|a meeting))\b/i;
/** What the writer isn't sure of: said back without that. */
const UNSURE = /^You (?:think|guess|suspect|gather|believe|hear|reckon|assume|hope)(?: that)?\s/;

/** Telephone numbers, addresses and what firms put below a mail. */
const CONTACT =
  /\d{3,}[\s-]\d{3,}|https?:|www\.|@\S+\.\p{L}{2}|\b(?:out of office|registered|disclaimer|ext\.?)\b|\p{Extended_Pictographic}|[[\]<>|]/iu;

/** Whether it says something that somebody else can say back: a figure, a name, enough words, and no half sentence. */
const tells = ({ sentence }: Told): boolean =>
  !CONTACT.test(sentence.text) &&
  (sentence.figures.length > 0 || sentence.people.length > 0 || sentence.parsed.content.length >= 5) &&
  sentence.text.split(/\s+/).length >= 5 &&
  !/^(?:and|but|so|or|then|also|not|just|maybe|going|talking|meeting|want|need)\b/i.test(sentence.text);

/** How the stakeholder says back what the student told: who else's words it is stays said. */
const saidBack = (entry: Told): string => asSentence(wholeSaidBack(entry).replace(UNSURE, ''));
const wholeSaidBack = (entry: Told): string => {
  const { narrator, text } = entry.sentence;
  const personal = /\b(?:I|me|my|we|us|our|you|your)\b/i.test(text);
  return personal && narrator !== null && !entry.briefing.startsWith('You: ')
    ? `${calledShort(narrator)} says: “${asSentence(text).replaceAll('“', '‘').replaceAll('”', '’')}”`
    : asSentence(entry.briefing.startsWith('You: ') || narrator === null ? addressed(text) : text);
};

/** 'That is true: they have a backlog' */
const GRANTED = /^(?:that|this|it)(?:[’']s|\sis)\s(?:true|correct|right|so)\s?[:–—,-]\s(?=\p{L})/iu;

/** So many facts are enough for a talk; below, what else is told is one too. */
const ENOUGH = 5;

/** Where minutes or notes begin. */
const HEADING = /^\W*(?:protokoll|protocol|minutes|notes?|meeting|agenda|(?:voice\s)?memo)\b/iu;
/** The subject of a mail. */
const SUBJECT = /^(?:(?:fwd?|re|aw|wg)\s?:|\p{L}{2,8}-\d+\s?[:–-])/iu;
/** What the writer keeps from somebody, behind what they can offer. */
const KEPT_FROM =
  /(?:\s&|,?\sand|,)\s(?:I\s|you\s)?ha(?:ven[’']?t|vn[’']?t|ve\snot)\s(?:yet\s)?(?:told|mentioned|said)\b.*$/iu;

/** 'Lucie will meet Declan on Thursday', 'The call is on Monday' */
const WILL_MEET = new RegExp(
  [
    String.raw`^(?:\p{Lu}[\p{L}-]+|(?:Mr|Mrs|Ms|Dr)\.?\s\p{Lu}[\p{L}-]+)\s(?:will|is\sto|is\sgoing\sto|has\sa\s[\p{L}-]+\swith)\s?(?:meet|meeting|see|seeing|visit|`,
    String.raw`visiting|talk\sto|speak\sto|call)?\s?¤O|^the\s(?:call|meeting|talk|visit|slot)\sis\s(?:on|at|booked|set)\b`,
  ].join(''),
  'iu',
);

/** What decides: figures and days, how things stand, and what is offered. Of how somebody is and what they think, figures alone. */
function decides(entry: Told): boolean {
  const { purpose, sentence, own } = entry;
  if (purpose === null) return true;
  const { of, fact } = purpose;
  if (
    of.noise > 0.5 ||
    (of.my_private > 0.5 && (fact ?? 0) < A_FACT) ||
    HEADING.test(sentence.text) ||
    SUBJECT.test(sentence.text) ||
    isHeading(sentence.text) ||
    ABOVE_A_LIST.test(sentence.text)
  )
    return false;
  if (!own && (APPOINTMENT.test(sentence.text) || WILL_MEET.test(entry.mark))) return false;
  if (isHousekeeping(entry)) return false;
  if (fact !== null) return fact >= A_FACT;
  // What the writer says of them is no fact that both would name.
  if (of.about_them > 0.5 && !own) return false;
  if (of.my_goal > 0.5 && sentence.figures.length === 0) return false;
  if (sentence.figures.length > 0) return true;
  return of.case_fact + of.my_offer + of.their_demand + of.others > 0.5;
}

/** From here on (0-1) the reading of the whole brief takes a sentence for a fact. */
const A_FACT = 0.5;

/** Of a fact that is taken to be known to both, or to the writer alone: so likely it is otherwise that nobody can tell. */
const MAY_BE_MINE = 0.3;
const MAY_BE_THEIRS = 0.4;

/** Of what isn't told of the other side, they surely know it from here on; of what the writer's side did or has, from there. */
const SURELY_BOTH = { told: 0.9, ours: 0.97 } as const;
const HAVE_TO = /^(?:I|[Ww]e)\s(?:have\sto|need\sto|must|are\sgoing\sto|will\shave\sto)\b/u;
const OF_OUR_SIDE = /\b(?:I|we|us|our|ours|my|me)\b/iu;

/** 'He would need six more nurses and he has two', 'In 2016 she lost two patients': how it is with themselves, and no guess. */
const OF_THEMSELVES = new RegExp(
  [
    String.raw`^(?:(?:in|on|since|at|so\sfar|until\snow|at\sthe\smoment)\b[^¤,]{0,40},?\s)?¤S\s(?:also\s|still\s|already\s|only\s|now\s)?(?:`,
    alternatives(String.raw`
      has had needs would\sneed needed runs ran works worked lost was owns employs pays paid leads led asked sent signed wrote turned closed opened bought sold hired
    `),
    String.raw`)\b(?!\s(?:probably|likely|n[’']t|not\sbeen\stold|never\sbeen\stold))`,
  ].join(''),
  'iu',
);

/** 'She also asks who is liable': what they say, want or refuse they know, unless they say it to somebody else. */
const OF_THEIR_WORDS = new RegExp(
  String.raw`^(?:(?:and|but|so|now|then),?\s)?¤S\s(?:(?:also|still|again|now|then|always|only|just|even|does\snot|doesn[’']t|won[’']t)\s)*(?:${alternatives(
    String.raw`
      says? said asks? asked wants? wanted insists? insisted complains? complained argues? argued demands? demanded writes? wrote claims?
      claimed repeats? repeated expects? refuses? refused accept believe
    `,
  )})\b(?!\s(?:nothing|to\s(?!me\b|us\b|you\b|¤)\p{L}))`,
  'iu',
);

/** Where the brief was read as a whole: from so likely on (0-1) the writer alone knows it, up to there both do. */
const SURELY_MINE = 0.6;
const HARDLY_MINE = 0.35;

function knowerAsRead({ of, knows }: ReadPurpose, known: 'both' | 'student', text: string): FactKnower {
  if (isKeptBack(text) || of.my_private > 0.5) return 'student';
  // They may well have heard what is wanted of them.
  if (of.my_goal > 0.5) return 'maybe';
  if (knows.me >= SURELY_MINE) return 'student';
  return knows.me <= HARDLY_MINE && known === 'both' ? 'both' : 'maybe';
}

/** Who knows it. Of what is neither side's own, and where the reading is in doubt, either may. */
function knowerOf({ knownBy, purpose, own, alone, sentence, mark }: Told): FactKnower {
  const known = knownBy === 'both' ? 'both' : 'student';
  if (purpose === null || own || alone) return known;
  const { of, knows } = purpose;
  if (
    (OF_THEMSELVES.test(mark) || OF_THEIR_WORDS.test(mark)) &&
    of.my_private < 0.3 &&
    of.others < 0.5 &&
    !isKeptBack(sentence.text)
  )
    return 'both';
  if (purpose.fact !== null) return knowerAsRead(purpose, known, sentence.text);
  const isOurs = OF_OUR_SIDE.test(sentence.text) || sentence.people.length > 0;
  if (
    known === 'both' &&
    !mark.includes('¤') &&
    !sentence.quoted &&
    theirsOf(purpose) < 0.5 &&
    knows.both < (isOurs ? SURELY_BOTH.ours : SURELY_BOTH.told)
  )
    return 'maybe';
  // What the writer's side has to do with them may still be told.
  if (known === 'both' && HAVE_TO.test(mark) && theirsOf(purpose) < 0.5) return 'maybe';
  // They may well have heard what is wanted of them.
  if (of.my_goal > 0.5 && !isKeptBack(sentence.text)) return 'maybe';
  if (known === 'both') return knows.me > MAY_BE_MINE && theirsOf(purpose) < 0.5 ? 'maybe' : known;
  const secret = mineOf(purpose) > 0.5 || of.my_private > 0.3 || isKeptBack(sentence.text);
  return !secret && knows.me < 1 - MAY_BE_THEIRS ? 'maybe' : known;
}

export function factsFrom(told: readonly Told[], sides: Sides): readonly Fact[] {
  const all = withWhatIsMeant(told);
  const first = factsOf(all.filter(decides), sides);
  return first.length >= ENOUGH
    ? first
    : factsOf(
        all.filter((entry) => (entry.purpose?.of.noise ?? 0) <= 0.5 && (entry.purpose?.of.my_private ?? 0) <= 0.5),
        sides,
      );
}

function factsOf(told: readonly Told[], { stakeholder, student }: Sides): readonly Fact[] {
  const usable = told.filter(
    (entry) =>
      (entry.knownBy === 'both' ||
        entry.knownBy === 'student' ||
        // The day for which something is wanted stands in the goal alone.
        (entry.purpose !== null && entry.aim && entry.sentence.figures.length > 0)) &&
      !entry.advice &&
      !(entry.purpose !== null && !entry.own && WILL_MEET.test(entry.mark)) &&
      // What the writer keeps back, and who they are themselves, nobody is told by a fact.
      !(entry.knownBy === 'student' && isKeptBack(entry.sentence.text) && (entry.purpose?.fact ?? 0) < A_FACT) &&
      !(
        (entry.knownBy === 'student' || entry.purpose !== null) &&
        !entry.own &&
        OF_THE_WRITER.test(entry.sentence.text)
      ) &&
      entry.sentence.text.length <= 300 &&
      entry.sentence.text.split(/\s+/).length >= LEAST_WORDS &&
      !entry.sentence.text.endsWith('?') &&
      (entry.own ||
        // Retold in their mouth, of themselves; anything else has to hold something of the case.
        (entry.spoken !== null && /\b(?:I|me|my|we|us|our)\b/i.test(entry.spoken)) ||
        (entry.purpose !== null && entry.sentence.figures.length > 0 && !CONTACT.test(entry.sentence.text)) ||
        (tells(entry) &&
          !/\b(?:he|she|him|her|his)\b/i.test(entry.sentence.text) &&
          !entry.sentence.people.includes(stakeholder))),
  );
  const chosen = new Set([...usable].toSorted((left, right) => content(right) - content(left)).slice(0, MOST));
  return usable
    .filter((entry) => chosen.has(entry))
    .map((entry, at): Fact => {
      const text =
        entry.purpose === null
          ? entry.briefing
          : asSentence((ownWords(entry.briefing) ?? entry.briefing).replace(KEPT_FROM, '').replace(GRANTED, ''));
      const figures = [
        ...entry.sentence.figures.map((figure) => figure.text),
        ...entry.sentence.people
          .filter((person) => person !== stakeholder)
          .map((person) => person.name.split(' ').find((part) => text.includes(part)) ?? ''),
      ].filter((figure) => figure !== '' && text.includes(figure));
      const said =
        entry.own || (entry.spoken !== null && entry.knownBy === 'both')
          ? (entry.spoken ?? saidBack(entry))
          : saidBack(entry);
      const { narrator } = entry.sentence;
      // What the student wrote to them is not said back as if it were theirs.
      const another =
        narrator !== null &&
        narrator !== stakeholder &&
        (narrator !== student || narrator.writes.has(entry.sentence.part));
      const ofThem =
        entry.purpose !== null &&
        entry.spoken === null &&
        (entry.own || another || entry.mark.includes('¤') || wholeOf(said) !== said);
      const knownBy = knowerOf(entry);
      return {
        id: `told-${at + 1}`,
        text,
        line: !isTheirsToTell(knownBy) ? takenNote(at) : ofThem ? (SO_IT_IS[at % SO_IT_IS.length] ?? said) : said,
        figures: [...new Set(figures)],
        knownBy,
        ...(entry.asks && knownBy === 'both'
          ? { asked: ['What do you need from me?', 'What exactly do you want?'] }
          : {}),
      };
    });
}

/** For a brief of few sentences. `role` and `organisation`: null where the brief doesn't tell it. */
export function spareFacts(
  project: string,
  shortName: string,
  role: string | null,
  organisation: string | null,
  handle: string,
): readonly Fact[] {
  const what = role === null ? null : /^\p{Lu}\p{Ll}+(?:\s\p{Ll}|$)/u.test(role) ? role.toLowerCase() : role;
  const where = organisation === null ? '' : `, ${organisation}`;
  return [
    {
      id: 'person',
      text:
        what === null ? `${shortName} has to live with what comes of it${where}.` : `${shortName} is ${what}${where}.`,
      line: what === null ? 'I am the one it ends up with.' : `My role is ${what}, so it ends up with me.`,
      figures: [],
      knownBy: 'both',
    },
    {
      id: 'others',
      text: `Others wait for ${project} too.`,
      line: `I am not the only one who waits for ${project}, only the one you are speaking to.`,
      figures: [],
      knownBy: 'stakeholder',
    },
    {
      id: 'open',
      text: `Nothing is decided yet about ${handle}.`,
      line: `As far as I know nothing is decided about ${handle}.`,
      figures: [],
      knownBy: 'both',
    },
    {
      id: 'matter',
      text: `${shortName} wants to know about ${handle}.`,
      line: `What I want to know about is ${handle}.`,
      figures: [],
      knownBy: 'both',
      asked: ['What do you need from me?', 'What exactly do you want?'],
    },
    {
      id: 'project',
      text: `It is about ${project}.`,
      line: `It is about ${project}, and about nothing else today.`,
      figures: [],
      knownBy: 'both',
    },
  ];
}
