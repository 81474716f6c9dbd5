/** Each sentence of a brief as the scenario uses it: what the student is told, what the stakeholder says of it, and who knows it. */
import { alternatives } from '../../language/one-of';
import type { People, Person } from './people';
import { asSentence, withoutLead } from './as-sentence';
import { escaped } from './names';
import { retold, toBriefing, toStakeholder } from './retell';
import type { BriefSentence } from './sentences';
import type { Sides } from './stakeholder';

export interface Told {
  readonly sentence: BriefSentence;
  /** In the student's briefing. */
  readonly briefing: string;
  /** In the stakeholder's mouth; null where nobody would say it so. */
  readonly spoken: string | null;
  /** `hidden`: behind the stakeholder's worry, not for the briefing. `meta`: about the talk itself, no fact of the case. */
  readonly knownBy: 'both' | 'student' | 'hidden' | 'meta';
  /** Said by the stakeholder, or about what they want. */
  readonly theirs: boolean;
  /** Asks for something. */
  readonly asks: boolean;
}

const PLANS = new RegExp(
  alternatives(String.raw`
  ^(?:to\s?do|action|next|todo|nb\snext)\b
  \b(?:i['’]m\sto|i)\s(?:ring|meet|see|speak|call|talk)\b.{0,40}\b(?:on|tomorrow|mon|tue|wed|thu|fri|again|him|her|back)\b
  \bi['’]m\s(?:seeing|meeting)\b
  \b(?:talk\sto|call|handle|see|meet|speak\sto|sort\sthis\swith)\s(?:him|her|them|\p{Lu}\p{L}+)\b.{0,50}\b(?:please|pls|this\sweek|before|in\sperson|for\syou)
  \bi\sneed\syou\sto\b \bplease\ssee\s(?:him|her)\b \byou\sneed\sto\ssort\b \bmeeting\s(?:him|her|them)\s\b
  \bquick\ssummary\b \bbackground\sbefore\syou\smeet\b \bi\sneed\s\p{L}+\sto\sagree\b
  \bneed\sto\sknow\swhat\si\scan\soffer\b \bdidn['’]t\ssay\sso\b \bit['’]s\sobvious\b \bdon['’]t\smention\b
  \bwhat\si\sneed\b
`),
  'iu',
);
const ORDERED = /^(?:don['’]?t|please|pls)\b/i;
const OWN_SECRET =
  /^want:|\bi (?:didn['’]t|did not|already|knew)\b|\bdidn['’]t say\.?$|\b(?:he|she|they) (?:doesn['’]?t|does not|don['’]t) know\b|\bnot to quote\b/i;
/** What must not reach the other side, whoever seems to have written it: how far one would go, what they don't know. */
const PRIVATE = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  (?:he|she|they)\s(?:may|might|does|do|did)\s?(?:not|n['’]t)\sknow (?:he|she|they)\s(?:doesn|don|didn)['’]t\sknow
  we\s(?:can|could|would)\sgo\s(?:down|up|as\s(?:low|high)\sas) no\s(?:lower|higher)\b(?!\sthan)
  don['’]t\s(?:mention|promise|embarrass|tell\s(?:him|her|them)) do\snot\s(?:mention|promise|embarrass|tell\s(?:him|her|them))
  what\s(?:he|she|they)\sreally\swants?
`)})`,
  'i',
);
const BEHIND = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  up\sfor afraid blamed retires? pension late\s(?:wife|husband) passed\sover promotion shouted\sat apologi[sz]e
  lost\ssamples lost\s(?:her|his|their) burn(?:t|ed) career divorce election be\sfirmer her\sidea his\sidea
  promised\sthem shows?\sthe\sboard hinted start\sover started\swith obvious wants\sto\sshow
`)})\b`,
  'i',
);
const ASKING =
  /\?$|\b(?:wants?|wanted|needs?|would like|['’]d like|asks?|asked for|insists?|demands?|requests?|expects?|i want|we want|please|won['’]t (?:sign|accept)|will not accept|could you|can you)\b/i;
const FIRST = /\b(?:I|i|me|my|we|us|our)\b/;

const aboutThem = (sentence: BriefSentence, stakeholder: Person): boolean =>
  sentence.people.includes(stakeholder) ||
  (stakeholder.pronoun === 'she'
    ? /\b(?:she|her|hers)\b/i
    : stakeholder.pronoun === 'he'
      ? /\b(?:he|him|his)\b/i
      : /\b(?:she|he)\b/i
  ).test(sentence.text);

/** 'His points:', 'what Zsófi wants:' */
function saysTheirs(announced: string, stakeholder: Person): boolean {
  const own = [...stakeholder.aliases].map(escaped).join('|');
  return (
    new RegExp(String.raw`\b(?:his|her|their|he|she|${own})\b`, 'iu').test(announced) &&
    !/\b(?:options?|i see|we could|internal)\b/i.test(announced)
  );
}

function knowledge(sentence: BriefSentence, { stakeholder, student }: Sides, atTheTable: boolean): Told['knownBy'] {
  const own = sentence.narrator === stakeholder;
  if (!own && (PLANS.test(sentence.text) || ORDERED.test(sentence.text))) return 'meta';
  if (PRIVATE.test(sentence.text) && !BEHIND.test(sentence.text)) return 'student';
  if (own && !sentence.internal) return 'both';
  if (OWN_SECRET.test(sentence.text)) return 'student';
  const about = aboutThem(sentence, stakeholder);
  if (about && (sentence.confidential || BEHIND.test(sentence.text)) && BEHIND.test(sentence.text)) return 'hidden';
  if (/\b(?:told me in confidence|don['’]t mention|just so you know|tread gently)\b/i.test(sentence.text))
    return 'meta';
  if (sentence.internal) return 'student';
  if (about) return 'both';
  if (sentence.narrator !== null && sentence.narrator !== student && !atTheTable) return 'student';
  if (FIRST.test(sentence.text)) return 'student';
  return atTheTable ? 'both' : 'student';
}

/** Sentences that differ in their figures alone and are all told. */
const SAME_SHAPE = 3;

/** @param atTheTable whether the brief is the record of a talk in which the stakeholder sat */
export function toldIn(
  sentences: readonly BriefSentence[],
  people: People,
  sides: Sides,
  atTheTable: boolean,
): readonly Told[] {
  const { stakeholder, student } = sides;
  const shapes = new Map<string, number>();
  const told = sentences
    .filter((sentence) => {
      // A table in sentences, line after line of the same: its first lines tell what it is.
      const shape = sentence.text.toLowerCase().replaceAll(/\d+/g, '#');
      const seen = shapes.get(shape) ?? 0;
      shapes.set(shape, seen + 1);
      return seen < SAME_SHAPE;
    })
    .map((sentence, at): Told => {
      const before = sentences[at - 1];
      const knownBy = knowledge(sentence, sides, atTheTable);
      const about = aboutThem(sentence, stakeholder);
      // 'They want the closures cut', after a sentence about nobody else: the stakeholder's people.
      const theirPeople =
        /^they (?:want|need|ask|expect|insist|refuse|will not|won['’]t)\b/i.test(sentence.text) &&
        sentence.narrator !== stakeholder &&
        (before === undefined || before.people.every((person) => person === stakeholder || person === student));
      const spoken = theirPeople
        ? (retold(sentence.text.replace(/^they/i, 'wir'), {
            narrator: sentence.narrator,
            stakeholder,
            student,
            everybody: people.all,
          })?.replace(/^wir/i, 'We') ?? null)
        : toStakeholder(sentence, stakeholder, student, people.all);
      const listed =
        sentence.announced !== null && sentence.narrator !== stakeholder && saysTheirs(sentence.announced, stakeholder);
      const half = spoken !== null && !/\p{Ll}{2}.*\s/u.test(spoken);
      return {
        sentence,
        briefing: toBriefing(sentence, student),
        spoken: half ? null : spoken,
        knownBy: (theirPeople || listed) && knownBy === 'student' ? 'both' : knownBy,
        theirs:
          sentence.narrator === stakeholder ||
          theirPeople ||
          listed ||
          (about &&
            /\b(?:want|wants|wanted|needs?|ask|asked|says|said|insists?|refus\w*|will|told me|promised|won['’]t|can['’]t|isn['’]t|not (?:happy|having))\b/i.test(
              sentence.text,
            )),
        asks: ASKING.test(sentence.text) && (sentence.narrator === stakeholder || about || theirPeople),
      };
    });
  return passages(told);
}

/** Sentences that say nothing without the one before them. */
const LEANS =
  /^(?:they|it|that|this|these|those|she|he|her|his|their|there|also|and|but|so|if that|on top of that|then|true)\b/i;
const PASSAGE_WORDS = 46;

/** What leans on the sentence before it is told with that. */
function passages(told: readonly Told[]): readonly Told[] {
  const out: Told[] = [];
  for (const entry of told) {
    const before = out.at(-1);
    const leans = LEANS.test(entry.sentence.text) && !/^(?:I|We|My|Our)\b/.test(entry.spoken ?? '');
    if (
      before === undefined ||
      !leans ||
      before.knownBy !== entry.knownBy ||
      entry.knownBy === 'meta' ||
      before.sentence.narrator !== entry.sentence.narrator ||
      before.sentence.quoted !== entry.sentence.quoted ||
      (before.spoken === null) !== (entry.spoken === null) ||
      `${before.briefing} ${entry.briefing}`.split(' ').length > PASSAGE_WORDS
    ) {
      out.push(entry);
      continue;
    }
    const { sentence } = before;
    out[out.length - 1] = {
      sentence: {
        ...sentence,
        end: entry.sentence.end,
        text: `${sentence.text} ${entry.sentence.text}`,
        people: [...new Set([...sentence.people, ...entry.sentence.people])],
        figures: [...sentence.figures, ...entry.sentence.figures],
      },
      briefing: `${before.briefing} ${entry.briefing}`.replace(/”\s\p{L}+: “/u, ' '),
      spoken: before.spoken === null || entry.spoken === null ? null : `${before.spoken} ${entry.spoken}`,
      knownBy: entry.knownBy,
      theirs: before.theirs || entry.theirs,
      asks: before.asks || entry.asks,
    };
  }
  return out;
}

/** What lies behind it, in their own words, where the brief hints at it. */
export function hiddenWorry(
  told: readonly Told[],
): { readonly text: string; readonly from: readonly BriefSentence[] } | null {
  const hidden = told
    .filter((entry) => entry.knownBy === 'hidden' && entry.spoken !== null && entry.spoken.split(' ').length >= 4)
    .slice(0, 2);
  const text = hidden.map((entry) => asSentence(withoutLead(entry.spoken ?? ''))).join(' ');
  return text.length >= 20 ? { text, from: hidden.map(({ sentence }) => sentence) } : null;
}
