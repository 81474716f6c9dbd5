/** What one notes beside the matter of a talk: errands, catering, who is away. */
import { alternatives } from '../../language/one-of';
import { theirsOf } from '../purpose/purposes';
import type { Told } from './told';

const THINGS = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  parking canteen coffee biscuits? donuts? doughnuts? cake birthday dog\sfood milk caf(?:é|e) bike\ssheds? typos? lunch toner
  apologies aob cooler charger out\s(?:mon|tues|wednes|thurs|fri)day
  dentist hairdresser yoga coffee\smachine projector rego wof
`)})\b`,
  'iu',
);
/** 'Ring Anna about the permits', 'bring the revised plan' */
const ERRAND = new RegExp(
  [
    String.raw`^(?:please\s|oh\s|also\s|and\s|then\s)*(?:(?:ring|bring|buy|book|order|print|chase|collect|fetch)\s(?!has\b|is\b|was\b|are\b|\p{Ll}+s\b)|`,
    String.raw`remember\b|(?:don[’']?t|not)\sforget\b|pick\sup\b|somebody\s(?:please\s)?(?:fix|bring|ask)\b)`,
  ].join(''),
  'iu',
);
/** 'Get eggs, 2x oatcakes', 'pick up the cat tablets': whatever else it is read for. */
const OF_THE_HOUSEHOLD = new RegExp(
  [
    String.raw`^(?:oh\s|also\s|and\s|then\s)*(?:get|buy|pick\sup|collect|fetch|order)\s(?:the\s|some\s|more\s|a\s|my\s)?`,
    String.raw`(?:eggs|milk|bread|groceries|(?:dog|cat)\s(?:food|tablets|litter)|flowers|cake|biscuits|donuts|dry\scleaning|kids|prescription)\b|`,
    String.raw`^(?:the\s)?(?:dog|cat|kids?)\s(?:to|at)\s(?:the\s)?(?:vet|groomer|dentist|school)\b|\bcoffee\smachine\b.*\b(?:broken|leak\p{L}*|again)\b`,
  ].join(''),
  'iu',
);
/** 'Farida to circulate the layout drawings', of the actions below minutes. */
const TASK_OF_SOMEBODY = new RegExp(
  [
    String.raw`^\p{Lu}[\p{L}-]+\swon[’']t\sbe\s(?:coming|there|joining)\b|^(?:actions?:\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?\sto\s(?:circulate|send|get|book|`,
    String.raw`check|chase|confirm|draft|prepare|update|write|ask|call|ring|report|share|find|follow|order|arrange|print|see|collect|finish)\b`,
  ].join(''),
  'u',
);
/** From so much on (0-1) it is nothing of the case. */
const BESIDE = 0.5;
/** From so much on (0-1) it is theirs to say. */
const THEIRS = 0.4;

/** Whether it is beside the matter: an errand of the writer's, or such a thing, said of nobody whom it is about. */
export const isHousekeeping = ({ sentence, mark, own, purpose }: Told): boolean =>
  purpose !== null &&
  !own &&
  !sentence.quoted &&
  !mark.includes('¤') &&
  (OF_THE_HOUSEHOLD.test(sentence.text) || TASK_OF_SOMEBODY.test(sentence.text) || isBeside({ sentence, purpose }));

const isBeside = ({ sentence, purpose }: Pick<Told, 'sentence' | 'purpose'>): boolean =>
  purpose !== null &&
  theirsOf(purpose) < THEIRS &&
  purpose.of.my_offer < THEIRS &&
  ((ERRAND.test(sentence.text) && sentence.figures.length === 0) ||
    // In a dairy milk is the matter.
    (THINGS.test(sentence.text) && purpose.of.noise + purpose.of.others + purpose.of.my_private >= BESIDE));
