/** A sentence that tells of the stakeholder, in their own mouth: whole where it can be, else as much as stands by itself. */
import { asSentence } from './as-sentence';
import { GUESS, GUESSED_INSIDE, withoutGuesses } from './attitudes';
import { clausesOf } from './claims';
import { inFirstPerson } from './first-person';
import { reportedIn } from './reported';
import { wholeOf } from './said-whole';
import type { Told } from './told';

export interface Voiced {
  readonly text: string;
  /** They said or wrote it, by the sentence itself. */
  readonly said: boolean;
  /** Somebody guesses it or tells it of them. */
  readonly guessed: boolean;
}

const MOST_WORDS = 46;
const LEAST_WORDS = 4;
/** Of a longer sentence (words) a clause is better than nothing. */
const LONG = 17;
/** What they are expected to say, and have not said. */
const EXPECTED =
  /¤S\s(?:will|’ll|is\s(?:going|bound|sure)\sto)\s(?:\p{L}+ly\s)?(?:ask|say|want|argue|object|bring|tell|complain|insist|push)\b|\bexpect\s¤O\b/iu;

/** What leads up to it. */
const LEADS_UP = new RegExp(
  [
    String.raw`^(?:[-–—•*~]+\s*|\(?\d{1,2}[.)]\s)?(?:to\sbe\sfair(?:\sto\s¤O)?|(?:so\sfar|until\snow|up\sto\snow)(?=,?\s¤)|besides|in\saddition|on\stop\sof\sthat|by\sthe\sway|apparently|meanwhile|of\scourse|`,
    String.raw`in\s¤P\s(?:own\s)?words|oh\sand|ok(?:ay)?\sso|what\sis\s¤P\s\p{L}+|what\sit\sis|honestly|you\sknow|thing\sis|`,
    String.raw`the\s(?:thing|trouble|problem)\sis|more\s(?:seriously|importantly)|above\sall|most\sof\sall|so\snow|and\sso|so|well|anyway|also),?\s`,
  ].join(''),
  'iu',
);

/** What was called or written so by somebody keeps its marks. */
const NAMED_SO =
  /(?:\b(?:told|says?|said|saying|called?|calls|word|words|remark|ask(?:s|ed)?|label|reads?|titled|marked)|:)\s$/iu;

/** A few words of theirs inside what they said lose their marks: 'it stays “under review until I have seen it”'. */
const unquoted = (text: string, said: boolean): string =>
  text.replaceAll(/[“"]([^“”"]+?)([,.]?)[”"]/gu, (whole, inside: string, stop: string, at: number) =>
    NAMED_SO.test(text.slice(0, at)) ||
    !(said || (/\b(?:I|my|me)\b/u.test(inside) && /(?:,|\band|\bbut)\s$/u.test(text.slice(0, at))))
      ? whole
      : `${inside}${stop}`,
  );

const words = (text: string): number => text.split(/\s+/).length;
const PERSONAL = /\b(?:I|me|[Mm]y|[Mm]ine|[Ww]e|[Oo]ur|us)\b/;

function checked(text: string | null): string | null {
  return text === null || words(text) < LEAST_WORDS || words(text) > MOST_WORDS ? null : text;
}

/** Marked text in the first person; null where it isn't certain. */
function turned(text: string, reported: boolean): string | null {
  const said = inFirstPerson(
    text.replace(/^that\s(?=(?:with|if|when|since|in|on|at|the|an?|my|I|it|there|they|we|nobody)\b|¤)/iu, ''),
    false,
  );
  const whole = said === null ? null : checked(wholeOf(unquoted(said, reported)));
  return whole !== null && (reported || PERSONAL.test(whole)) ? whole : null;
}

/** Said to the writer word for word: 'if you push me back a week I lose the farm'. */
const DIRECT = /^(?!.*¤)(?=.*\byou(?:r|’\p{L}+)?\b)(?=.*\b(?:I|me|my)\b)/iu;

/** Nobody knows it for certain. */
const UNSURE =
  /(?:,\s(?:apparently|supposedly|reportedly|allegedly),|\s(?:apparently|supposedly|reportedly|allegedly))(?=\s)/giu;
/** 'She asked me twice who pays': they want to know it. */
const ASKS = new RegExp(
  String.raw`¤S(?:\s(?:has|also|keeps|then|still|now|twice|again))*\s(?:asks|asked|asking|wonders|wondered)(?:\s(?:me|us))?`.concat(
    String.raw`(?:\s(?:again|twice|once|openly|as\swell|too|also))?,?\s(?=(?:why|what|who|where|when|how|whether|if|which|with\swhat)\b)`,
  ),
  'giu',
);

/** A question of theirs that lost its mark. */
const ASKED = /^(?:and\s)?(?:who|what|where|why|how|are|is|do|does|did|can|could|will|would|should)\b[^?]*[^?.!]$/iu;

/** What they are expected to say, before their words: 'She’s gonna say plates came late'. */
const FORETOLD = new RegExp(
  [
    String.raw`^(?:and\s|but\s|so\s)?¤S\s(?:is\s|will\s|’ll\s)(?:(?:probably|surely|also|then|certainly)\s)*(?:(?:gonna|going\sto|bound\sto|sure\sto)\s)?(?:say|`,
    String.raw`tell\s(?:me|us)|argue|claim|complain|point\sout|remind\s(?:me|us))\s(?:that\s)?(?=\S+\s\S+\s)`,
  ].join(''),
  'iu',
);
/** 'She went on about union overtime', 'she keeps bringing up the carpet': what it is about. */
const WENT_ON =
  /^(?:and\s|but\s|so\s|plus\s|also\s)*¤S\s(?:also\s|then\s)?(?:went|goes|was\sgoing|kept\sgoing|keeps\sgoing)\son\s(?:again\s)?(?:abt|about)\s(?!how\b|why\b|what\b)/iu;
const KEEPS_ON =
  /^(?:and\s|but\s|so\s|plus\s|also\s)*¤S\s(?:also\s|still\s)?(?:keeps|kept)\s(?:bringing\sup|mentioning|coming\sback\sto|raising|going\sback\sto)\s(?!that\b|it\b|how\b|why\b)/iu;
/** 'She’ll bring up the August invoice', 'he’ll moan about the dust' */
const WILL_RAISE = new RegExp(
  [
    String.raw`^(?:and\s|but\s|so\s)?¤S\s(?:will|’ll|is\sgoing\sto)\s(?:also\s|surely\s|probably\s)?`,
    String.raw`(?:bring\sup|raise|mention|start\swith|(?:moan|complain|grumble|whinge|bang\son|go\son|rant|fret|worry)\s(?:again\s)?about)\s`,
    String.raw`(?!that\b|it\b|how\b|why\b|what\b|whether\b)`,
  ].join(''),
  'iu',
);
/** 'The first is that', 'Her stated reason is that', 'Marit’s position so far is that', 'Where she stands:' */
export const BROUGHT_UP = new RegExp(
  [
    String.raw`^(?:and\s|but\s)?(?:(?:the\s)?(?:first|second|third|fourth|last|other)(?:\s(?:one|point|finding|objection|thing|reason|concern|worry))?|`,
    String.raw`(?:¤P|the)\s(?:(?:stated|official|main|only|other|first|second|given)\s)?(?:reason|argument|position|view|line|stance|explanation|answer|point)`,
    String.raw`(?:\s(?:so\sfar|for\s(?:it|this|that)|here|on\s(?:it|this|that)))?)\s(?:is|was|has\sbeen)\sthat\s|^¤P\s(?:position|answer|view|line|stance|reply|`,
    String.raw`complaint|worry|concern)s?,\s[^,:;]{3,44}:\s|^where\s¤S\s(?:stands|is)(?:\s(?:now|today|so\sfar|at))?:\s`,
    String.raw`|^¤P\s(?:position|answer|view|line|stance|argument)s?(?:\sso\sfar|\sup\sto\snow)?\s?\([^)]{3,40}\):\s`,
  ].join(''),
  'iu',
);
const AND_THAT =
  /,?\s(?:and|but)\sthat\s(?=(?:¤[SP]|an?|the|my|your|our|we|nobody|it|there|this|if|when|after|before|since|with|without|every|all|on|in|at|no)\s)/giu;
/** 'As a reason he gives late parts' */
const GIVES_AS_REASON =
  /^as\s(?:an?|the|¤P)\s(?:reason|explanation|excuse)s?,?\s¤S\s(?:gives|gave|names|named|mentions|mentioned)\s/iu;
/** What they are sure to ask for: 'He will most likely demand that we', 'She will ask us to', 'will ask for the plan in writing' */
const WILL_DEMAND = new RegExp(
  [
    String.raw`¤S\s(?:will|’ll|is\s(?:going|bound|sure)\sto)\s(?:(?:most|very|quite)\slikely\s|probably\s|surely\s|certainly\s|also\s|then\s)*(?:demand|insist|ask|`,
    String.raw`want|expect|require)(?=\s(?:that|for|me|us|you|to|on|an?|the|¤P|it|\d)\b)`,
  ].join(''),
  'giu',
);
/** What they are sure to ask for or to say. */
export const isForeseen = (mark: string): boolean =>
  mark.search(WILL_DEMAND) >= 0 || FORETOLD.test(mark) || HOW_THEY_ARE.test(mark);
const DEMANDS: Readonly<Record<string, string>> = { demand: 'demands', require: 'requires', expect: 'expects' };
const asDemanded = (match: string): string => {
  const verb = match.slice(match.lastIndexOf(' ') + 1).toLowerCase();
  return `¤S ${verb === 'insist' ? 'insists' : (DEMANDS[verb] ?? `${verb}s`)}`;
};
/** 'I ask you to waive it' is what they want. */
const ASKS_TO = /¤S\sasks\s(?:me|us|you)\sto\s/giu;
/** 'asks for a fence, for 20,000 francs, and for a limit' */
const ASKS_FOR_ALL = /¤S\sasks\s(?:(?:me|us|you)\s)?for\s[^.;]*?(?:,(?:\sand)?|\sand)\sfor\s[^.;]*/giu;
const ASKS_FOR = /¤S\sasks\s(?:(?:me|us|you)\s)?for\s/giu;

/** 'which he says costs five hours', 'which Tom says nobody can give' */
const WHICH_THEY_SAY = /,\swhich\s¤S\s(?:says?|said|claims?|reckons?|thinks?)\s(?=\p{Ll}+s\b)/giu;
/** 'which would come to 46,000': as the writer reckons. */
const WHICH_WOULD_COST =
  /,\swhich\swould\s(?:come|amount|add\sup|be\sabout|be\saround|mean|cost)\b(?:\sto)?\s(?:about\s|around\s|roughly\s)?[€£$\p{Lu}]*\s?\d[^;.]*?(?=[.;]|,\s|$)/giu;
const WHICH_OTHERS_SAY = new RegExp(
  [
    String.raw`,\swhich\s(?:\p{Lu}[\p{L}-]+(?:\s(?:at|from|in|of)\s(?:the\s)?[\p{L} -]{3,24}?)?|(?:our|your)\s\p{L}+|we|I)\s`,
    String.raw`(?:says?|said|thinks?|think|say|told|tells|puts?|reckons?|estimates?|calculates?|prices?)\s[^,.;]*`,
  ].join(''),
  'gu',
);
/** 'which would leave our workshop nine days', 'although the contract says 30 days': as the writer holds against it. */
const HELD_AGAINST = new RegExp(
  [
    String.raw`,\swhich\s(?:would\s|will\s)?(?:leave|leaves|give|gives|cost|costs|mean|means)\s(?:us|our|me|my)\b[^;.]*|`,
    String.raw`,?\salthough\s(?:the|our)\s(?:contract|agreement|order|specification|plan|offer)\b[^;.]*|`,
    String.raw`,?\s(?:and|but)\s(?:from\s¤O,?\s)?I\stake\s(?:that|it|this)\s(?:as|for)\b[^;.]*|`,
    String.raw`,\swhich\s(?:seems?|sounds?|looks?|is|feels?)\s[^,.;]{2,30}?\sto\s(?:me|us)\b|`,
    String.raw`,\sso\sit\s(?:will|would)\s(?:not\s)?be\s(?:easy|hard|difficult)\sfor\s¤O\b[^;.]*`,
  ].join(''),
  'giu',
);

/** Without what somebody else says of it. */
export const withoutOthersWord = (text: string): string =>
  text
    .replaceAll(WHICH_OTHERS_SAY, '')
    .replaceAll(WHICH_WOULD_COST, '')
    .replaceAll(
      /(?:,\s|\s)which\sis\s(?:(?:un)?fortunately\s|sadly\s|of\scourse\s|partly\s)?(?:true|fair)(?:,?\syou(?:’re|\sare)\safraid)?(?=[.,;]|$)/giu,
      '',
    );
/** 'Yvonne is direct and will ask for the plan': how they are stands before what they will do. */
const HOW_THEY_ARE = /^¤S\s(?:is|can\sbe)\s[^,.;¤]{3,60}\sand\s(?=will\s|is\sgoing\sto\s)/iu;

/** What the writer thinks of it. */
const WHICH_IS_TRUE = new RegExp(
  [
    String.raw`,?\swhich\sis\s(?:(?:un)?fortunately\s|sadly\s|of\scourse\s|partly\s)?(?:true|fair|right|correct|not\swrong|not\suntrue)(?:\senough)?(?:,?\sI(?:’m|`,
    String.raw`\sam)\safraid)?(?=[\s,;.]|$)|,\s(?:ignoring|forgetting|overlooking)\s(?:that\s)?[^,;.]*`,
  ].join(''),
  'giu',
);
const BY_MY_GUESS = /,?\s(?:I|we)\s(?:think|guess|believe)\s(?:it|the\s\p{L}+)\s(?:was|is)\s/giu;

/** Signs of notes in the words that somebody would say: 'half term = a third', '1.4 -> 2.9 %'. */
export const spelledOut = (text: string): string =>
  text
    .replace(/^\[?[^[\]]{1,16}\]\s/u, '')
    .replaceAll(/\s=\s/g, ' is ')
    .replaceAll(/\s(?:->|→|=>)\s/g, ' to ')
    .replaceAll(/\s&\s/g, ' and ');

/** Word for word; null where it doesn't stand by itself. */
export function asSaid(content: string): Voiced | null {
  const text = checked(wholeOf(asSentence(ASKED.test(content) ? `${content.trim()}?` : content)));
  return text === null ? null : { text, said: true, guessed: false };
}

/** Null where nothing of it can be said with certainty. */
export function inTheirMouth({ mark, sentence }: Pick<Told, 'mark' | 'sentence'>): Voiced | null {
  if (sentence.quoted || /^[,;]/.test(mark)) return null;
  const guess = FORETOLD.test(mark) || GUESSED_INSIDE.test(mark) || GUESS.test(mark) || mark.search(UNSURE) >= 0;
  const raised = BROUGHT_UP.test(mark) || GIVES_AS_REASON.test(mark) || FORETOLD.test(mark);
  const bare = withoutGuesses(
    spelledOut(mark)
      .replace(HOW_THEY_ARE, '¤S ')
      .replace(FORETOLD, '')
      .replace(WENT_ON, 'there is ')
      .replace(KEEPS_ON, 'there is still ')
      .replace(WILL_RAISE, '¤S wants to speak about ')
      .replace(BROUGHT_UP, '')
      .replace(GIVES_AS_REASON, 'the reason is ')
      .replaceAll(WILL_DEMAND, asDemanded)
      .replaceAll(ASKS_TO, '¤S wants you to ')
      .replaceAll(ASKS_FOR_ALL, (list) => list.replaceAll(/(,(?:\sand)?|\sand)\sfor\s/gu, '$1 '))
      .replaceAll(ASKS_FOR, '¤S wants ')
      .replaceAll(WHICH_THEY_SAY, ', which ')
      .replaceAll(WHICH_OTHERS_SAY, '')
      .replaceAll(HELD_AGAINST, '')
      .replaceAll(WHICH_WOULD_COST, '')
      .replaceAll(WHICH_IS_TRUE, '')
      .replaceAll(BY_MY_GUESS, ', ')
      .replaceAll(/\s*\([^)]*\)/g, ''),
  )
    .replace(LEADS_UP, '')
    .replace(LEADS_UP, '')
    .replaceAll(ASKS, '¤S wants to know ')
    .replaceAll(AND_THAT, (joint) => (raised ? joint.replace(/that\s$/u, '') : joint));
  if (EXPECTED.test(bare)) return null;
  const inside = reportedIn(bare.replaceAll(UNSURE, ''));
  const { said, hearsay } = inside;
  // 'My guess is that she fears': what is guessed is not said to be guessed.
  const content = said || hearsay ? inside.text : inside.text.replace(GUESS, '');
  const voiced = (text: string | null): Voiced | null =>
    text === null ? null : { text, said, guessed: (guess && !said) || hearsay };
  if (inside.verbatim || (said && DIRECT.test(content))) return asSaid(content);
  const whole = turned(content, said || hearsay || raised);
  if (whole !== null || words(sentence.text) < LONG) return voiced(whole);
  const [longest = null] = clausesOf(content)
    .flatMap((clause) => turned(clause, false) ?? [])
    .toSorted((left, right) => words(right) - words(left));
  return voiced(longest);
}
