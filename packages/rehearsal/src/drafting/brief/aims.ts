/**
 * What the one who will hold the talk wants of it, in the brief's own words ('I want him to agree to launch on the 28th').
 */
import { capital } from './as-sentence';
import { clip } from '../clip';
import { firstMatch, hiding, NO_WORD } from './hidden-names';
import { everybody, type Intent, type Referent, STAKEHOLDER_SLOT, TARGET } from './intents';
import { marked } from './first-person';
import { goalIn, NOT_WANTED } from './goals';
import type { People, Person } from './people';
import type { BriefSentence } from './sentences';
import { tidied } from './tidied';

export interface Aim {
  /** A whole sentence for the student. */
  readonly text: string;
  readonly sentence: BriefSentence;
  /** On the way to it: what they are asked. */
  readonly step?: boolean;
}

const LONGEST = 196;
const MEETING_ITSELF =
  /^(?:\d+|a|an|the|some|half an|20|30)?\s*(?:min(?:ute)?s?|hour|time|word|chat|call|meeting|slot|talk|sit[- ]down)\b/i;

/** A form of an aim; whose expression holds {@link TARGET} is looked for where names and pronouns are hidden. */
interface AimForm {
  readonly pattern: RegExp;
  /** @param texts the whole and the groups of the expression, as written */
  readonly compose: (texts: readonly string[], who: string) => string | null;
  /** What one's side wants: said by a colleague it is not yet wanted of the other. */
  readonly wish?: boolean;
}

/** 'She must say yes to October': of a marked sentence; what the writer needs of them, and nothing that they say. */
export const MUST_AGREE =
  /^(?:so\s|and\s)?¤S\s(?:(?:really|still|also)\s)?must\s(?:say\syes|agree|sign|accept|approve|confirm)\b/iu;

const FORMS: readonly AimForm[] = [
  {
    // 'Want to keep the second instalment and get her to let Jens in'
    pattern: new RegExp(
      String.raw`(?:^${NO_WORD}*|(?<!\p{L})(?:I|we)\s+)(?:want|need)\s+to\s+(?!(?:see|talk|speak|meet|get)\b)(?=.{6,90}\sand\sget\s)(?:.{6,90}?)\sand\sget\s+${TARGET}\s+to\s+(.{6,})$`,
      'dgiu',
    ),
    wish: true,
    compose: (texts, who) => {
      const before = /\bto\s+(.{6,90}?)\sand\sget\s/iu.exec(texts[0] ?? '')?.[1] ?? '';
      const own = tidied(before);
      return `${own.charAt(0).toUpperCase()}${own.slice(1)}, and get ${who} to ${tidied(texts[2] ?? '')}.`;
    },
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})get\s+${TARGET}\s+to\s+(.{6,})$`, 'dgiu'),
    compose: (texts, who) => `Get ${who} to ${tidied(texts[2] ?? '')}.`,
  },
  {
    pattern: new RegExp(
      String.raw`^${NO_WORD}*(?:${TARGET}\s+)?(?:has|needs|will\shave)\s+to\s+hear\s+(?:it\s+)?(?:from\s+me\s+)?that\s+(.{6,})$`,
      'dgiu',
    ),
    compose: (texts, who) => `Tell ${who} that ${tidied(texts[2] ?? '')}.`,
  },
  {
    // 'he needs to apologise to Karen', 'she's got to approve the extra'
    pattern: new RegExp(
      String.raw`(?<!\p{L})${TARGET}(?:\s+(?:really|also|still))?(?:(?:\sneeds|['’]s\sgot)\s+to|\smust)\s+((?:apologi[sz]e|approve|sign|agree|confirm|release|decide|say\syes|accept|stop|pay|come\sback|put)\b.*)$`,
      'dgiu',
    ),
    compose: (texts, who) =>
      `Get ${who} to ${tidied(
        (texts[2] ?? '')
          .replace(/\s(?:but|because|and not)\s.*$/i, '')
          .replace(/\sand\smust\s/i, ' and ')
          .replace(/,\s(?:from|or|otherwise|else|since)\s.*$/i, ''),
      )}.`,
  },
  {
    // 'It's a NO to keeping the node.'
    pattern: /\b(?:it['’]?s|a|my answer is|the answer is)\s+(?:an?\s+)?no\s+to\s+(.{6,})$/iu,
    compose: (texts, who) => `Say no to ${who}: no ${tidied(texts[1] ?? '')}.`,
  },
  {
    pattern: /\b(?:the\s)?answer(?:['’]s|\sis)\s(?:a\s)?no\b()/iu,
    compose: (_, who) => `Say no to ${who}, and leave on terms both of you can work with.`,
  },
  {
    pattern: new RegExp(
      [
        String.raw`(?:^|[\s(])(?:so\s)?(?:what\s(?:I['’]?m|we['’]?re|I\sam)\s(?:after|hoping\sfor|asking(?:\sfor)?)(?:\s+is\b|\s*:)?`,
        String.raw`|what\smust\scome\sout\sof\s(?:it|this)\s*(?:is|:)`,
        String.raw`|what\s(?:I|we)(?:['’]d|\swould)?\s(?:really\s)?(?:want|need|like)(?:\sto\s(?:reach|get|achieve|have))?(?:\s(?:from|of|out\sof|on|for)\s[\p{L}]+)?(?:\s+is\b|\s*:)`,
        String.raw`|(?:the\s)?(?:my\s)?(?:ask|aim|goal|target|outcome|want|need|result|objective|purpose)s?(?:\sfor\s(?:the\s)?\S+)?`,
        String.raw`(?:\s(?:I['’]?m|we['’]?re)\safter)?\s*(?::|=|\sis\b))`,
        String.raw`\s*(.{6,})$`,
      ].join(''),
      'iu',
    ),
    compose: (texts, who) => `Get this from ${who}: ${tidied(texts[1] ?? '')}.`,
  },
  {
    pattern: new RegExp(
      String.raw`(?:(?<![\p{L}’'])(?:I|we)\s+(?:(?:really|just|also|only)\s+)?|^\W*|[–—-]\s|\.\s|,\s)(?:want|need)\s*:?\s+(?!to\b|you\b|him\b|her\b|them\b)(.{8,})$`,
      'iu',
    ),
    wish: true,
    compose: (texts, who) => {
      const rest = tidied(texts[1] ?? '');
      return MEETING_ITSELF.test(rest) || /^(?:from|of)\b/i.test(rest)
        ? null
        : `Get this from ${who}: ${rest.replace(/\sout of (?:him|her|them)\b/i, '')}.`;
    },
  },
  {
    // 'I'd like ch. 16-19 to go to Hélène', 'I want Paweł two days a week'
    pattern:
      /(?<![\p{L}’'])(?:I|we)(?:['’]d)?\s+(?:(?:really|just|also)\s+)?(?:would\slike|like|want)\s+(?!to\b|you\b|him\b|her\b|them\b|it\b)(.{8,})$/iu,
    compose: (texts, who) => {
      const rest = tidied(texts[1] ?? '');
      return MEETING_ITSELF.test(rest) ? null : `Get this from ${who}: ${rest}.`;
    },
  },
  {
    // 'I'd like you to come away with her agreement to the two-stage handover'
    pattern:
      /(?<![\p{L}’'])(?:I|we)(?:['’]d|\swould)?\s(?:like|want|need)\syou\sto\s(?!(?:meet|see|talk|speak|ring|call|phone|take|sit|handle|deal|sort)\b)(.{8,})$/iu,
    compose: (texts) => `${capital(tidied(texts[1] ?? ''))}.`,
  },
  {
    // 'So tonight: he tells me if any other sheet isn't right'
    pattern: /^\W*(?:so\s)?(?:tonight|tomorrow|today|on\s\p{L}+day)\s*:\s*(.{10,})$/iu,
    compose: (texts, who) => `Get this from ${who}: ${tidied(texts[1] ?? '')}.`,
  },
  {
    // 'A yes to either one by Thursday, in writing'
    pattern: /^\W*(an?\s(?:\p{L}+\s)?(?:yes|answer|decision|date|commitment|plan|apology|signature|reply)\b.{6,})$/iu,
    compose: (texts, who) => `Get this from ${who}: ${tidied(texts[1] ?? '')}.`,
  },
  {
    // 'Crane till 8 May is the dream'
    pattern: /^\W*(.{6,80}?)\s+(?:is|would\sbe)\s+(?:the|my|our)\s(?:dream|aim|goal|ask|wish|best\scase)\b/iu,
    compose: (texts, who) => `Get this from ${who}: ${tidied(texts[1] ?? '')}.`,
  },
  {
    // 'no go-live on 1 Dec unless: the list, an independent check'
    pattern: /\b(no\s.{4,50}?\sunless\b.{8,})$/iu,
    compose: (texts, who) => `Tell ${who}: ${tidied((texts[1] ?? '').replace(/unless\s*:/i, 'unless there is'))}.`,
  },
  {
    // 'Say it plain: not Easter, 2027/28.'
    pattern: /^\W*say\sit\s(?:plain(?:ly)?|straight|clearly)\s*:\s*(.{6,})$/iu,
    compose: (texts, who) => `Tell ${who} plainly: ${tidied(texts[1] ?? '')}.`,
  },
  {
    // 'ask if she'd sit next to me'
    pattern: /(?:^|\band\s)\W*(?:to\s)?ask\s(?:him\s|her\s|them\s)?((?:if|whether)\s.{8,})$/iu,
    compose: (texts, who) => `Ask ${who} ${tidied(texts[1] ?? '')}.`,
  },
  {
    // 'Must leave the room with that understood'
    pattern: /^\W*(?:I\s|we\s)?must\s(?!not\b|be\b|say\b)(.{8,})$/iu,
    compose: (texts) => `${capital(tidied(texts[1] ?? ''))}.`,
  },
  {
    pattern: new RegExp(
      String.raw`\bto\s+(?:meet|see|speak\s(?:to|with)|ring|call|talk\s(?:to|with))\s+${TARGET}[^,]{0,60},\s*(?:to\s|and\s)?((?:get|agree|sort|ask|find|settle|tell|make)\b.{6,})$`,
      'dgiu',
    ),
    compose: (texts) => `${tidied(texts[2] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`,
  },
];

/**
 * What is wanted of the stakeholder, in order of the brief.
 * @param who what the goal calls them
 */
export function aimsIn(
  sentences: readonly BriefSentence[],
  people: People,
  {
    stakeholder,
    student,
    refer,
    intents,
    who,
  }: {
    readonly stakeholder: Person;
    readonly student: Person | null;
    readonly refer: Referent;
    readonly intents: readonly Intent[];
    readonly who: string;
  },
): readonly Aim[] {
  const named = everybody(people, true);
  const aims: Aim[] = [];
  const notes = sentences.some((sentence) => sentence.internal && sentence.narrator === null);
  for (const sentence of sentences) {
    const mine = sentence.narrator === null || sentence.narrator === student;
    const ordered = intents.some((intent) => intent.asked && intent.sentence.narrator === sentence.narrator);
    if ((!mine && !ordered) || sentence.narrator === stakeholder || sentence.quoted) continue;
    // What the student said to others before is no plan for this talk.
    if (notes && sentence.narrator !== null && student?.writes.has(sentence.part) === true) continue;
    // 'what do you want from her' - 'that they keep the tablets until the audit'
    const asked = sentences[sentences.indexOf(sentence) - 1];
    const answer = /^(?:that|for|just|only)\s(.{10,})$/iu.exec(sentence.text)?.[0];
    if (
      answer !== undefined &&
      asked !== undefined &&
      asked.narrator !== sentence.narrator &&
      ASKED_FOR_AIM.test(asked.text)
    ) {
      aims.push({ text: clip(`Get this from ${who}: ${tidied(answer)}.`, LONGEST), sentence });
      continue;
    }
    const mark = marked(sentence.text, {
      stakeholder,
      means: (pronoun, at) => refer(pronoun, sentence.start + at, sentence) === stakeholder,
    });
    if (mine && NOT_WANTED.test(sentence.text)) continue;
    const goal = mine ? goalIn(mark, { who, pronoun: stakeholder.pronoun, tidied }) : null;
    if (goal !== null && goal.text.length >= 18) {
      aims.push({ text: clip(whole(goal.text, asked), LONGEST), sentence, step: goal.step });
      continue;
    }
    const hidden = hiding(sentence.text, named);
    for (const { pattern, compose, wish = false } of FORMS) {
      if (!mine && wish && !OUR_WISH.test(sentence.text)) continue;
      const names = pattern.source.includes(TARGET);
      const match = firstMatch(sentence.text, names ? hidden : sentence.text, pattern);
      // 'she wants: three weeks' is nobody's own aim.
      if (match === null || THEIR_WISH.test(sentence.text.slice(0, match.index + 1))) continue;
      const name = names ? match.texts[1] : '';
      if (name !== undefined && name !== '') {
        const meant = STAKEHOLDER_SLOT.test(name)
          ? refer(name, sentence.start + match.index, sentence)
          : people.find(name);
        if (meant !== stakeholder) continue;
      }
      const text = compose(match.texts, who);
      if (text === null || text.length < 18 || /^\W*wants\s*:/i.test(sentence.text)) continue;
      aims.push({ text: clip(whole(text, asked), LONGEST), sentence });
      break;
    }
  }
  // What is said with a name weighs more than a list of wishes; two fit where they are short.
  return aims;
}

/** 'Get her to accept that': with what was said before it. */
function whole(text: string, before: BriefSentence | undefined): string {
  const points =
    /^(.*\b(?:accept|agree to|agree with|live with|take|do|sign))\s(?:that|this|it)\s*(?:[,.;].*)?$/iu.exec(text)?.[1];
  if (points === undefined || before === undefined || before.text.endsWith('?')) return text;
  const said = tidied(before.text);
  return `${points} this: ${said.charAt(0).toLowerCase()}${said.slice(1)}.`;
}

/** What names the aim outright goes before what only follows from it. */
const rank = ({ text, step = false }: Aim): number =>
  step ? 2.5 : text.startsWith('Get this from') ? 1 : /^(?:Get|Tell|Say)/.test(text) ? 3 : 2;

/** The goal of the talk; null where the brief tells none. */
export function goalFrom(aims: readonly Aim[]): string | null {
  // What they are asked on the way to it needs no telling beside it.
  const final = aims.some(({ step }) => step !== true) ? aims.filter(({ step }) => step !== true) : aims;
  const [first, second] = [...final].toSorted((left, right) => rank(right) - rank(left));
  if (first === undefined) return null;
  const lead = /^Get this from [^:]+: /.exec(first.text)?.[0] ?? '';
  const both =
    second === undefined
      ? first.text
      : lead !== '' && second.text.startsWith(lead)
        ? `${first.text.replace(/\.$/, '')}; ${second.text.slice(lead.length)}`
        : `${first.text} ${second.text}`;
  return both.length <= LONGEST ? both : first.text;
}

const ASKED_FOR_AIM =
  /\bwhat (?:do|would) you (?:want|need|hope|like)\b|\bwhat(?:['’]s| is) the (?:aim|goal|ask|plan)\b/i;
const OUR_WISH = /^\W*(?:so\s)?what\swe\s(?:want|need)/i;
const THEIR_WISH = /\b(?:he|she|they|who|\p{Lu}\p{Ll}+)\s+$/u;
