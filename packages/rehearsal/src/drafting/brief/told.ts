/** Each sentence of a brief as the scenario uses it: what the student is told, what the stakeholder says of it, and who knows it. */
import { oneOf, alternatives } from '../../language/one-of';
import type { ReadPurpose } from '../purpose/purposes';
import { isVerdict } from '../purpose/verdict';
import type { Aim } from './aims';
import { asSentence } from './as-sentence';
import { type Claim, claimsIn } from './claims';
import { inFirstPerson, marked } from './first-person';
import type { Referent } from './intents';
import { ADVICE, type Knowing, type Knowledge, knowledgeOf } from './knowledge';
import { escaped } from './names';
import type { People, Person } from './people';
import { toBriefing } from './retell';
import { type Colleague, withName } from './colleague';
import type { BriefSentence } from './sentences';
import type { Sides } from './stakeholder';

export interface Told {
  readonly sentence: BriefSentence;
  /** With a mark for every word that means the stakeholder (`marked`). */
  readonly mark: string;
  /** In the student's briefing. */
  readonly briefing: string;
  /** In the stakeholder's mouth; null where nobody would say it so. */
  readonly spoken: string | null;
  /** Said in a fragment of a sentence, as people talk (`saidPlainly`). */
  readonly asItIs: boolean;
  /** What it tells that they say, want or did; none of what they wrote or said themselves. */
  readonly claims: readonly Claim[];
  readonly knownBy: Knowledge;
  /** The stakeholder's own words, and not what somebody tells of them. */
  readonly own: boolean;
  /** Their own words, and written to somebody: no remark in a meeting or a chat. */
  readonly written: boolean;
  /** Says how the student is to go about it: 'Don't promise service credits.' For the briefing alone. */
  readonly advice: boolean;
  /** Said by the stakeholder, or about what they want. */
  readonly theirs: boolean;
  /** Asks for something. */
  readonly asks: boolean;
  /** Tells what the student wants of the talk; it stands in the goal. */
  readonly aim: boolean;
  /** For the student alone: what they keep back, and what the other hides. */
  readonly alone: boolean;
  /** What it is for; null where grammar alone was asked. */
  readonly purpose: ReadPurpose | null;
}

const ASKING = new RegExp(
  oneOf(
    String.raw`\?$`,
    String.raw`\b(?:wants?|wanted|needs?|would like|should like|['’]d like|asks?|asked for|insists?|demands?)\b`,
    String.raw`\b(?:requests?|expects?|i want|we want|please|won['’]t (?:sign|accept)|will not accept)\b`,
    String.raw`\b(?:could you|can you)\b`,
  ),
  'i',
);
const FIRST = /\b(?:I|i|me|my|we|us|our)\b/;

/** 'His points:', 'what Zsófi wants:' */
function saysTheirs(announced: string, stakeholder: Person): boolean {
  const own = [...stakeholder.aliases].map(escaped).join('|');
  return (
    new RegExp(String.raw`\b(?:his|her|their|he|she|${own})\b`, 'iu').test(announced) &&
    !/\b(?:options?|i see|we could|internal)\b/i.test(announced)
  );
}

/** Minutes put a name before what somebody said and go on in the third person. */
const ofOneself = (text: string, { pronoun }: Person): boolean =>
  (pronoun === 'she' ? /\b(?:she|her)\b/i : /\b(?:he|his|him)\b/i).test(text) &&
  !/\b(?:I|i|we|my|our|me|us)\b/.test(text);

/** Their pronouns. */
const HERE: Readonly<Record<Person['pronoun'], RegExp>> = {
  she: /^(?:she|hers?|herself)$/i,
  he: /^(?:he|him|his|himself)$/i,
  they: /^(?!)/,
};

/** Notes leave out who it is: 'Wants to know who pays', 'Was told in January'. */
const SUBJECTLESS = new RegExp(
  String.raw`^(?:(?:now|also|still|then|just|really|only)\s+)?(?:${alternatives(String.raw`
  wants wanted was\snever was\stold was\spromised was\sasked was\snot has\s(?!to\sbe) had\s(?!a\slook) says said thinks told\s(?:us|me|our|the) asked hears heard\sit needs
  won['’]t doesn['’]t didn['’]t isn['’]t can['’]t refuses complains complained claims feels knows expects insists threatens threatened
  blocked rejected reckons keeps fears worries is\s(?:angry|upset|furious|worried|unhappy|annoyed|not)
`)})\b`,
  'iu',
);

/** The same with who it is, where it is in notes about them and the words before it are about them, too. */
function completed(sentence: BriefSentence, before: BriefSentence | undefined, { stakeholder }: Sides): BriefSentence {
  if (!SUBJECTLESS.test(sentence.text) || sentence.quoted || sentence.text.endsWith('?')) return sentence;
  // 'Asked what would help, he said': of whom it is follows.
  if (/^asked\b[^.]*?,\s(?:s?he|they|\p{Lu}\p{L}+)\s\p{Ll}/iu.test(sentence.text)) return sentence;
  if (/^(?:can|won|doesn|didn|isn)/i.test(sentence.text) && FIRST.test(sentence.text)) return sentence;
  if (sentence.narrator === stakeholder && stakeholder.writes.has(sentence.part)) return sentence;
  // 'Asked the head of school' begins somebody's own message, and 'Can’t move the date' is the writer's unless they stand before it.
  if (/^asked\b/iu.test(sentence.text) && sentence.narrator !== null && before?.narrator !== sentence.narrator)
    return sentence;
  if (/^can/iu.test(sentence.text) && before?.people.includes(stakeholder) !== true) return sentence;
  const about =
    before === undefined ||
    before.people.includes(stakeholder) ||
    (before.people.length === 0 && !(/^(?:can|won|doesn|didn|isn)/i.test(sentence.text) && FIRST.test(before.text)));
  if (!about) return sentence;
  // 'Was never agreed that Sales cleans data'
  if (/^was never\b|^was not (?:agreed|planned|part|in|discussed|my|our|his|her)\b/i.test(sentence.text))
    return { ...sentence, text: `It ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}` };
  const { name, title } = stakeholder;
  const short =
    title !== null && !name.includes(' ') ? `${title.replace('.', '')} ${name}` : (name.split(' ')[0] ?? name);
  const text = `${short} ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}`;
  return { ...sentence, text, people: [...new Set([stakeholder, ...sentence.people])] };
}

/** A point of theirs without anybody in it: 'a booking can't be longer than 8 hours'. */
const BARE = /^(?!.*\b(?:he|she|him|her|his|I|me|my|we|us|our|you)\b).*\p{L}\s.*\s/iu;

export interface Telling extends Knowing {
  readonly people: People;
  readonly aims: readonly Aim[];
  /** Whom a pronoun means. */
  readonly refer: Referent;
  /** Who is 'you' in what the student wrote. */
  readonly colleague: Colleague;
}

/** Sentences that differ in their figures alone and are all told. */
const SAME_SHAPE = 3;
/** With so many more words than the goal has of it, a sentence tells more than the goal. */
const MORE_THAN_AIM = 12;

/** What others tell of the stakeholder is theirs to say unless it is somebody's own talk, with 'I' and 'you' of its own. */
function claimsOf(sentence: BriefSentence, mark: string, { sides, people }: Telling): readonly Claim[] {
  const { stakeholder, student } = sides;
  if (sentence.quoted || sentence.text.endsWith('?')) return [];
  const colleague = sentence.narrator !== null && sentence.narrator !== student && sentence.narrator !== stakeholder;
  // 'he told me that' is his, whoever passes it on.
  const passedOn = sentence.text.replaceAll(/\b(?:told|tells|said to|says to|asked) (?:me|us)\b/gi, '');
  if (colleague && /\b(?:you|your|I|me|my|we|our|us)\b/i.test(passedOn)) return [];
  const others = people.all.some((person) => person !== stakeholder && sentence.people.includes(person));
  return claimsIn(mark, others);
}

/** Every sentence of the brief as the scenario uses it, in its order. */
export function toldIn(sentences: readonly BriefSentence[], telling: Telling): readonly Told[] {
  const { sides, aims, chats, refer, colleague } = telling;
  const { stakeholder, student } = sides;
  const shapes = new Map<string, number>();
  return sentences
    .filter((sentence) => {
      // A table in sentences, line after line of the same: its first lines tell what it is.
      const shape = sentence.text.toLowerCase().replaceAll(/\d+/g, '#');
      const seen = shapes.get(shape) ?? 0;
      shapes.set(shape, seen + 1);
      return seen < SAME_SHAPE;
    })
    .map((written, at): Told => {
      const before = sentences[at - 1];
      const sentence = completed(written, before, sides);
      const shift = sentence.text.length - written.text.length;
      // 'Pekka (steward): no weekend work, he calls the union otherwise': taken down in the third person.
      const reported = sentence.narrator === stakeholder && !sentence.quoted && ofOneself(sentence.text, stakeholder);
      const mark = marked(sentence.text, {
        stakeholder,
        means: (pronoun, place) =>
          (reported && HERE[stakeholder.pronoun].test(pronoun)) ||
          refer(pronoun, written.start + Math.max(0, place - shift), written) === stakeholder,
      });
      const about = mark.includes('¤');
      const forbidden =
        sentence.announced !== null && /^\W*(?:don['’]?ts?|avoid|not to say)\b/i.test(sentence.announced);
      const advice = sentence.narrator !== stakeholder && (forbidden || ADVICE.test(sentence.text));
      // What stands whole in the goal needs no second telling.
      const aim = aims.find((one) => one.sentence === written);
      const aimed =
        aim !== undefined && written.text.split(/\s+/).length <= aim.text.split(/\s+/).length + MORE_THAN_AIM;
      const own =
        sentence.narrator === stakeholder &&
        !sentence.internal &&
        (stakeholder.writes.has(sentence.part) ||
          (!ofOneself(sentence.text, stakeholder) && !sentence.people.includes(stakeholder)));
      // 'They want the closures cut', after a sentence about nobody else: the stakeholder's people.
      const theirPeople =
        /^they (?:want|need|ask|expect|insist|refuse|will not|won['’]t)\b/i.test(sentence.text) &&
        sentence.narrator !== stakeholder &&
        (before === undefined || before.people.every((person) => person === stakeholder || person === student));
      const claims =
        own || advice || aim !== undefined
          ? []
          : theirPeople
            ? claimsIn(mark.replace(/^they/i, '¤S'), true).map((claim) => ({
                ...claim,
                text: claim.text.replace(/^I\b/, 'We'),
              }))
            : claimsOf(sentence, mark, telling);
      const certain = claims.filter(({ guessed }) => !guessed);
      const listed =
        sentence.announced !== null && sentence.narrator !== stakeholder && saysTheirs(sentence.announced, stakeholder);
      const knownBy = aimed ? 'meta' : advice ? 'student' : knowledgeOf(sentence, mark, claims, telling);
      const spoken = own
        ? asSentence(sentence.text.replace(/^p\.?\s?s\.?:?\s/i, ''))
        : certain.length > 0 && knownBy === 'both'
          ? certain.map(({ text }) => text).join(' ')
          : listed && (about || BARE.test(sentence.text))
            ? inFirstPerson(mark, sentence.people.length > 1)
            : null;
      const { narrator, quoted, part } = sentence;
      const reader = (narrator === null || narrator === student) && !quoted ? colleague(part) : null;
      const briefing = toBriefing(
        reader === null ? sentence : { ...sentence, text: withName(sentence.text, reader) },
        student,
      );
      const half = spoken !== null && !/\p{Ll}{2}.*\s/u.test(spoken);
      return {
        sentence,
        mark,
        claims: knownBy === 'both' || knownBy === 'hidden' || claims.every(({ guessed }) => guessed) ? claims : [],
        own,
        aim: aimed,
        written: own && !sentence.quoted && stakeholder.writes.has(sentence.part) && !chats.has(sentence.part),
        advice,
        briefing: forbidden
          ? `Don’t ${briefing.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
          : briefing,
        spoken: half || advice || aimed ? null : spoken,
        knownBy: (theirPeople || listed) && knownBy === 'student' ? 'both' : knownBy,
        theirs: sentence.narrator === stakeholder || theirPeople || listed || certain.length > 0,
        asks: ASKING.test(sentence.text) && (sentence.narrator === stakeholder || about || theirPeople),
        asItIs: false,
        alone: false,
        purpose: null,
      };
    });
}

/** Sentences that say nothing without the one before them. */
const LEANS = new RegExp(
  oneOf(
    String.raw`^(?:they|it|that|this|these|those|she|he|her|his|their|there|also|and|but|so|if\sthat|on\stop\sof\sthat|then|true)\b`,
    String.raw`^(?:failing|without|with|before|after|besides|instead\sof|because\sof|in|at|by)\s(?:this|that|it|these|those|them)\b`,
    String.raw`^(?:otherwise|instead|if\snot|both|neither|none|same|(?:one|some|two|half|all|most)\sof\s(?:them|it|these|those))\b`,
  ),
  'iu',
);
/** Whether it points back at the sentence before it. */
export const leans = (text: string): boolean => LEANS.test(text.replace(/^\W+/u, ''));
const PASSAGE_WORDS = 46;

/** Two sentences of one brief as one entry; what each tells of the stakeholder stays. */
export const joinedTo = (before: Told, entry: Told): Told => ({
  sentence: {
    ...before.sentence,
    end: entry.sentence.end,
    text: `${before.sentence.text} ${entry.sentence.text}`,
    people: [...new Set([...before.sentence.people, ...entry.sentence.people])],
    figures: [...before.sentence.figures, ...entry.sentence.figures],
  },
  briefing: `${before.briefing} ${entry.briefing}`.replace(/”\s[^“:”]{1,40}: “/u, ' '),
  mark: `${before.mark} ${entry.mark}`,
  claims: [...before.claims, ...entry.claims],
  spoken: before.spoken === null || entry.spoken === null ? null : `${before.spoken} ${entry.spoken}`,
  asItIs: before.asItIs || entry.asItIs,
  knownBy: entry.knownBy,
  own: entry.own,
  aim: entry.aim,
  written: entry.written,
  advice: entry.advice,
  theirs: before.theirs || entry.theirs,
  asks: before.asks || entry.asks,
  alone: entry.alone,
  purpose: before.purpose,
});

const isOfOneKind = (before: Told, entry: Told): boolean =>
  before.knownBy === entry.knownBy &&
  before.own === entry.own &&
  before.advice === entry.advice &&
  before.alone === entry.alone &&
  before.purpose?.purpose === entry.purpose?.purpose &&
  before.sentence.part === entry.sentence.part &&
  before.sentence.narrator === entry.sentence.narrator &&
  before.sentence.quoted === entry.sentence.quoted &&
  (before.spoken === null) === (entry.spoken === null);
const fitsOnePassage = (before: Told, entry: Told): boolean =>
  `${before.briefing} ${entry.briefing}`.split(' ').length <= PASSAGE_WORDS;

/** 'She also complains that', 'His main concern is': of whom it is, is known. */
const OF_THEM = new RegExp(
  [
    String.raw`^(?:¤P\s(?:main|other|biggest|second|only)\s|¤S\s(?:(?:has|had|also|already|still|then|even|now)\s)*(?:complain|sa(?:ys|id)|told|tells|wants?|wanted|`,
    String.raw`demand|ask(?:s|ed)|insist|refuse|fear|worri|object|argue|point|keeps)\p{L}*\b)`,
  ].join(''),
  'iu',
);

/** What leans on the sentence before it is told with that. */
export function passages(told: readonly Told[]): readonly Told[] {
  const out: Told[] = [];
  for (const entry of told) {
    const before = out.at(-1);
    const isAlone =
      !leans(entry.sentence.text) ||
      (!entry.own && OF_THEM.test(entry.mark)) ||
      isVerdict(entry.sentence.text) ||
      entry.asItIs ||
      /^\W*and\sthat\s/iu.test(entry.sentence.text) ||
      /^(?:I|We|My|Our)\b/.test(entry.spoken ?? '');
    if (
      before === undefined ||
      isAlone ||
      entry.knownBy === 'meta' ||
      !isOfOneKind(before, entry) ||
      !fitsOnePassage(before, entry)
    )
      out.push(entry);
    else out[out.length - 1] = joinedTo(before, entry);
  }
  return out;
}

/** Points at a thing that only the sentence before names. */
const POINTS_AT = new RegExp(
  [
    String.raw`^\W*(?:it|that|this|these|those|they|(?:failing|without|with|before|after|besides|instead\sof|because\sof)\s(?:this|that|it|these|those|them)|`,
    String.raw`(?:one|some|two|half|all|most)\sof\s(?:them|it|these|those))\b`,
  ].join(''),
  'iu',
);

/**
 * What points at a thing in the sentence before it is told with that, whoever knows either: as a fact it would say nothing. In
 * doubt it is the writer's alone.
 */
export function withWhatIsMeant(told: readonly Told[]): readonly Told[] {
  const out: Told[] = [];
  for (const entry of told) {
    const before = out.at(-1);
    const meant =
      before !== undefined &&
      POINTS_AT.test(entry.sentence.text) &&
      !isVerdict(entry.sentence.text) &&
      // Without the sentence model what they say is told from it by grammar alone, and would be lost.
      entry.purpose !== null &&
      !before.alone &&
      !entry.alone &&
      before.knownBy !== 'hidden' &&
      before.knownBy !== 'meta' &&
      before.own === entry.own &&
      before.sentence.part === entry.sentence.part &&
      before.sentence.narrator === entry.sentence.narrator &&
      fitsOnePassage(before, entry);
    if (!meant) out.push(entry);
    else {
      const joined = joinedTo(before, entry);
      // What they asked for stays theirs to say, whatever follows from it.
      const isTheirs = before.theirs && before.spoken !== null && before.knownBy === 'both' && !entry.theirs;
      const knownBy = before.knownBy === 'student' ? before.knownBy : entry.knownBy;
      out[out.length - 1] = isTheirs ? { ...joined, knownBy: 'both', spoken: before.spoken } : { ...joined, knownBy };
    }
  }
  return out;
}
