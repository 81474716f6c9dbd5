/**
 * Whether somebody would say a sentence just so: a subject and a finite verb, nothing that breaks off, no word left over of
 * whoever told it. What is cut out of notes and put into the first person often isn't; then it stays a fact that is told.
 */
import { parseText, type Term } from '../../language/parse';
import { oneOf } from '../../language/one-of';
import { awkward } from './awkward';
import { withoutForetelling } from './foretold-words';
import { isWork } from './role-words';
import type { Told } from './told';

/** Breaks off, or leads up to something that doesn't come. */
const STOPS_SHORT = new RegExp(
  oneOf(
    String.raw`(?:[,;:–—-]|,?\s(?:which|who|whose|whom|and|but|or|because|the|an?|if|than|as|my|your|our|their)|,\s(?:that|with|of|for|so)|,?\swhich,\s\p{L}+)[.?!…]*$`,
    String.raw`,\s(?:and|but)\s(?:after|since|given)\b(?!.*\b(?:I|we|you|they|it)(?:’|\s))[^,;]*[.]$`,
    String.raw`\s(?:e\.g|i\.e|incl|approx)\.?$`,
  ),
  'iu',
);
/** A name became 'me' where it was part of another, or stood behind what they are. */
const NO_ME = new RegExp(
  [
    String.raw`\bme\s\p{Lu}(?!’|\b)|(?<!\bit(?:\sis|\swas|’s)\s)\bme,?\s(?:I|who|whose|which|let’s)\b|`,
    String.raw`(?<=\S\s)(?<![.?!“:]\s)\p{Lu}\p{Ll}+\sme\b|(?<!\b(?:to|for|with|about|by|[Ww]hat(?:\s\p{L}+){1,3})\s)\bme\s(?:has|is|was)\b|^Me,?\s|\bme’s\b|,\sme,|\bme\sand\s(?:I|my)\b`,
    String.raw`|\bthe\s(?!front\b|rest\b|back\b|both\b|sake\b|head\b|likes\b|most\b|better\b|best\b|two\b|three\b)\p{L}+(?:\s\p{L}+)?\sof\sme\b`,
    String.raw`|\bI\s(?:I|me|my|who|whose|which|is|are|has|does)\b|\bmy\s(?:is|are|was|has|will|and|or|me|I|my|the)\b|\bmy[.,;:?!]`,
  ].join(''),
  'u',
);
/** Whoever tells it is still in it: how they came to know, what they make of it, a label, a date. */
const TOLD_BY_ANOTHER = new RegExp(
  oneOf(
    String.raw`^I\s(?:went|go|keep\sgoing)\son\sabout\b|^(?:according\sto|as\sper|apparently|allegedly|reportedly|rumou?r|reason\sgiven|per\s\p{Lu})`,
    String.raw`\b(?:I|we)(?:\s(?:have|had|has|also|now|even|then|further|rightly|again|once|already))*\s`
      .concat(
        String.raw`(?:rightly\s\p{L}+|point(?:ed)?\sout|remark(?:ed)?|stat(?:e|ed)|explain(?:ed)?\sto\syou|rais(?:e|ed)\sthe\smatter|`,
      )
      .concat(
        String.raw`reckons|put\son\srecord|confid(?:e|ed)|emphasi[sz](?:e|ed)|reiterat(?:e|ed)|mention(?:ed)?\sthat)\b`,
      ),
    String.raw`^(?:\W*(?:\d{1,2}[-/. ]\p{L}{3,9}|\d{1,2}[/.]\d{1,2})\b[^:.]{0,30}|(?!.*\b(?:I|we|you)\b.*:)[\p{L}\d /&-]{2,32}):\s`,
    String.raw`\b(?:I|we)\ssay\s(?!that\sto\syou|so\b|it\b|yes\b|no\b(?=[.,;]|\sto\b)|nothing\b|this\b)`,
    String.raw`^I\sadded\s|\bI\s(?:have\s)?explained\b|\bwithout\sraising\smy\svoice\b|\bself-?explanatory\b`,
    String.raw`[[\]<>|→←~=*_]|\s/\s\p{L}{1,3}\s/\s|^\d{1,2}[-/]\d{1,2}\s|^\p{L}{2,10}\s\d{1,2}[:.]\d{2}\b|\bhttps?:|^\W*[-•]`,
  ),
  'iu',
);
/** 'An I say', 'so I dont' are words of somebody in haste; these are words of nobody. */
const GARBLED = new RegExp(
  [
    String.raw`\b(?:you|I|we)\s(?:you|your)\b(?!\s(?:said|say|want|get|are|have|can|will))|\byours\s(?:north|south|east|west|in|at|near)\b`,
    String.raw`|\b(?:a|an|the|copper|coal|gold)\syours\b|^(?:Re|Fwd|Fw|Subject|Betreff|Objet|Cc|To|From)\b:?\s|\byou’re\sto\smeet\b`,
  ].join(''),
  'iu',
);

const open = (text: string, left: string, right: string): boolean =>
  text.split(left).length !== text.split(right).length;

const is = ({ tags }: Term, ...names: readonly string[]): boolean => names.some((name) => tags.has(name));
/** One that can be the verb of a sentence by itself. */
const finite = (term: Term): boolean =>
  is(term, 'Modal', 'Copula', 'PastTense', 'PresentTense', 'Auxiliary') ||
  /^(?:’(?:s|re|m|ll|ve|d)|(?:do|have|am|is|are|was|were|had|has)(?:n’t)?|can(?:’t|not)?|won’t|let|costs?|means?|needs?|wants?|feels?|felt)$/iu.test(
    term.text,
  ) ||
  /\p{L}’(?:s|re|m|ll|ve|d)$/u.test(term.text) ||
  (is(term, 'Verb') && !is(term, 'Gerund', 'Participle'));
/** A noun, a pronoun, or what stands for one. */
const subjectWord = (term: Term): boolean =>
  is(term, 'Noun', 'Pronoun', 'ProperNoun', 'Acronym', 'Determiner', 'Value', 'Money', 'Possessive') ||
  /^(?:I|you|we|they|it|this|that|there|these|those|who|what|nobody|everybody|everyone|all|some|none|one|two|both|half|most|each|either|many|few|nothing|something)(?:’\p{L}+)?$/iu.test(
    term.text,
  );
const ASKS_OR_ORDERS = new RegExp(
  [
    String.raw`^(?:please|who|what|when|where|why|how|which|can|could|will|would|do|does|did|is|are|was|were|am|have|has|should|if|unless|as|since|once|because|`,
    String.raw`either|give|tell|show|send|let|keep|leave|don’t|never|stop|take|put|go|come|ask|look|get|make|bring|say|call|ring|first|no)`,
  ].join(''),
  'iu',
);

const ORDERS =
  /^(?:please\s)?(?:give|tell|show|send|let|keep|leave|stop|take|put|come|ask|get|make|bring|say|call|ring|don’t)\s(?:me|us|it|that|the|my|them)\b/iu;

/** A subject before its verb, or a question or an order. */
function hasSubjectAndVerb(text: string): boolean {
  const terms = parseText(text).flatMap((sentence) => sentence.terms);
  if (terms.length === 0) return false;
  if (/\b(?:I|you|we|they|it|there|that|this|nobody|everybody)(?:’(?:m|re|ve|ll|d|s))\b/iu.test(text)) return true;
  const verb = terms.findIndex((term, at) => at > 0 && finite(term) && terms.slice(0, at).some(subjectWord));
  if (verb > 0) return true;
  if (ORDERS.test(text)) return terms.length >= 3;
  return ASKS_OR_ORDERS.test(text) && terms.some((term) => is(term, 'Verb', 'Modal', 'Copula', 'Auxiliary'));
}
/** 'Twice, are the ones who stand there': the verb comes before anybody it could be of. */
const VERB_FIRST =
  /^(?:(?:\p{L}+ly|twice|once|again|also|now|then|still|and|but|so)\b,?\s)+(?:is|are|was|were|has|had|have|does)\s(?!(?:I|you|we|they|it|there|that|this)\b)/iu;

/** A sentence after its stop, as it is meant in `sayable`. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(
      /(?<=[.?!…][”’]?)(?<!\b(?:[Nn]o|[Nn]r|[Vv]ol|[Aa]rt|[Ff]ig|approx|ca|St|Dr|Mr|Mrs|Ms|Prof)\.)\s+(?=[\p{Lu}“‘\d])/u,
    )
    .filter((part) => part.trim() !== '');

/** What 'me' follows where it is somebody's object: what is done, a preposition, a conjunction. */
const BEFORE_ME =
  /^(?:and|or|but|than|as|like|with|to|for|from|of|by|at|on|in|about|against|behind|before|after|between|without|around|over|past|near|let|not|even|only|both|also|it|them|him|that|just|mean)$/iu;
/** 'senior vet me', 'the plant head me': a name that stood behind what they are, or behind another word for a thing. */
const meBehindNoun = (text: string): boolean =>
  parseText(text).some(({ terms }) =>
    terms.some((term, at) => {
      const before = terms[at - 1];
      if (before === undefined || term.text !== 'me' || BEFORE_ME.test(before.text)) return false;
      // 'my rival accuses me of it'
      const next = terms[at + 1]?.text ?? '';
      if (/(?:s|ed)$/iu.test(before.text) && /^(?:of|for|to|about|with|that)$/iu.test(next)) return false;
      return at > 1 && (isWork(before.text) || (is(before, 'Noun', 'Adjective') && !is(before, 'Verb', 'Preposition')));
    }),
  );

/** Whether one sentence that is told of them can be said by them. */
export function saidWhole(sentence: string): boolean {
  const text = sentence.trim();
  return (
    !STOPS_SHORT.test(text) &&
    !NO_ME.test(text) &&
    !TOLD_BY_ANOTHER.test(text) &&
    !GARBLED.test(text) &&
    !VERB_FIRST.test(text) &&
    !awkward(text) &&
    !open(text, '“', '”') &&
    !open(text, '(', ')') &&
    !meBehindNoun(text) &&
    hasSubjectAndVerb(text)
  );
}

/** What a sentence is brought in with: that they say it, and how. */
const SAYING = [
  String.raw`(?:say|said|insist(?:ed)?|add(?:ed)?|note[ds]?|hold|held|argued?|state[ds]?|point(?:ed)?\sout|explain(?:ed)?|`,
  String.raw`stressed|maintain(?:ed)?|complain(?:ed)?|wrote|inform(?:ed)?|mention(?:ed)?|repeat(?:ed)?|warn(?:ed)?|claim(?:ed)?|told\s(?:you|me|us))`,
].join('');
const BY_SAYING = new RegExp(
  [
    String.raw`^(?:(?:and|but|so|also),?\s)?(?:this\s)?I\s(?:(?:have|had|also|now|then|just|again|further|even|once|twice|rightly|already|more\s\p{L}+)\s)*${SAYING}`,
    String.raw`(?:\s(?:too|again|twice|once|more\squietly|quietly|openly))?(?:\sto\s(?:you|me|us|the\s\p{L}+))?(?:,\s[^,]{3,60},)?,?\s(?:that\s)`,
  ].join(''),
  'iu',
);
/** 'I told Marek the road is shut' */
const BY_TELLING_SOMEBODY =
  /^I\s(?:have\s|also\s|had\s)*told\s\p{Lu}\p{L}+\s(?:that\s)?(?=(?:I|you|the|my|your|it|they|we|there|nobody)\b)/u;
/** As BY_SAYING without its 'that', before what can only be a clause of its own. */
const BY_SAYING_ALONE = new RegExp(
  String.raw`^(?:(?:and|but|so|also),?\s)?I\s(?:(?:also|now|then|just|again)\s)*(?:say|said)\s(?:too\s)?(?=(?:I|you|the|my|your|it|they|we|there|nobody|with|if|this|all|one|people|our)\b)`,
  'iu',
);
/** '05-Apr update:', 'The allergy warnings:', and no clause before a colon. */
const LABEL =
  /^(?!.*\b(?:I|we|you)\b[^:]*:)(?:\W*\d{1,2}[-/. ]\p{L}{3,9}\b[^:.]{0,30}|[\p{L}\d /&-]{2,32}):\s(?!\p{L}+\sI\b)/u;

/** What opens a sentence in notes and in nobody's mouth. */
const mended = (text: string): string =>
  text
    .replace(LABEL, '')
    .replace(/^(?:\p{Lu}\.){2,3}:\s|^quote,?\s/iu, '')
    .replace(/^“([^“”]+?)[.]?”[.]?$/u, '$1.')
    .replace(/([?!])[.]$/u, '$1')
    .replace(/^(?:An|N|&)\s(?=(?:I|you|we|they|it|the|my|there)\b)/u, 'And ')
    .replace(BY_SAYING, '')
    .replace(BY_SAYING_ALONE, '')
    .replace(BY_TELLING_SOMEBODY, '')
    .replace(/^(?:and|but)\s(?:also\s)?says\s(?:that\s)?(?=\S+\s\S+\s)/iu, '')
    .replace(/^(?:And|Also),?\s(?=\p{Ll}|I\b)/u, '')
    .replaceAll(/\bthe\s((?!front|rest|back|sake|head|likes|most|better|best)\p{L}+(?:\s\p{L}+)?)\sof\sme\b/gu, 'my $1')
    .replace(/^(?:I\s(?:say\s)?)?no\s((?:\p{L}+\s){1,3}?)(?=(?:without|unless|until|in|at)\s)/iu, 'There is no $1')
    .replace(
      /,?\s(?:\d+|an?|one|two|three|four|five|six|a\sfew)\s(?:days?|weeks?|months?|hours?)\s(?:before|after)(?=[.?!…]*$)/u,
      '',
    )
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Of a passage in their mouth the sentences that can be said, mended; null where none can. */
export function wholeOf(passage: string): string | null {
  const parts = sentencesOf(passage).map(mended).filter(saidWhole);
  return parts.length === 0 ? null : parts.join(' ');
}

/**
 * Of what they wrote or said themselves: their own words may be short or clumsy, but no label is in them, and nothing that
 * breaks off.
 */
export function ownWords(passage: string): string | null {
  const parts = sentencesOf(passage)
    .map((part) => part.replace(/^(?:[A-D][.)]|\(?\d{1,2}[.)]|[-•*–])\s+(?=\p{Lu})/u, ''))
    .filter(
      (part) =>
        !STOPS_SHORT.test(part) && !/\bme\s\p{Lu}\p{Ll}/u.test(part) && !open(part, '“', '”') && /\p{L}{2}/u.test(part),
    );
  return parts.length === 0 ? null : parts.join(' ');
}

/** Told as it is, and in their mouth only what they would say. */
export const inTheirWords = (entry: Told): Told => ({
  ...entry,
  spoken:
    entry.spoken === null
      ? null
      : entry.own
        ? ownWords(entry.spoken)
        : (entry.asItIs ? ownWords : wholeOf)(withoutForetelling(entry.spoken)),
  claims: entry.claims.flatMap((claim) => {
    const text = wholeOf(withoutForetelling(claim.text));
    return text === null ? [] : [{ ...claim, text }];
  }),
});
