/**
 * The forms of threats, rudeness and blame, told by words and their order: harm to the listener that the speaker announces,
 * names called, somebody's doing named as what failed. Honest sentences have these forms too, so each is one sign among
 * others (conduct-signs.ts), and proves nothing.
 */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';
import { INSULTS, MILD_INSULTS } from '../language/vocabulary';
import { phraseIn } from './phrases';

const HARMS = new Set([
  'destroy',
  'ruin',
  'crush',
  'bury',
  'kill',
  'hurt',
  'finish',
  'sue',
  'fire',
  'expose',
  'sack',
  'punish',
  'blacklist',
  'humiliate',
  'smash',
  'bankrupt',
  'end',
  'break',
  'wreck',
  'sink',
]);
const YOU = new Set(['you', 'your', 'yours', 'yourself']);
const ANNOUNCING = new Set(['will', 'shall', 'going', 'would', 'to']);
/** Before these nobody is harmed: a condition of the work, or a wish that it should not be. */
const HARMLESS = [
  ' i do not want ',
  ' we do not want ',
  ' i would not ',
  ' i will not ',
  ' we will not ',
  ' nobody wants ',
  ' i do not mean ',
  ' not going to ',
  ' i can not ',
  ' without ',
];
/** What is held over somebody's head. */
const WEAPONS = new Set([
  'lawyer',
  'solicitor',
  'court',
  'press',
  'newspaper',
  'journalist',
  'police',
  'tv',
  'twitter',
  'linkedin',
]);
const THEIR_WEAPONS = new Set([
  'boss',
  'bank',
  'manager',
  'chief',
  'board',
  'director',
  'customer',
  'client',
  'investor',
  'wife',
  'husband',
  'superior',
  'landlord',
  'employer',
]);
const REACHING = new Set([
  'go',
  'call',
  'ring',
  'tell',
  'phone',
  'report',
  'inform',
  'write',
  'talk',
  'speak',
  'sue',
  'get',
  'see',
  'hear',
  'send',
  'complain',
]);
const ULTIMATUM = new RegExp(
  [
    // Do it, or something happens.
    String.raw`^ (?:\S+ ){0,3}(?:either|sign|agree|deliver|pay|do it|do this|give me|accept)\b.* or (?:i|we|my|it|you)\b`,
    String.raw` or else\b`,
    ' otherwise (?:i|we|my) ',
    ' unless you ',
    ' if you do not ',
    ' or (?:i|we) (?:(?:will|have to|am going to|are going to) )?(?:tell|call|ring|phone|report|inform|go to|write to) (?:it to )?your ',
    // A last time.
    ' you have until ',
    ' last (?:warning|chance) ',
    ' i am warning ',
  ].join('|'),
);
const OVER =
  /(?:^| or| and| then| else)(?: (?:listen|or|then|and))* you are (?:finished|done for|dead|over|history|toast|done here|done in) /;
const SHUT_OUT = new RegExp(
  [
    String.raw` make sure (?:that )?(?:nobody|no one|none|you never|everybody|everyone)\b.* `,
    oneOf(
      // Dealt with no more.
      'buy',
      'buys',
      'hire',
      'hires',
      'work',
      'works',
      'deals',
      'deal',
      'trade',
      'trades',
      'employs',
      'employ',
      // Shunned or mocked.
      'avoids',
      'laughs',
      'touches',
    ),
    String.raw`\b.* (?:you|your|again|ever|anywhere) `,
  ].join(''),
);
const MISTAKEN_TAG = /[,;]\s*(?:understood|got it|clear|is that clear|okay|ok|right|yes|hear me|you hear)\s*\?+\s*$/i;

/** 'I will ruin your name': the speaker, what is announced, the harm, the listener. */
function harmsListener(sentence: Sentence): boolean {
  const { terms } = sentence;
  return terms.some((term, at) => {
    if (!HARMS.has(term.root) || term.tags.has('Noun')) return false;
    const before = terms.slice(Math.max(0, at - 4), at).map((near) => near.word);
    const after = terms.slice(at + 1, at + 3).map((near) => near.word);
    return (
      before.some((word) => word === 'i' || word === 'we') &&
      before.some((word) => ANNOUNCING.has(word)) &&
      after.some((word) => YOU.has(word)) &&
      !before.includes('not')
    );
  });
}

/** 'Do it or I call the press': somebody is brought in as a weapon, beside an ultimatum. */
function bringsWeapon(sentence: Sentence, around: string): boolean {
  const { terms } = sentence;
  const armed = terms.some((term, at) => {
    const root = term.root;
    if (WEAPONS.has(root))
      return (
        terms[at - 1]?.word === 'my' ||
        terms.slice(0, at).some((near) => REACHING.has(near.root)) ||
        terms[at - 1]?.word === 'in'
      );
    return (
      THEIR_WEAPONS.has(root) &&
      terms[at - 1]?.word === 'your' &&
      terms.slice(Math.max(0, at - 4), at).some((near) => REACHING.has(near.root))
    );
  });
  const speaker =
    terms.some((term) => ['i', 'we', 'my'].includes(term.word)) || / in court /.test(plainWords(sentence));
  return armed && speaker && ULTIMATUM.test(around);
}

/** 'I will go to the board about you.' */
const REPORTS_YOU =
  / (?:i|we) (?:will|shall|am going to) (?:go|talk|write|speak|complain|report)(?: \S+){0,5} (?:about|against) (?:you|your behaviour|your behavior|your attitude) | (?:i|we) (?:will|shall) report you /;

/** Whether a sentence has the form of a threat to the listener. `near` are the sentences beside it, for an ultimatum in two breaths. */
export function threatens(sentence: Sentence, near: readonly Sentence[]): boolean {
  const words = plainWords(sentence);
  if (sentence.question && !MISTAKEN_TAG.test(sentence.text)) return false;
  if (HARMLESS.some((phrase) => words.includes(phrase))) return false;
  return (
    phraseIn(words, 'threat') !== null ||
    OVER.test(words) ||
    REPORTS_YOU.test(words) ||
    SHUT_OUT.test(words) ||
    harmsListener(sentence) ||
    bringsWeapon(sentence, words) ||
    near.some((other) => bringsWeapon(sentence, plainWords(other)))
  );
}

/** An insult counts when it is aimed: the word stands near 'you', or is one that is only ever an insult. */
function insults(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!INSULTS.has(word)) return false;
    if (!MILD_INSULTS.has(word)) return true;
    const near = words.slice(Math.max(0, at - 4), at + 4);
    return near.some((other) => ['you', 'your', "you're", 'youre', 'off'].includes(other));
  });
}

/** Calling names, or brushing the listener aside. A dismissal has to open its clause: 'how do you deal with it' is none. */
export function isRude(sentence: Sentence): boolean {
  if (insults(sentence.terms.map((term) => term.word))) return true;
  if (sentence.question && !MISTAKEN_TAG.test(sentence.text)) return false;
  return phraseIn(plainWords(sentence), 'dismissive') !== null;
}

/** 'It was your review that missed it': the listener's own doing, named as what failed. */
const FAILED = new Set([
  'missed',
  'failed',
  'forgot',
  'broke',
  'caused',
  'messed',
  'screwed',
  'dropped',
  'ignored',
  'slept',
  'botched',
  'ruined',
  'overlooked',
]);

/** 'If your people had done it we would not be here.' */
const WOULD_NOT_BE =
  / (?:if|had) (?:only )?(?:you|your|they|their|he|she|the)(?: \S+){0,5} (?:had|did|were|was|have|been|listened|answered|estimated|delivered)\b.* (?:would not|would never|would have) /;
/** What somebody is said to do all the time. */
const HABITS = oneOf(
  'want|wants',
  'complain|complains|complaining',
  'change|changes|changing',
  'miss|misses|missing',
  'forget|forgets|forgetting',
  'say no',
  'block|blocks|blocking',
  'fail|fails|failing',
  'delay|delays|delaying',
);
/** What somebody is said never to do. */
const OMITTED = oneOf(
  'deliver|delivers',
  'listen|listens',
  'answer|answers',
  'do|does',
  'read|reads',
  'reply|replies',
  'care|cares',
  'tell|tells',
  'keep|keeps',
  'help|helps',
);
const ALWAYS_YOU = new RegExp(
  [
    String.raw` (?:you|you \S+|your \S+|your \S+ \S+) `,
    oneOf(`(?:always|only ever|keep|just) ${HABITS}`, `never ${OMITTED}`),
    ' ',
  ].join(''),
);
/** 'The vendor should have caught that.' */
const OTHERS_SHOULD =
  / (?:they|he|she|the \S+|your \S+|somebody else|someone else) should (?:really )?have (?!been told|heard|had |known it from)(?!been asked|been warned)\S+/;

/** 'That’s our side’s doing, not yours': laid at one's own door, and taken off the other's. */
export const CLEARS_OTHER =
  / (?:my|our|mine|ours|me|us) (?:\S+ ){0,6}not (?:yours|you|theirs|his|hers|(?:your|their|his|her) \S+) /;

/** Whether a sentence has the form of putting something on others. */
export function blames(sentence: Sentence): boolean {
  const words = plainWords(sentence);
  if (
    sentence.question ||
    CLEARS_OTHER.test(words) ||
    / (?:i|we) should | sorry | should have (?:heard|had|been told) | do not blame | not blaming | nobody blames /.test(
      words,
    )
  )
    return false;
  if (
    / (?:not|never|nothing) (?:been )?(?:your|their|his|her) (?:own )?fault | as if (?:it|that) | then it was (?:your|my) /.test(
      words,
    )
  )
    return false;
  if (
    phraseIn(words, 'blame') !== null ||
    WOULD_NOT_BE.test(words) ||
    ALWAYS_YOU.test(words) ||
    OTHERS_SHOULD.test(words)
  )
    return true;
  return sentence.terms.some((term, at) => {
    if (term.word !== 'your' || sentence.negated) return false;
    const next = sentence.terms.slice(at + 1, at + 5);
    return (
      next.some((near) => FAILED.has(near.word)) && !next.some((near) => ['i', 'we', 'my', 'our'].includes(near.word))
    );
  });
}
