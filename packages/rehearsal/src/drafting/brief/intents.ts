/**
 * Whom somebody in a brief has to talk to, in the brief's own words: 'can you take this offline with Bob', 'I'll talk to
 * him', 'SC to meet GP'. And what they want of that person: 'I want him to agree to launch on the 28th'.
 */
import { alternatives } from '../../language/one-of';
import { hiding, NO_WORD, WHO, writtenMatches } from './hidden-names';
import { escaped, TITLE } from './names';
import type { People, Person } from './people';
import { isWork } from './role-words';
import type { BriefSentence } from './sentences';

export interface Intent {
  /** Who is to be talked to. */
  readonly target: Person;
  /** Who is to do it, where the sentence names them: 'SC to meet GP', '@Sam can you'. */
  readonly actor: Person | null;
  readonly sentence: BriefSentence;
  /** Asked of somebody else, not resolved upon: 'can you ring her'. */
  readonly asked: boolean;
  /** By name, not by a pronoun. */
  readonly named: boolean;
  /** Where the target stands in the sentence's text. */
  readonly at: number;
}

const TALK = alternatives(String.raw`
  talk(?:ing)?\s(?:to|with|w/) speak(?:ing)?\s(?:to|with|w/) chat(?:ting)?\s(?:to|with|w/) sit(?:ting)?\sdown\swith
  meet(?:ing)?(?:\sup)?(?:\swith)? see(?:ing)? (?:go|come)\s(?:and|to)\ssee ring(?:ing)?(?:\sback)? call(?:ing)?(?:\sback)?
  phon(?:e|ing) tak(?:e|ing)\s(?:this|it|that)(?:\sup|\soffline)*\s?(?:with|w/) rais(?:e|ing)\s(?:this|it|that)\swith
  hav(?:e|ing)\s(?:\S+\s){0,3}with
  catch(?:ing)?\sup\s?(?:with|w/) fac(?:e|ing) tell(?:ing)? convinc(?:e|ing) persuad(?:e|ing) break\s(?:it|this|the\snews)\sto
  push(?:ing)?\sback\s(?:on|with) ask(?:ing)? (?:sort|square|clear|agree|settle|resolve)\s(?:this|it|that|things)(?:\sout)?\swith
  deal(?:ing)?\s?(?:with|w/) handl(?:e|ing) approach(?:ing)? confront(?:ing)? challeng(?:e|ing) reply\sto answer(?:ing)?
  catch(?:ing)? grab(?:bing)? visit(?:ing)? pin\sdown get\shold\sof win\sover let (?:go\s)?back\sto
`);
const MEETING = alternatives(String.raw`
  meeting call min 1:1 1-1 one[-\s]to[-\s]one 121 chat mins minutes slot conversation talk word prep catch-?up coffee lunch
  session hour appointment
`);
const BEFOREHAND = String.raw`(?:${alternatives(String.raw`
  (?:I|we|you)(?:['’]ll|\swill|['’]d|\sneed\sto|\shave\sto|['’]ve\sgot\sto|\smust|\sshould|['’]m|\sam|['’]re|\sare|\swant\sto|\sought\sto|\scan|\scould|\swould)
  need(?:s)?\sto have\sto got\sto going\sto can\s(?:you|someone|somebody) could\s(?:you|someone|somebody) would\syou please pls to will
  before\s(?:I|we|you) needs?\sto when\sI once\sI until\sI after\sI I
`)})`;
/** Whom somebody has to talk to, and who has no name: 'the call with the grants woman at the Brackenhurst Trust'. */
const NAMELESS_TARGET = new RegExp(
  [
    String.raw`(?:(?:${MEETING})\s+(?:\S+\s){0,2}?(?:with|w/)|(?:${TALK}))`,
    String.raw`\s+((?:the|our|my|their)\s+(?:[\p{L}’'-]+\s){0,2}`,
    String.raw`(?:woman|man|lady|guy|bloke|person|chap|people))`,
    String.raw`(?:\s+(?:at|from|of|in)\s+(?:the\s+)?((?:[\p{L}’'-]+\s?){1,3}?)`,
    String.raw`(?=\s+(?:I|and|who|she|he|about|on|tomorrow|what|whose|so|because|to)\b|[,.;]|$))?`,
  ].join(''),
  'iu',
);

export interface NamelessTarget {
  /** 'the grants woman' */
  readonly called: string;
  readonly organisation: string | null;
  readonly start: number;
}

/** Null where everybody one has to talk to has a name. */
export function namelessTarget(sentences: readonly BriefSentence[]): NamelessTarget | null {
  for (const sentence of sentences) {
    const match = NAMELESS_TARGET.exec(sentence.text);
    if (match?.[1] === undefined) continue;
    return {
      called: match[1],
      organisation: match[2]?.trim() ?? null,
      start: sentence.start + match.index + match[0].indexOf(match[1]),
    };
  }
  return null;
}

const ORDERED = /\b(?:you|your|yours|please|pls|some(?:one|body))\b|^@/i;
/** It was said, or wasn't: nothing that is still to be done. */
const OVER =
  /\b(?:did|didn['’]?t|told|said|had|was|were|never|haven['’]?t|asked|have\s(?:gone|been|spoken|talked|met|discussed|seen|checked|raised))\b/i;
const STILL = /\b(?:you(?:['’](?:d|ll|re))?|please|pls|need|have to|has to|will|must)\b/i;
const SOMEBODY_ELSE =
  /\b(?:he|she|they)(?:['’](?:s|ll|d|re)|\s+(?:wants?|will|is|has|asked|needs?|said|would|are))\b[^,;]*$/i;

/** A pronoun in the place of a name. */
export const STAKEHOLDER_SLOT = /^(?:him|her|them|he|she|they)$/i;

/**
 * Everybody's names and pronouns, to be hidden: longer names first.
 * @param subject also pronouns that are the subject of a sentence: 'he needs to'
 */
export function everybody(people: People, subject = false): RegExp {
  const names = people.all
    .flatMap((person) => [...person.aliases])
    .filter((name) => name.length >= 2)
    .toSorted((left, right) => right.length - left.length)
    .map((name) => escaped(name).replaceAll(' ', String.raw`\s+`));
  const pronouns = ['him', 'her', 'them', ...(subject ? ['he', 'she'] : [])];
  return new RegExp(
    String.raw`(?<![\p{L}\d])(?:${TITLE}\s+)*(?:${[...names, ...pronouns].join('|')})(?![\p{L}\d]|[’'](?!s\b))`,
    'giu',
  );
}

/** Somebody, where names and pronouns are hidden; the group is the name. */
export const TARGET = String.raw`(?:(?:old|dear|poor|our|the)\s)?(${WHO})`;

interface Mention {
  readonly person: Person;
  readonly at: number;
  readonly part: number;
  /** Opens its sentence. */
  readonly opens: boolean;
  /** 'told our casting director Junko that': spoken to, and not of. */
  readonly beside: boolean;
}

/** No further from where a sentence begins it is of somebody (characters). */
const LEADS = 12;

/** Where people are named in sentences; headers and the names before what somebody says don't count. */
function namedIn(sentences: readonly BriefSentence[], people: People): readonly Mention[] {
  const besideAt = (at: number): boolean => {
    const sentence = sentences.find(({ start, end }) => start <= at && at < end);
    return (
      sentence !== undefined &&
      /\b(?:told|to|asked|with|from|by|at|for|about|of|against|than|see|meet)\s(?:(?:our|my|the|his|her)\s)?(?:\p{Ll}+\s){0,3}$/iu.test(
        sentence.text.slice(0, at - sentence.start),
      )
    );
  };
  const opensAt = (at: number): boolean =>
    sentences.some((sentence) => at >= sentence.start && at - sentence.start <= LEADS);
  const partOf = (at: number): number =>
    sentences.find((sentence) => sentence.start <= at && at < sentence.end)?.part ?? -1;
  return people.all
    .flatMap((person) =>
      person.mentions
        .filter(
          (mention) =>
            people.inTitle(mention.start) ||
            people.heads(mention) ||
            (people.salient(mention) &&
              sentences.some((sentence) => sentence.start <= mention.start && mention.start < sentence.end)),
        )
        .map(({ start, end }) => ({
          person,
          at: start,
          part: partOf(start),
          opens: opensAt(start) || people.heads({ start, end }),
          beside: besideAt(start),
        })),
    )
    .toSorted((left, right) => left.at - right.at);
}

/** Notes beside a mail or a ticket speak of who wrote it, unless somebody was named shortly before (`salience`). */
const WROTE_IT = 2.2;

/** Where somebody opens a sentence, it is of them; what a person is makes one worth speaking of. */
function salience(mention: Mention, at: number, sentence: BriefSentence): number {
  const within = mention.at >= sentence.start;
  return (
    (within ? 0.6 : 0) +
    (mention.opens ? 0.7 : 0) -
    (mention.beside ? 0.5 : 0) +
    (mention.person.role === null ? 0 : 0.35) -
    // Those who speak with one another speak of others.
    (mention.person.writes.size > 0 ? 0.4 : 0) +
    Math.min(5, mention.person.mentions.length) * 0.08 -
    (at - mention.at) / 160
  );
}

/** Who wrote the one mail that was pasted, or raised the ticket; null where several write. */
function onlyWriter(people: People): Person | null {
  const written = people.all.filter((person) => person.writes.size > 0);
  const raised = people.all.find((person) => person.raised && (written.length === 0 || person.writes.size > 0));
  // Of two who write to each other, whoever was written to last has pasted it.
  const newest = written.toSorted((left, right) => Math.min(...left.writes) - Math.min(...right.writes));
  const one = written.length === 2 && written.every(({ receives }) => receives.size > 0) ? newest : written;
  return raised ?? (one === newest || written.length === 1 ? (one[0] ?? null) : null);
}

/** Somebody without a name who opens the sentence: 'The crate maker in Riga asks … and he', up to a place in it. */
const OPENS_WITH_ANOTHER =
  /^\W*(?:the|an?|our|their)\s((?:\p{Ll}[\p{Ll}-]*\s){1,3})(?:in|from|of|at|for|says?|asks?|wants?|will|can|has|is|was|told|takes?)\b/iu;
const isOfAnother = (sentence: BriefSentence, at: number): boolean => {
  const before = sentence.text.slice(0, Math.max(0, at - sentence.start));
  const who = OPENS_WITH_ANOTHER.exec(before)?.[1] ?? '';
  return who.split(/\s+/).some((word) => isWork(word)) && sentence.people.length === 0;
};

/** Whom something is done to, and whose it isn't. */
const OBJECT_AT =
  /^(?:him|her)(?:\s(?:to|on|at|in|about|and|for|this|that|next|before|after|tomorrow|today|by|with|again|alone|himself|when|if|whether|what|why|how)\b|[.,;:!?]|$)/iu;

const CLAUSE_ENDS = /[,;:]|\b(?:that|who|which|because|if|when|whether|what|and\s\p{Ll}+\s(?:has|is|was|had))\b/iu;

export type Referent = (pronoun: string, at: number, sentence: BriefSentence) => Person | null;

/**
 * Whom 'he' or 'her' means at a place: the last one named before it who can be, the speaker apart; where nobody was, the
 * next who writes or is named.
 * @param user whom it never means
 * @param partner whom it means where nobody who fits is named before it
 * @param chats parts of a chat: whoever speaks in it is spoken to, and not of
 */
export function referents(
  sentences: readonly BriefSentence[],
  people: People,
  user: Person | null,
  partner: Person | null = null,
  chats: ReadonlySet<number> = new Set(),
): Referent {
  const named = namedIn(sentences, people);
  const mentions: Mention[] = [...named];
  const writer = onlyWriter(people);
  const chatting = new Set(
    sentences.flatMap(({ narrator, part }) => (narrator !== null && chats.has(part) ? [narrator] : [])),
  );
  const lookUp: Referent = (pronoun, at, sentence) => {
    if (isOfAnother(sentence, at)) return null;
    const gender = /^(?:she|her|hers)$/i.test(pronoun) ? 'she' : /^(?:he|him|his)$/i.test(pronoun) ? 'he' : null;
    const before = sentence.text.slice(0, Math.max(0, at - sentence.start));
    const isObject = /^(?:him|her)$/i.test(pronoun) && OBJECT_AT.test(sentence.text.slice(before.length));
    // 'Desmond will talk to him': to somebody else.
    const acts = isObject
      ? named.find(
          (mention) =>
            mention.at >= sentence.start &&
            mention.at < at &&
            mention.opens &&
            !CLAUSE_ENDS.test(before.slice(mention.at - sentence.start)),
        )?.person
      : undefined;
    const fits = (person: Person): boolean =>
      person !== acts &&
      person !== user &&
      person !== sentence.narrator &&
      !(people.userSpeaks && chats.has(sentence.part) && chatting.has(person)) &&
      (gender === null || person.pronoun === gender || person.pronoun === 'they');
    const sure = (person: Person): number => (gender === null || person.pronoun === gender ? 1 : 0);
    const pasted = sentence.narrator === null && writer !== null && fits(writer) ? writer : null;
    const [best] = mentions
      .filter((mention) => mention.at < at && fits(mention.person))
      .map((mention) => ({
        person: mention.person,
        value: salience(mention, at, sentence) + sure(mention.person),
      }))
      .concat(pasted === null ? [] : [{ person: pasted, value: WROTE_IT }])
      .toSorted((left, right) => right.value - left.value);
    if (best !== undefined) return best.person;
    if (partner !== null && fits(partner)) return partner;
    const written = people.all
      .filter((person) => fits(person) && [...person.writes].some((part) => part > sentence.part))
      .toSorted((left, right) => Math.min(...left.writes) - Math.min(...right.writes))[0];
    return written ?? mentions.find((mention) => mention.at > at && fits(mention.person))?.person ?? null;
  };
  // Whoever is meant by a pronoun is spoken of as if they were named.
  for (const sentence of sentences)
    for (const { 0: pronoun, index } of sentence.text.matchAll(/\b(?:he|she)\b/gi)) {
      const at = sentence.start + index;
      const person = lookUp(pronoun, at, sentence);
      if (person !== null) mentions.push({ person, at, part: sentence.part, opens: index <= LEADS, beside: false });
    }
  return lookUp;
}

const PRONOUN = /^(?:him|her|them)$/i;

/** What says, where names and pronouns are hidden, whom somebody has to talk to. */
const INTENTS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}’'])${BEFOREHAND}\b[^.;!?]{0,60}?(?<![\p{L}])(?:${TALK})\s+(?:up\s)?${TARGET}`,
    'dgiu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:${MEETING})\s+(?:(?:is|booked|set|scheduled|in|tomorrow|today|on|this|\p{L}+day|\d[\d:.]*(?:am|pm)?|at)\s+)*(?:with|w/|for)\s*${TARGET}`,
    'dgiu',
  ),
  new RegExp(
    String.raw`(?:(?<![\p{L}’'])(?:I|we|you)(?:['’]d)?\s+(?:(?:really|just|also|do)\s+)?|^${NO_WORD}*)(?:want|need|would\slike|like|have\sto\sget)\s+${TARGET}\s+(?:(?:not|also)\s+)?(?:to\b|back\b|on\b)`,
    'dgiu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}’'])(?:I|we|you)(?:['’]d)?\s+(?:(?:really|just|also)\s+)?(?:want|need|would\slike|like)\s(?:[^.;!?]{2,60}?\s)?(?:out\sof|from)\s+${TARGET}`,
    'dgiu',
  ),
  // 'HB see Mrs Dacosta before 3/11'
  new RegExp(String.raw`(?:^|[,;:]\s*)[A-Z]{2,3}\s+(?:${TALK})\s+${TARGET}`, 'dgiu'),
  // 'Jola, I'm coming over.'
  new RegExp(
    String.raw`^${TARGET},?\s+(?:I['’]m\s(?:coming|on\smy\sway)|I['’]ll\s(?:call|ring|phone|come|pop)|can\swe\s(?:talk|speak|meet)|let['’]s\s(?:talk|speak|meet))`,
    'dgiu',
  ),
  new RegExp(String.raw`(?<![\p{L}’'])get\s+${TARGET}\s+to\b`, 'dgiu'),
  // 'it's about Marcus Webb', 'I want to hear Marcus's side'
  new RegExp(String.raw`^(?:\S+\s){0,2}?it['’]?s\sabout\s${TARGET}`, 'dgiu'),
  // 'it's me and Hugh on Thursday', '@rob_m can I come by at 5?'
  new RegExp(String.raw`\b(?:it['’]?s|just)\s(?:just\s)?me\sand\s${TARGET}`, 'dgiu'),
  new RegExp(String.raw`^@?${TARGET},?\scan\sI\s(?:come|see|speak|talk|call|ring|have|grab)\b`, 'dgiu'),
  // 'ringing him tmrw', 'me: meeting him at the cabinet'.
  new RegExp(
    String.raw`^${NO_WORD}*(?:\p{L}{2,4}:\s+)?(?:go(?:ing|tta)\s(?:to\s)?|got\sto\s|off\sto\s)?(?:${TALK})\s+${TARGET}`,
    'dgiu',
  ),
];
/** Who is told to, before it: 'Sam, can', '@rob_m please'. */
const CALLED_ON = /^@?((?:\p{L}+[ .]?){1,3}?)\s*(?:[:,–-]|to|can|could|please)?\s*$/u;

/** Everything in a brief that says who has to talk to whom, in its order. */
export function intentsIn(sentences: readonly BriefSentence[], people: People, user: Person | null): readonly Intent[] {
  if (people.all.length === 0) return [];
  const named = everybody(people);
  const refer = referents(sentences, people, user);
  const find = (name: string): Person | null => people.find(name.replace(/^@/, ''));
  return sentences.flatMap((sentence) => {
    const hidden = hiding(sentence.text, named);
    // Without anybody in it, it tells of no talk with them.
    if (hidden === sentence.text) return [];
    return INTENTS.flatMap((pattern) =>
      [...writtenMatches(sentence.text, hidden, pattern)].flatMap(({ index, texts }): readonly Intent[] => {
        const [said = '', name = ''] = texts;
        // Initials, and not 'to see'.
        if (
          /^[,;:\s]*[a-z]{2,3}\s/i.test(said) &&
          pattern.source.includes('[A-Z]{2,3}') &&
          !/^[,;:\s]*\p{Lu}{2,3}\s/u.test(said)
        )
          return [];
        const at = index + said.lastIndexOf(name);
        const before = sentence.text.slice(0, index);
        if (/\b(?:not|never)\s(?:calling|ringing|phoning|talking|speaking|telling|seeing|meeting|going)\b/i.test(said))
          return [];
        if (SOMEBODY_ELSE.test(sentence.text.slice(0, at)) || (OVER.test(said) && !STILL.test(said))) return [];
        const meant = PRONOUN.test(name) ? refer(name, sentence.start + at, sentence) : find(name);
        const opening = CALLED_ON.exec(before)?.[1];
        const actor = opening === undefined ? null : find(opening.trim());
        if (meant === null || meant === actor || meant === sentence.narrator) return [];
        const asked =
          sentence.narrator !== null && sentence.narrator !== user && (ORDERED.test(sentence.text) || actor !== null);
        return [{ target: meant, actor, sentence, asked, named: !PRONOUN.test(name), at }];
      }),
    );
  });
}
