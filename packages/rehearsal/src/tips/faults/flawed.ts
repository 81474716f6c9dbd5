/**
 * What the classifiers of drafts say to a fault that was found by forms of words, and what they find where these find nothing
 * (product §10.3, decision 0044). Without the sentence model they say nothing to anything.
 */
import { plainWords } from '../../language/parse';
import { claimOfOthers } from '../hearsay';
import { agreesAt, chanceIn, type Moment } from '../moment';
import { WITHOUT_IT, YOU_CHOOSE } from '../signs';
import type { UtteranceLabel } from '../../understanding/utterance-labels';
import type { SpoiltKind } from '../spoilt-kinds';
import type { FaultChances } from './draft-faults';
import type { DraftFault } from './fault-classes';

/** What a fault found by forms is for the classifier; what is proven from the case or the talk is not asked of it. */
const ALIKE: Readonly<Partial<Record<SpoiltKind, readonly DraftFault[]>>> = {
  insult: ['insult', 'threat', 'blame', 'belittling'],
  threat: ['threat', 'pressing', 'imposing'],
  mockery: ['insult', 'blame', 'belittling'],
  furtive: ['secrecy'],
  personal: ['insult', 'blame'],
  pressing: ['pressing', 'threat', 'imposing'],
  blame: ['blame', 'excuse', 'insult'],
  calming: ['belittling', 'insult', 'imposing'],
  imposing: ['imposing', 'threat', 'pressing'],
  excuse: ['excuse', 'blame'],
  evasion: ['excuse', 'blame'],
  minimising: ['belittling', 'excuse'],
  over_promise: ['overpromise', 'giveaway', 'empty'],
  dropping: ['giveaway', 'empty'],
  giving_away: ['giveaway', 'overpromise'],
  giving_in: ['giveaway', 'overpromise', 'empty'],
  settled: ['untrue', 'pressing', 'secrecy', 'overpromise'],
  hearsay: ['untrue', 'pressing', 'secrecy', 'overpromise', 'excuse'],
  shortcut: ['secrecy', 'pressing'],
  near_miss: ['empty'],
  small_talk: ['empty'],
  flattery: ['empty', 'pressing'],
  own_record: ['empty', 'untrue'],
  empty_words: ['empty'],
  brush_off: ['empty'],
  options_announced: ['empty'],
  comfort: ['empty', 'belittling', 'overpromise'],
  hedge: ['empty'],
  flat_no: ['imposing', 'threat', 'insult'],
  demand: ['imposing', 'pressing', 'threat', 'blame'],
};
/** How likely (0-1) a fault found by forms has to be at least in its sentence, or that anything is wrong with the draft. */
const BORNE_OUT = 0.2;
const SOMETHING_WRONG = 0.3;
/** From here on (0-1) the classifiers are believed alone, and where the classifier of utterances bears them out. */
const SURE = 0.6;
const LIKELY = 0.5;
/** How likely (0-1) it has to be this fault and no other. */
const NAMED = 0.15;
/** How likely (0-1) the fault has to be in the sentence that is shown for it. */
const SHOWN = 0.08;
/** What it has to call the sentence at least so surely (0-1). */
const ALSO = 0.25;
const DOUBTFUL: readonly UtteranceLabel[] = [
  'blame',
  'insult',
  'pressure',
  'demand',
  'excuse',
  'over_promise',
  'promise_vague',
  'announce_empty',
  'sympathy_empty',
  'hedge',
  'refuse_flat',
  'flatter_or_boast',
];
const PRESSES: readonly UtteranceLabel[] = ['pressure', 'demand', 'insult', 'blame'];
/** Up to here (0-1) nothing is wrong with a draft. */
const SOUND = 0.3;

/** What the fault is told as. */
const TOLD_AS: Readonly<Record<Exclude<DraftFault, 'none'>, SpoiltKind>> = {
  threat: 'threat',
  blame: 'blame',
  insult: 'insult',
  belittling: 'minimising',
  giveaway: 'giving_away',
  empty: 'empty_words',
  untrue: 'hearsay',
  secrecy: 'furtive',
  pressing: 'pressing',
  excuse: 'evasion',
  overpromise: 'over_promise',
  imposing: 'imposing',
};

const sumOf = (chances: FaultChances, faults: readonly DraftFault[]): number =>
  faults.reduce((sum, fault) => sum + chances[fault], 0);

/** Whether the classifiers do not speak against a fault that was found in these words. */
export function borneOut({ draft, flaws }: Moment, kind: SpoiltKind, quote: string): boolean {
  const alike = ALIKE[kind];
  if (alike === undefined || flaws === null || flaws.faulty >= SOMETHING_WRONG) return true;
  const carrying = flaws.sentences.filter((_, at) => {
    const text = draft[at]?.text ?? '';
    return text.includes(quote) || quote.includes(text);
  });
  const asked = carrying.length > 0 ? carrying : flaws.sentences;
  return asked.some((chances) => sumOf(chances, alike) >= BORNE_OUT);
}

/** How likely (0-1) a fault of such a kind is in the sentence that carries these words. */
export function likelihoodOf({ draft, flaws }: Moment, kind: SpoiltKind, quote: string): number {
  const alike = ALIKE[kind];
  if (alike === undefined || flaws === null) return 1;
  const at = draft.findIndex(({ text }) => text.includes(quote) || quote.includes(text));
  const chances = flaws.sentences[at];
  return chances === undefined ? 0 : sumOf(chances, alike);
}

/** '… would the money going out in January be all right?', and not 'Take all of it, all right?' */
const OPENS_A_QUESTION =
  /(?:^|[,;:]\s)(?:(?:and|but|so|then)\s)*(?:would|could|can|do|does|did|is|are|will|has|have|what|why|how|who|which|when|where)\s(?!not\b)/iu;
/** 'Will you ring it in to me on the 31st?' claims nothing. */
const REQUESTS = /^ (?:(?:and|but|so|then) )?(?:will|would|could|can) (?:you|we|i) /;
/** 'If I have no name on Monday, what shall I do?', 'I’m afraid I have to be off' */
const NO_THREAT = new RegExp(
  [
    String.raw` if (?!you )(?:\S+ ){2,16}(?:what|who|whom|how|which|where) (?:shall|should|do|can|may|could) (?:i|we|they|he|she|one|your \S+(?: \S+)?) (?!tell |say |report )`,
    String.raw` (?:afraid|sorry),? (?:but )?i (?:have|need|must)(?: got)?(?: to)? (?:be off|run|catch|go (?:now|home|in|soon)|leave (?:now|you|soon)) `,
  ].join('|'),
);
const GIVES_THEIR_WORD = /\bI\s(?!.*\b(?:or|otherwise|unless|else|you[’']ll)\b)(?:give\syou\smy\sword|promise)\b/iu;

/**
 * What is surely wrong with a draft, and the sentence that shows it; null for nothing.
 * @param formed whether forms of words found something as well
 */
export function flawIn(moment: Moment, formed: boolean): { readonly kind: SpoiltKind; readonly quote: string } | null {
  const { draft, flaws } = moment;
  const sentence = draft[flaws?.at ?? 0];
  if (flaws === null || sentence === undefined) return null;
  if (flaws.chance < NAMED || (flaws.sentences[flaws.at]?.[flaws.fault] ?? 0) < SHOWN) return null;
  if (WITHOUT_IT.test(plainWords(sentence))) return null;
  // A sentence in which the other chooses leaves them their say.
  if (flaws.fault === 'imposing' && YOU_CHOOSE.test(plainWords(sentence))) return null;
  // What is asked is not given yet, and a word that is given threatens nobody.
  const claim = flaws.fault === 'untrue' ? claimOfOthers(sentence) : null;
  if (flaws.fault === 'untrue' && claim === null && sentence.question && REQUESTS.test(plainWords(sentence)))
    return null;
  if (flaws.fault === 'giveaway' && sentence.question && OPENS_A_QUESTION.test(sentence.text)) return null;
  if (flaws.fault === 'threat' && (GIVES_THEIR_WORD.test(sentence.text) || NO_THREAT.test(plainWords(sentence))))
    return null;
  // Of what was taken for a threat by the drafts’ classifier alone most was none.
  if (flaws.fault === 'threat' && !formed && !agreesAt(moment, flaws.at, ALSO, ...PRESSES)) return null;
  const borne = formed || chanceIn(moment, flaws.at, ...DOUBTFUL) >= ALSO;
  if (flaws.faulty < (borne ? LIKELY : SURE)) return null;
  return { kind: TOLD_AS[flaws.fault], quote: claim ?? sentence.text };
}

/** Whether nothing is wrong with a draft, as far as the classifiers can tell; false without them. */
export const isSound = ({ flaws }: Moment): boolean => flaws !== null && flaws.faulty <= SOUND;
