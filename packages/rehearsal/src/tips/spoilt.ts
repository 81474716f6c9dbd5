/**
 * What spoils a draft, looked for in every one of its sentences before anything is praised (product §10.3): how people are
 * treated in it, what is not so, what is put on others, what says nothing. A form of words counts where the classifier of
 * utterances does not speak against it, the classifier alone where it is sure: a tip costs nobody anything.
 */
import { SUPPOSES } from '../truth/given-back';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { blames, CLEARS_OTHER, isRude, threatens } from '../understanding/hostility';
import { hasAct, hasFault, type FaultKind } from '../understanding/reading';
import { hintsAtHarm } from '../understanding/unwelcome';
import type { UtteranceLabel } from '../understanding/utterance-labels';
import { SPOILT_KINDS, type SpoiltKind } from './spoilt-kinds';
import { doubtedHearsay, veiledIn } from './doubted';
import { borneOut, flawIn, likelihoodOf } from './faults/flawed';
import { givenAway } from './giving-away';
import { agreesAt, chanceIn, type Moment } from './moment';
import { speakOfOne } from './untruth';
import * as signs from './signs';

export interface Spoilt {
  readonly kind: SpoiltKind;
  /** Verbatim: the part of the draft that shows it. */
  readonly quote: string;
}

/** From here on (0-1) the classifier decides alone: for how people are treated, and for what only says little. */
const SURE = 0.6;
/** Below this it speaks against what a form of words tells. */
const NOT_AGAINST = 0.12;
/** In a draft that gives something as well, words that say little have to be plain. */
const SURER = 0.8;
/** A day or a figure in the sentence speaks against its saying nothing. */
const SUREST = 0.9;
/** In a longer sentence (words) forms and classes are found that nobody would hear. */
const LONGEST_READ = 60;
/** What the classifier has to add to a form of words that means other things as often. */
const WANTED = 0.3;

interface Sign {
  /** Forms of words that mean nothing else, whatever the classifier calls the sentence. */
  readonly certain?: readonly RegExp[];
  /** The same where nothing is asked with them. */
  readonly asserted?: readonly RegExp[];
  /** Forms of words for it. */
  readonly forms?: readonly RegExp[];
  /** The same as it is told elsewhere. */
  readonly told?: (sentence: Sentence) => boolean;
  /** What the classifier calls it. */
  readonly labels?: readonly UtteranceLabel[];
  /** With a form of words each of these agrees as well. */
  readonly near?: readonly UtteranceLabel[];
  /** What the reading of conduct calls it. */
  readonly faults?: readonly FaultKind[];
  /** From where on (0-1) the classifier decides alone, where that is not as for the others. */
  readonly least?: number;
  /** What the classifier must not call it, whatever its form. */
  readonly unless?: readonly UtteranceLabel[];
  /** The classifier's word alone is not enough in a draft that says sorry or names what it was for the other. */
  readonly kindless?: boolean;
  /** The classifier's word alone is not enough where nobody is spoken of, or the other is told to be right. */
  readonly unkind?: boolean;
  /** The classifier's word alone is not enough where neither of the two is spoken of. */
  readonly ofYou?: boolean;
  /** Forms of words with which it is something else, whatever the classifier calls it. */
  readonly not?: RegExp;
  /** In a sentence that gives something the classifier's word alone is not enough, nor a mere 'unless'. */
  readonly giving?: boolean;
  /** Says little, and is passed over beside something that is given. */
  readonly weak?: boolean;
}

const HARSH: readonly UtteranceLabel[] = ['insult', 'pressure', 'blame', 'demand', 'excuse'];
const ASKING: readonly UtteranceLabel[] = ['ask_fact', 'ask_reason', 'ask_need', 'ask_yes', 'ask_check'];
const UNKIND: readonly UtteranceLabel[] = ['insult', 'blame', 'pressure'];
/** Tact and plain news come near what is unkind; whoever is told so in error is put off. */
const HARSH_ALONE = 0.75;
/** 'If it fails you say stop' sounds like one to the classifier. */
const THREAT_ALONE = 0.9;
const GIVING: readonly UtteranceLabel[] = ['offer', 'trade', 'promise_firm', 'recommend', 'own_fault', 'apology'];

/** What is said by somebody who does not mean to hurt. */
const KIND: readonly UtteranceLabel[] = ['apology', 'own_fault', 'acknowledge'];
/** From here on (0-1) a sentence gives something, and may give something. */
const GIVEN = 0.4;
const GIVES_TOO = 0.3;

/** Whose fault is owned in the same breath is not praised. */
const OWNING: readonly UtteranceLabel[] = ['own_fault', 'apology'];

const SIGNS: Readonly<Partial<Record<SpoiltKind, Sign>>> = {
  insult: { certain: [signs.HURTS], labels: ['insult'], least: HARSH_ALONE, unkind: true },
  threat: {
    certain: [signs.PENALTY, signs.EITHER_OR, signs.YOUR_PLACE, signs.TURNED_AGAINST],
    forms: [signs.ULTIMATUM, signs.CONSEQUENCES, signs.UNLESS],
    labels: ['pressure'],
    near: ['demand'],
    least: THREAT_ALONE,
    giving: true,
  },
  mockery: { certain: [signs.THAT_IS_ALL], forms: [signs.MOCKS] },
  furtive: { asserted: [signs.NOT_A_WORD], forms: [signs.FURTIVE] },
  confidence: { forms: [signs.PASSES_ON] },
  personal: {
    certain: [signs.JUDGES],
    forms: [signs.BELITTLES, signs.THE_PROBLEM],
    labels: ['insult'],
    least: HARSH_ALONE,
    near: HARSH,
    kindless: true,
    unkind: true,
  },
  pressing: { asserted: [signs.LOOKS_ODD], forms: [signs.PRESSES], not: SUPPOSES },
  blame: {
    certain: [signs.ACCUSES],
    forms: [signs.BLAMES],
    told: blames,
    not: CLEARS_OTHER,
    labels: ['blame'],
    near: HARSH,
    faults: ['blame'],
    kindless: true,
    unkind: true,
  },
  calming: { forms: [signs.CALMING] },
  imposing: { asserted: [signs.NO_ARGUING], forms: [signs.NO_SAY] },
  evasion: {
    certain: [signs.NOT_MINE],
    forms: [signs.BEFORE_ME],
    labels: ['excuse'],
    near: ['blame', 'cause'],
    least: HARSH_ALONE,
  },
  minimising: { certain: [signs.DOES_NOT_CARE], forms: [signs.MINIMISES] },
  shortcut: { forms: [signs.SHORTCUT] },
  over_promise: {
    certain: [signs.HOPES],
    asserted: [signs.ROCK_SOLID],
    forms: [signs.WHATEVER, signs.PROMISES_OUTCOME],
    labels: ['over_promise'],
    faults: ['over_promise'],
    least: HARSH_ALONE,
    giving: true,
  },
  dropping: { forms: [signs.DROPS] },
  giving_in: { certain: [signs.FOUND_SOMEWHERE], forms: [signs.GIVES_IN] },
  taken_back: { forms: [signs.HEARD_BUT], unless: GIVING },
  flattery: {
    labels: ['flatter_or_boast'],
    faults: ['flatter'],
    weak: true,
    ofYou: true,
    least: SURER,
    unless: OWNING,
  },
  own_record: { faults: ['own_record'], weak: true },
  empty_words: { forms: [signs.ANY_MEETING], labels: ['announce_empty'], near: ['promise_vague'], weak: true },
  brush_off: {
    certain: [signs.COMES_BACK],
    forms: [signs.BRUSHES_OFF],
    labels: ['promise_vague'],
    near: ['hedge'],
    faults: ['empty_commit'],
    weak: true,
  },
  options_announced: { faults: ['empty_option'], weak: true },
  comfort: {
    certain: [signs.ASSURES],
    forms: [signs.COMFORTS],
    labels: ['sympathy_empty'],
    faults: ['hollow_comfort'],
    weak: true,
    not: signs.MEANS_TO_LEARN,
  },
  hedge: { labels: ['hedge'], faults: ['hedge'], weak: true },
  flat_no: { labels: ['refuse_flat'], weak: true },
};

const LEAST_QUOTED = 4;
/** The part of a sentence in which a form of words stands. */
function partWith(sentence: Sentence, form: RegExp): string {
  const parts = sentence.text.split(/[,;:]\s+/);
  const found = parts.find((part) => parseText(part).some((one) => form.test(plainWords(one))));
  return found !== undefined && found.split(/\s+/).length >= LEAST_QUOTED ? found : sentence.text;
}

/** What of a draft gives the other something: an offer, a promise with its day, a fault owned. */
const givesAt = (moment: Moment, at: number): boolean => chanceIn(moment, at, ...GIVING) >= SURE;

/** From here on (0-1) a sentence is one that the author of the case foresaw. */
const FORESEEN = 0.5;
/** Something that can be said in this case, as its author foresaw: an offer, an admission, what is so. */
const foreseenAt = ({ meant }: Moment, at: number): boolean => {
  const one = meant[at];
  return (
    one?.target.kind === 'statement' &&
    one.probability >= FORESEEN &&
    one.target.statement.truth !== 'false' &&
    one.target.statement.kind !== 'claim'
  );
};

/** Whether the classifier may decide alone that a sentence has this fault. */
function aloneAt(moment: Moment, at: number, { unkind = false, ofYou = false }: Sign, words: string): boolean {
  if (!unkind) return !ofYou || signs.OF_YOU.test(words);
  const sentence = moment.draft[at];
  // In few words, none of which is unkind, it hears what nobody says.
  const enough = sentence !== undefined && (sentence.content.length >= LEAST_UNKIND || sentence.negated);
  return enough && signs.OF_PEOPLE.test(words) && !signs.SAYS_RIGHT.test(words) && !foreseenAt(moment, at);
}
const LEAST_UNKIND = 3;

/** From here on (0-1) an 'if you don’t' is heard as a threat. */
const PRESSED = 0.4;
/** From here on (0-1) a question is unkind by its meaning alone. */
const UNKIND_QUESTION = 0.93;
/** Whether the classifier's word counts for nothing: for a thank-you, one word, or a line beside a question of the case. */
function beside(moment: Moment, at: number, { weak = false, unkind = false, labels = [] }: Sign): boolean {
  const { draft, substances } = moment;
  const sentence = draft[at];
  if (sentence === undefined || draft.length < 2) return unkind && asksAlone(moment, at, labels);
  if (unkind) return asksAlone(moment, at, labels);
  if (!weak) return false;
  const asks = draft.some(
    (_, place) =>
      place !== at && (substances[place]?.caseHits ?? 0) > 0 && chanceIn(moment, place, ...LEARNING) >= SURE,
  );
  return sentence.content.length <= 1 || signs.THANKS.test(plainWords(sentence)) || asks;
}
const asksAlone = (moment: Moment, at: number, labels: readonly UtteranceLabel[]): boolean =>
  moment.draft[at]?.question === true && chanceIn(moment, at, ...labels) < UNKIND_QUESTION;
const LEARNING: readonly UtteranceLabel[] = ['ask_fact', 'ask_reason', 'ask_need'];

function shownBy(moment: Moment, sign: Sign): string | null {
  const { draft, reading } = moment;
  const {
    certain = [],
    asserted = [],
    forms = [],
    labels = [],
    near = [],
    faults = [],
    weak = false,
    unless = [],
  } = sign;
  const kind = sign.kindless === true && draft.some((_, at) => chanceIn(moment, at, ...KIND) >= SURE);
  const alone = weak && draft.some((_, at) => givesAt(moment, at)) ? SURER : SURE;
  for (const [at, sentence] of draft.entries()) {
    const words = plainWords(sentence);
    if (sentence.terms.length > LONGEST_READ || signs.WITHOUT_IT.test(words)) continue;
    const plain = [...certain, ...(sentence.question ? [] : asserted)].find((one) => one.test(words));
    if (plain) return partWith(sentence, plain);
    const least = weak && particular(moment, at) ? SUREST : alone;
    if (unless.length > 0 && chanceIn(moment, at, ...unless) >= GIVEN) continue;
    if (sign.not?.test(words) === true) continue;
    const gives = sign.giving === true && chanceIn(moment, at, ...GIVING) >= GIVES_TOO;
    const alike =
      !beside(moment, at, sign) && labels.length > 0 && chanceIn(moment, at, ...labels) >= (sign.least ?? least);
    if (!kind && !gives && alike && aloneAt(moment, at, sign, words)) return sentence.text;
    const form = forms.find(
      (one) =>
        one.test(words) && !(one === signs.UNLESS && (gives || !agreesAt(moment, at, PRESSED, 'pressure', 'insult'))),
    );
    const backed = labels.length + near.length === 0 || agreesAt(moment, at, NOT_AGAINST, ...labels, ...near);
    if (sign.told?.(sentence) === true && agreesAt(moment, at, WANTED, ...UNKIND)) return sentence.text;
    if (form && backed && !(weak && particular(moment, at))) return partWith(sentence, form);
    const fault = reading.faults.find((one) => faults.includes(one.kind) && one.quote === sentence.text);
    if (fault && (labels.length === 0 || agreesAt(moment, at, NOT_AGAINST, ...labels, ...near))) return sentence.text;
  }
  return null;
}

/** A day, a figure or a name makes words that could be said anywhere something of this case. */
const particular = (moment: Moment, at: number): boolean => {
  const substance = moment.substances[at];
  return substance !== undefined && (substance.amounts.length > 0 || substance.days.some(({ precise }) => precise));
};

/** An apology with a 'but' behind it. */
function excuseIn({ draft }: Moment): string | null {
  const lines = draft.map(plainWords);
  const sorry = lines.findIndex((words) => signs.SORRY.test(words));
  if (sorry < 0) return null;
  const at = lines.findIndex(
    (words, place) =>
      (place === sorry && / (?:but|however|though|although) /.test(words.slice(words.search(signs.SORRY)))) ||
      (place === sorry + 1 &&
        /^ (?:but|however|still) (?!.*(?:tell me|explain|show me))/.test(words) &&
        !draft[place]?.question),
  );
  return at < 0 ? null : (draft[at]?.text ?? null);
}

/** Greetings and care for the person, from the first sentence to the last. */
function smallTalkIn(moment: Moment): string | null {
  const { draft, told } = moment;
  if (draft.length === 0 || told.some((one) => one.length === 0)) return null;
  if (draft.some((_, at) => givesAt(moment, at))) return null;
  const off = moment.amount === null && moment.substances.every(({ caseHits }) => caseHits === 0);
  if (off && draft.some((sentence) => signs.SMALL_TALK.test(plainWords(sentence)))) return draft[0]?.text ?? null;
  const chances = draft.map((_, at) => chanceIn(moment, at, 'aside', 'sympathy_empty', 'flatter_or_boast'));
  const mean = chances.reduce((sum, one) => sum + one, 0) / chances.length;
  const opens = (chances[0] ?? 0) >= SURE && moment.substances.every(({ caseHits }) => caseHits === 0);
  return opens || (mean >= 0.5 && chances.some((one) => one >= SURE)) ? (draft[0]?.text ?? null) : null;
}

/** Of the words of what was denied, how many have to stand in what is told back as if it were so. */
const HEARD_OTHERWISE = 1;

/** A summary that says what the stakeholder has just denied: 'so it is about the money', after 'it isn’t the money'. */
function misheardIn(moment: Moment): string | null {
  const { draft, lastSaid } = moment;
  const denied = lastSaid
    .split(/[.,;:]\s+/)
    .flatMap((clause) => parseText(clause))
    .filter((one) => one.negated && !one.question && one.content.length > 0 && one.content.length <= 3)
    // 'There is nobody at B3' denies nothing that was said of it.
    .filter((one) => / not /.test(plainWords(one)) && !SUPPOSES.test(plainWords(one)));
  const back = draft.find(
    (sentence, at) =>
      !sentence.negated &&
      !sentence.question &&
      chanceIn(moment, at, 'summary', 'acknowledge', 'ask_check') >= SURE &&
      denied.some(
        ({ content }) =>
          content.filter((word) => sentence.content.includes(word)).length / content.length >= HEARD_OTHERWISE,
      ),
  );
  return back?.text ?? null;
}

/** A wish or a worry that is laid to the stakeholder, and that was not heard so. */
const attributedIn = ({ unsaid }: Moment): string | null => (unsaid?.laid === true ? unsaid.quote : null);

/** The right words for a concern without the substance, and nothing beside them. */
function nearMissIn({ reading, draft }: Moment): string | null {
  const some = reading.concerns.some(({ kind }) => kind === 'addressed' || kind === 'acknowledged');
  const missed = reading.concerns.find(({ kind }) => kind === 'near_miss')?.quote ?? null;
  return some || draft.some(({ question, text }) => question && text === missed) ? null : missed;
}

/** A no without a reason and without another way, in no sentence of the draft. */
function flatNoIn(moment: Moment): string | null {
  const { draft, reading } = moment;
  const more = draft.some(
    (sentence, at) =>
      / (?:because|since|otherwise|instead|but|until|unless|if|can|could|before|after) /.test(plainWords(sentence)) ||
      chanceIn(moment, at, 'refuse_reasoned', ...GIVING) >= 0.4,
  );
  const asks = draft.some(({ question }, at) => question && chanceIn(moment, at, ...LEARNING) >= SURE);
  // A bare no before what is so.
  const told = draft.length > 1 && (moment.day ?? moment.amount) !== null;
  if (more || asks || told || hasAct(reading, 'option', 'propose', 'commit', 'own')) return null;
  const at = draft.findIndex((sentence, place) => {
    const words = plainWords(sentence);
    const form = signs.REFUSES.test(words) || signs.PLAIN_NO.test(words);
    const chance = chanceIn(moment, place, 'refuse_flat');
    return (moment.told[place]?.length ?? 0) === 0
      ? form
      : chance >= (form ? WANTED : SURE) && (form || sentence.negated);
  });
  return draft[at]?.text ?? null;
}

/** A draft that wants something and gives nothing. */
function demandIn(moment: Moment): string | null {
  const { draft } = moment;
  if (draft.some((_, at) => givesAt(moment, at) || chanceIn(moment, at, ...ASKING) >= SURE)) return null;
  const at = draft.findIndex((sentence, place) => {
    const chance = chanceIn(moment, place, 'demand');
    return chance >= SURE || (chance >= WANTED && signs.DEMANDS.test(plainWords(sentence)));
  });
  return draft[at]?.text ?? null;
}

/** From here on (0-1) the classifier bears out what the reading of conduct found. */
const BORNE_OUT = 0.25;

/** What the reading of conduct calls rude or a threat, and the classifier something of the sort. */
function treatmentIn(moment: Moment, kind: 'insult' | 'threat'): string | null {
  const fault: FaultKind = kind === 'insult' ? 'rude' : 'threat';
  const { reading, draft, told } = moment;
  const borneOut = (quote: string | null): boolean => {
    const at = draft.findIndex(({ text }) => text === quote);
    return at < 0 || (told[at]?.length ?? 0) === 0 || chanceIn(moment, at, ...HARSH) >= BORNE_OUT;
  };
  const certain = reading.faults.find((one) => one.kind === fault && borneOut(one.quote));
  if (certain) return certain.quote ?? draft[0]?.text ?? null;
  const formed = draft.find((one) => (kind === 'insult' ? isRude(one) : threatens(one, [])) && borneOut(one.text));
  if (formed) return formed.text;
  const gives = hasAct(reading, 'acknowledge', 'summarise', 'own', 'option', 'commit', 'propose', 'ask_priority');
  const likely = (reading.suspected ?? []).find((one) => one.likely && one.kind === fault && borneOut(one.quote));
  return likely && !gives ? likely.quote : null;
}

/** Whether there is something to quote against it: a figure, or a fact that speaks of the same. */
const isProven = ({ untrue, scenario }: Moment): boolean => {
  const fact = scenario.facts.find(({ id }) => id === untrue?.fact);
  return untrue !== null && (untrue.claimed !== null || (fact !== undefined && speakOfOne(fact.text, untrue.quote)));
};

/** What is not so; what only gives back a sentence of the stakeholder's is theirs. */
function untrueIn({ untrue, heard }: Moment): string | null {
  if (untrue === null || untrue.by === 'own_words') return null;
  const said = heard.flatMap((line) => parseText(line));
  const given = parseText(untrue.quote).every(({ content }) =>
    said.some((one) => content.every((word) => one.content.includes(word))),
  );
  return given ? null : untrue.quote;
}

/** Whether words mean nothing else. */
const isCertain = ({ draft }: Moment, sign: Sign | undefined): boolean =>
  draft.some(
    (sentence) =>
      (sign?.certain ?? []).some((form) => form.test(plainWords(sentence))) ||
      (!sentence.question && (sign?.asserted ?? []).some((form) => form.test(plainWords(sentence)))),
  );
/** A threat between the lines has been heard by two signs already. */
const isVeiled = ({ draft }: Moment, kind: SpoiltKind, quote: string): boolean =>
  kind === 'threat' && draft.some((sentence) => sentence.text === quote && hintsAtHarm(sentence));

interface Formed extends Spoilt {
  readonly certain: boolean;
}
/** The gravest thing that forms of words show, or null. */
function spoiltByForms(moment: Moment): Formed | null {
  for (const kind of SPOILT_KINDS) {
    const sign = SIGNS[kind];
    let quote: string | null = null;
    if (kind === 'insult') quote = treatmentIn(moment, kind);
    else if (kind === 'threat') quote = treatmentIn(moment, kind) ?? veiledIn(moment);
    else if (kind === 'untrue') quote = isProven(moment) ? untrueIn(moment) : null;
    else if (kind === 'unproven') quote = untrueIn(moment);
    else if (kind === 'contradiction')
      quote =
        hasFault(moment.reading, 'contradict') || moment.untrue?.by === 'own_words'
          ? (moment.untrue?.quote ?? moment.draft[0]?.text ?? null)
          : null;
    else if (kind === 'misheard') quote = misheardIn(moment);
    else if (kind === 'giving_away') quote = givenAway(moment.draft);
    else if (kind === 'settled') quote = moment.hearsay?.kind === 'settled' ? moment.hearsay.quote : null;
    else if (kind === 'hearsay') quote = doubtedHearsay(moment);
    else if (kind === 'unheard') quote = attributedIn(moment);
    else if (kind === 'excuse') quote = excuseIn(moment);
    else if (kind === 'near_miss') quote = nearMissIn(moment);
    else if (kind === 'small_talk') quote = smallTalkIn(moment);
    else if (kind === 'flat_no') quote = flatNoIn(moment);
    else if (kind === 'options_announced' && moment.amount !== null && moment.day !== null) continue;
    else if (kind === 'demand') quote = demandIn(moment);
    quote ??= sign && kind !== 'flat_no' ? shownBy(moment, sign) : null;
    if (quote === null) continue;
    const outright = kind === 'settled' && moment.hearsay?.outright === true;
    const certain = isCertain(moment, sign) || isVeiled(moment, kind, quote) || outright;
    if (certain || borneOut(moment, kind, quote)) return { kind, quote, certain };
  }
  return null;
}

/** Of what is proven from the case or from the talk the classifier of drafts knows nothing. */
const PROVEN: ReadonlySet<SpoiltKind> = new Set<SpoiltKind>([
  'misheard',
  'unheard',
  'untrue',
  'contradiction',
  'unproven',
]);

/** What spoils the draft most: what is proven, what the classifier is sure of, what forms of words show and it does not deny. */
export function spoiltBy(moment: Moment): Spoilt | null {
  const formed = spoiltByForms(moment);
  if (formed !== null && (formed.certain || PROVEN.has(formed.kind))) return formed;
  const flaw = flawIn(moment, formed !== null);
  // Words that show the same, or something as likely, say it in less.
  return formed === null || (flaw !== null && likelihoodOf(moment, formed.kind, formed.quote) < AS_LIKELY)
    ? flaw
    : formed;
}
const AS_LIKELY = 0.15;
