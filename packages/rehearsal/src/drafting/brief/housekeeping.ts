/** What one notes beside the matter of a talk: errands, catering, who is away. */
import { alternatives } from '../../language/one-of';
import { theirsOf } from '../purpose/purposes';
import type { Told } from './told';

const THINGS = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  parking canteen coffee biscuits? donuts? doughnuts? cake birthday dog\sfood milk caf(?:é|e) bike\ssheds? typos? lunch toner
  apologies aob cooler charger out\s(?:mon|tues|wednes|thurs|fri)day
`)})\b`,
  'iu',
);
/** 'Ring Anna about the permits', 'bring the revised plan' */
const ERRAND = new RegExp(
  [
    String.raw`^(?:please\s|oh\s|also\s|and\s|then\s)*(?:(?:ring|bring|buy|book|order|print|chase)\s(?!has\b|is\b|was\b|are\b|\p{Ll}+s\b)|`,
    String.raw`remember\b|(?:don[’']?t|not)\sforget\b|pick\sup\b|somebody\s(?:please\s)?(?:fix|bring|ask)\b)`,
  ].join(''),
  'iu',
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
  theirsOf(purpose) < THEIRS &&
  purpose.of.my_offer < THEIRS &&
  ((ERRAND.test(sentence.text) && sentence.figures.length === 0) ||
    // In a dairy milk is the matter.
    (THINGS.test(sentence.text) && purpose.of.noise + purpose.of.others + purpose.of.my_private >= BESIDE));
