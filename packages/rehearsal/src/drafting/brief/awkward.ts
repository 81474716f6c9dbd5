/** What nobody says of themselves, though every word of it was put into the first person. */
import { oneOf } from '../../language/one-of';
import { isWork } from './role-words';

/** A name with what they are before it, which can’t be turned: 'Ops duty manager me rejected'. */
const ME_AS_SUBJECT = new RegExp(
  [
    String.raw`^(?:(?!(?:for|to|with|give|tell|send|show|let)\b)\p{L}+\s){1,2}me\s(?:of|from|in|at)\s|`,
    String.raw`(?<!\p{Ll}ed\s|\b(?:told|asked|to|for|with|let|made|gave|by|what(?:\s\p{L}+){1,3})\s)\bme\s(?:has|is|was|will|wants?|says|`,
    String.raw`said|rejected|asked|refused|left|went|came|told|took|gave|got|made|had|\p{Ll}+ed)\b`,
  ].join(''),
  'iu',
);
/** A name that was part of another: 'Concrete: plant I deliver'. */
const I_BEHIND = new RegExp(
  [
    String.raw`(?:^|[:.;]\s)(?!(?:that|and|but|so|because|when|if|what|which|where|as|than|or|until|before|after|since|while|whether|why|how|then|now|all|only|like|`,
    String.raw`in|on|at|for|from|by|to|with|without|under|during|last|this|next|every|each|twice|once|today|yesterday|sometimes|\d+|\p{L}+ly)\s)(?:\p{L}+\s){1,2}I\s\p{Ll}`,
  ].join(''),
  'iu',
);
/** Nobody does to themselves what is told here: one of two people was taken for the other. */
const TO_ONESELF = new RegExp(
  [
    String.raw`\bI(?:’(?:ve|d|ll))?\s(?:(?:have|had|will|would|can|could|also|then|just|still|did|do|never)\s)*(?!find\b|let\b)\p{L}+\sme\b|`,
    String.raw`\bme\s(?:from|for|to|by|with|and)\sme\b|\b(?:they|he|she|we)\sI\b`,
  ].join(''),
  'iu',
);

/** Only that something was said, or who they are: nobody says that of themselves to somebody who knows them. */
const SAYS_NOTHING = new RegExp(
  [
    String.raw`^I(?:\s(?:have|had|also|then|just))*\s(?:said|told|wrote|asked|replied)(?:\s(?:to\s)?(?:you|it|so|something))?(?:\s(?:in|on|at|last|yesterday)\b[^,.]*)?(?:[.,]|\sand\s|$)|`,
    String.raw`\bI\s(?:wrote\sback|answered|replied|said\ssomething)[.]$|\bI\s(?:(?:must\shave|have|keep|always)\s)?(?:said|saying|say|mentioned|repeated|brought)\s(?:that|it|this)\b|`,
    String.raw`(?<!\bit)(?:\s(?:is|was)|’s)\sme\b(?!\swho)|\b(?:named|called|no)\sme\b|\bme\b[^.;]{0,50},\swho\b|^[,;]|,\s(?:I|you)\s(?:think|guess|suppose|added),|`,
    String.raw`\b(?:with|to|from|by|for)\sme,\s(?:the|your|our|an?|\p{L}+(?:man|woman|or|er)|head|chief)\s|`,
    String.raw`^(?:your|my|the|an?)\s[^,.]{2,40}\s(?:says|heard|reckons)\s(?:that\s)?(?:I|my|he|she|his|her|they)\b`,
  ].join(''),
  'iu',
);
const WHO_THEY_ARE =
  /^I(?:’m|\sam|\swas)\s(?:now\s|still\s|also\s)?(?!(?:not|passed|asked|promoted|overlooked|appointed|promised|elected|hired|made|left)\b)((?:[\p{L}’-]+\s?){1,6})/u;
const introduces = (text: string): boolean =>
  (WHO_THEY_ARE.exec(text)?.[1] ?? '').split(/\s+/).some((word) => isWork(word.toLowerCase()));
/** What the writer thinks of it is theirs. */
const YOU_THINK =
  /(?:^|,\s|\b(?:and|but|so)\s)you\s(?:don’?t\s)?(?:think|believe|understand|suspect|guess|hear|heard|gather|agree|reckon|hope|fear)\b/iu;

/** What the writer asks, notes or judges, and what somebody else told them. */
const OF_THE_WRITER = new RegExp(
  oneOf(
    String.raw`^what\s(?:do|does|did|am|is|would)\s(?:I|my|they)\b[^.]*\?$`,
    String.raw`^what\syou(?:’re|\sare)?\s(?:after|hoping|looking|want|need|know|hear|expect|would\slike)\b|\bI(?:’ve|\shave)(?:\sgot)?\sa\s(?:good\s|fair\s)?point\b`,
    String.raw`^(?:have|need|must|should|want)\s(?:to\s)?(?:\p{L}+\s){0,2}(?:me|I)\b`,
    String.raw`^for\s(?:you|me):|^(?:mr|mrs|ms|dr)\.?\s\p{L}+\s(?:says?|said)\b|\bthe\sundersigned\b|\bI\sbe\b`,
    String.raw`\bI’m\s(?:(?:partly|probably|quite|also)\s)?right\b|\bI\s(?:didn’t|never|have\snever)\s(?:say|said)\b|\basked\s(?:you\s)?(?:one|a)\squestion[.:]$`,
    String.raw`^(?:(?!\b(?:I|nobody|who|what|anybody)\b)[^.])*\b(?:tells?|told|texted)\syou\b`,
    String.raw`^I(?:’m|\s(?:am|was))\s(?:(?:very|always|quite|\p{L}+ly)\s)?(?:kind|polite|courteous|friendly|nice|charming|lovely|rude|decent)\b`,
    String.raw`\bof\smy\s\p{L}+s\s(?:an?|the|it)\b|\b(?:the|a)\sme\b|\bme\sme\b|\bI’m\s(\p{L}+),\sbut\sI’m\s\1\b`,
    String.raw`\bI\s(?:\S+\s){1,4}(?:explain|show|give|tell|send|present)\s(?:(?:it|this|that)\s)?to\sme\b`,
  ),
  'iu',
);
const BESIDE_ME = /\b(?:with|to|from|by|for)\sme,\s((?:[\p{L}-]+\s?){1,4})/iu;

/** Whether nobody would say it: a name left over, two people taken for one, who they are. */
export const awkward = (text: string): boolean =>
  ME_AS_SUBJECT.test(text) ||
  I_BEHIND.test(text) ||
  TO_ONESELF.test(text) ||
  YOU_THINK.test(text) ||
  SAYS_NOTHING.test(text) ||
  introduces(text) ||
  OF_THE_WRITER.test(text) ||
  (BESIDE_ME.exec(text)?.[1] ?? '').split(/\s+/).some(isWork) ||
  /,\sme,/.test(text);
