/** What a whole talk lacks, told by forms that anybody can count: who asked, who offered, which days were named (product §12.14). */
import { argumentsOf, oneOf, parseText, plainWords, type Sentence } from '@parley/rehearsal/language';
import { type ActKind } from '@parley/rehearsal/reading';
import { binds } from './deeds';
import { wantsSomething } from './lacking';
import { type Missing, without } from './left-waiting';
import { acceptsIn, endedWell } from './received';
import { PROMISES_A_DEED } from './shown-faults';
import { CHOICE, STAKE } from './signs';
import { quoted, saidBy, shownBy, textOf, themeOf, type Told } from './told';

const sentencesIn = (told: Told): readonly Sentence[] =>
  told.readings.flatMap(({ messageNumber }) => parseText(textOf(told, messageNumber)));

/** A shorter talk may have had no occasion. */
const TIME = 4;
const GIVES: ReadonlySet<ActKind> = new Set<ActKind>(['option', 'propose', 'recommend', 'commit', 'boundary']);
/** A way put forward as a question, or with oneself in it. */
const PUTS_FORWARD = new RegExp(
  ` ${oneOf(
    '(?:if|could|shall|should|may|can|what if|would) (?:i|we)|what if|how about|suppose|instead|let us|or (?:else|rather)',
    '(?:i|we) (?:will|shall|can|could|would|propose|suggest|offer|am going|give|take|bring|send|put|move)|(?:my|our) (?:proposal|offer)',
    'would you (?:accept|take|agree)|would it (?:help|be)',
  )} `,
);
/** Everything was a question, and nothing was put forward in any of them. */
export function onlyAsked(told: Told): Missing | null {
  const all = sentencesIn(told);
  const asked = all.filter(({ question }) => question).length;
  const gave =
    told.readings.some(({ acts }) => acts.some(({ kind, strength }) => GIVES.has(kind) && strength >= 0.6)) ||
    all.some((said) => PUTS_FORWARD.test(plainWords(said))) ||
    all.some((said) => !said.question && (binds(plainWords(said)) || CHOICE.test(plainWords(said))));
  return told.readings.length < TIME || gave || asked < told.readings.length
    ? null
    : without('trade-off-with-number', `You asked ${asked} questions and put nothing forward of your own.`);
}

const OPEN_QUESTION =
  / (?:what|which|who|whose|how|why|when|where|anything|something|wonder|tell me|do you (?:know|think|see)) /;
/** Asks without a question mark. */
const WONDERS =
  / (?:tell me|wonder|curious|(?<!not )want to (?:know|hear|understand)|like to (?:know|hear|understand)|show me) /;
const FEW = 3;
const ECHO = 3;
/** Every question wanted a yes. */
export function onlyWantedYes(told: Told): Missing | null {
  const all = sentencesIn(told);
  const asked = all.filter(({ question }) => question);
  const name = told.scenario.persona.shortName;
  const open = (said: Sentence): boolean =>
    said.question ? OPEN_QUESTION.test(plainWords(said)) : WONDERS.test(plainWords(said));
  // Of two things one is neither a yes nor a no, and a word thrown back asks nothing.
  const either = asked.some((said) => / or (?!not |no )/.test(plainWords(said)));
  if (told.readings.length < TIME || asked.length > FEW || either || all.some(open)) return null;
  const [first] = asked.toSorted((left, right) => right.terms.length - left.terms.length);
  if (first !== undefined && first.terms.length <= ECHO) return null;
  return without(
    'followed-up',
    first === undefined
      ? `You asked ${name} nothing in the whole talk.`
      : shownBy(`All that you asked ${name} wanted a yes or a no`, first.text),
  );
}

const SORRY = /\b(?:sorry|apologi[sz]e|apologies)\b/gi;
const TOO_OFTEN = 4;
/** Apologies, counted. */
export function keptApologising(told: Told): Missing | null {
  const times = saidBy(told).match(SORRY)?.length ?? 0;
  return times < TOO_OFTEN
    ? null
    : without('owned-their-part', `You said sorry ${times} times; once, for what was yours, is worth more.`);
}

const HEDGES =
  / (?:maybe|perhaps|possibly|probably|hopefully|sometime|some time|at some point|sort of|kind of|(?:i|we|there) might) /;
const OF_ONES_OWN = / (?:i|we|my|our|there might|it might|could be) /;
const HEDGED = 3;
/** What was put forward with a 'maybe' in it, counted; in a question it may only be polite. */
export function hedgedOften(told: Told): Missing | null {
  const hedged = sentencesIn(told).filter((said) => {
    const plain = plainWords(said);
    return !said.question && HEDGES.test(plain) && OF_ONES_OWN.test(plain);
  });
  const [first] = hedged.toSorted((left, right) => right.content.length - left.content.length);
  return first === undefined || hedged.length < HEDGED
    ? null
    : without(
        'committed-in-own-name',
        shownBy(`You put a ‘maybe’ or ‘sometime’ to what you offered ${hedged.length} times, as here`, first.text),
      );
}

const SOME_DAY = new RegExp(
  `\\b${oneOf(
    "today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|noon|midnight|o['’]clock",
    '\\d{1,2}[:.]\\d{2}|week(?:s|end)?|months?|quarter|this (?:morning|afternoon|evening)',
    'january|february|march|april|june|july|august|september|october|november|december',
  )}\\b`,
  'i',
);
/** No day in anything that was said. */
export function namedNoDay(told: Told): Missing | null {
  const said = saidBy(told);
  const days = parseText(said).flatMap((sentence) => argumentsOf(sentence).days);
  return told.readings.length < TIME || days.length > 0 || SOME_DAY.test(said)
    ? null
    : without('owner-and-day', 'You named no day for anything in the whole talk.');
}

/** A promise as the last thing, with no day near it. */
export function leftWithoutDay(told: Told): Missing | null {
  const last = told.readings.at(-1)?.messageNumber ?? 0;
  const ending = told.readings.slice(-ENDING).map(({ messageNumber }) => textOf(told, messageNumber));
  const promise = parseText(textOf(told, last)).findLast(
    (said) => !said.question && PROMISES_A_DEED.test(plainWords(said)) && !TAKES_LEAVE.test(plainWords(said)),
  );
  return told.readings.length < TIME || !promise || ending.some((text) => SOME_DAY.test(text) || /\d/.test(text))
    ? null
    : without('owner-and-day', shownBy('You ended on a promise with no day to it', promise.text));
}
/** 'I will not keep you' promises nothing. */
const TAKES_LEAVE = / (?:let you|keep you|leave you|see you|not|if) /;

/** The talk ended, nothing was agreed, and the last message asked for nothing. */
export function askedForNothing(told: Told): Missing | null {
  const last = told.readings.at(-1)?.messageNumber ?? 0;
  const lines = parseText(textOf(told, last));
  const end = lines.at(-1);
  const asks = lines.some((said) => said.question || wantsSomething(plainWords(said)));
  return told.readings.length < TIME || !end || asks || acceptsIn(told, last) || endedWell(told)
    ? null
    : without(
        'asked-for-decision',
        shownBy(`Your last message asked ${told.scenario.persona.shortName} for nothing; it ended on`, end.text),
      );
}

const ENDING = 2;
const LONG = 5;
const PARTICULARS = 2;
/** Says what holds now. */
const HOLDS = new RegExp(
  ` ${oneOf(
    'to sum up|sum(?:ming)? (?:it )?up|in short|so that i have it|did i get|have i got|if i have it|then we have|we (?:have )?agree(?:d)?',
    'agreed|deal|is that right|is it right|is it correct|shall we say|write it down|what stands|so it is|that is the plan',
  )} `,
);
const particularsOf = (sentence: Sentence): number => {
  const { amounts, days, names } = argumentsOf(sentence);
  return amounts.length + days.length + names.length;
};
/** The last messages give nothing back of what was said before. */
export function neverSummedUp(told: Told): Missing | null {
  const last = told.readings.slice(told.readings.length > LONG ? -ENDING - 1 : -ENDING);
  const lines = last.flatMap(({ messageNumber }) => parseText(textOf(told, messageNumber)));
  const near =
    last.some(({ acts }) => acts.some(({ kind }) => kind === 'summarise')) ||
    lines.some((said) => {
      const much = particularsOf(said);
      return HOLDS.test(plainWords(said)) || much >= PARTICULARS;
    });
  return told.readings.length <= TIME || near
    ? null
    : without(
        'recorded-agreement',
        `Towards the end you never summed up for ${told.scenario.persona.shortName} what was settled and what was still open.`,
      );
}

const isMissing = ({ indicators }: Told, id: string): boolean =>
  indicators.some((result) => result.id === id && result.verdict === 'not_met');

const NOTHING_DONE = / i (?:ask|tell you|promise to leave|do|go|get) /;
/** A deed without 'will': 'my draft Friday noon', 'then we stop'. */
const DEED = / (?:i|we) (?:stop|start|leave|wait|drop|change|freeze|move|pay|come|ring|speak) | (?:by|from) me /;
/** 'I’d send you half a page': a deed, however vaguely. */
const WOULD =
  / (?:i|we) (?:will|would|can|could|shall) (?:send|bring|write|give|take|call|put|get|make|check|talk|go|see|meet|visit|sit|show|move|pay) /;
const takesOnSomething = (said: Sentence): boolean => {
  const words = plainWords(said);
  const dated = argumentsOf(said).days.some(({ precise }) => precise) && / (?:i|we|my|our) /.test(words);
  return dated || DEED.test(words) || WOULD.test(words) || (binds(words) && !NOTHING_DONE.test(words));
};

/** Nothing was taken on, with a day or without. */
export const tookNothingOn = (told: Told): Missing | null =>
  told.readings.length < TIME || !isMissing(told, 'committed-in-own-name') || sentencesIn(told).some(takesOnSomething)
    ? null
    : without('committed-in-own-name', 'You named nothing that you would do yourself.');

/** Asks whether it was heard rightly, in any of its forms. */
const CHECKS = new RegExp(
  ` ${oneOf(
    'right|correct|correctly|understood|understand|got (?:it|that|this)|get (?:it|that|this)|have it|(?:forgotten|forgot|missing|missed|wrong)',
    'changed?|differently|anything (?:you|in|to)|left out|strike|add(?:ed)?',
    'so (?:you|it|the|your|that|what|we|both|then)|you mean|you are saying|you said|in other words|if i|check|that means|do you mean|sum up|agreed',
  )} `,
);
/** What was heard was never given back to be corrected. */
export const neverChecked = (told: Told): Missing | null =>
  told.readings.length <= TIME ||
  !isMissing(told, 'gave-it-back') ||
  told.readings.some(({ acts }) => acts.some(({ kind }) => kind === 'summarise')) ||
  sentencesIn(told).some((said) => CHECKS.test(plainWords(said)))
    ? null
    : without('gave-it-back', `You never asked ${told.scenario.persona.shortName} whether you had understood right.`);

/** Any word for how it is for the other. */
const FEELS = new RegExp(
  ` ${oneOf(
    'understand|sorry|hear|fair|hard|tired|tiring|worr\\w*|fear\\w*|afraid|believe|thank|thanks|appreciate|must (?:be|have been)|see why',
    'bitter|difficult|awkward|unpleasant|night|weekends?|trust|angry|annoy\\w*|frustrat\\w*|glad|relief|nasty|terrible|oh no|ashamed|matters',
  )} `,
);
const NAMING = ['named-their-stake', 'named-before-answering'];
/** No word of what it is for the other. */
export const neverFelt = (told: Told): Missing | null =>
  told.readings.length <= TIME ||
  !NAMING.some((id) => isMissing(told, id)) ||
  NAMING.some((id) => told.indicators.some((one) => one.id === id && one.verdict === 'met')) ||
  told.readings.some(({ acts }) => acts.some(({ kind }) => kind === 'acknowledge')) ||
  sentencesIn(told).some((said) => FEELS.test(plainWords(said)) || STAKE.test(plainWords(said)))
    ? null
    : without('named-their-stake', `You never said a word of what it is like for ${told.scenario.persona.shortName}.`);

const TAG = 3;
/** 'Bank statements, or more than that?' explains the question before it. */
const ASKS_ANEW = new RegExp(
  `^(?:.*[,:;–] )?(?:(?:and|but|so|also|then),? )?${oneOf(
    'what|who|whose|which|when|where|why|how|is|are|do|does|did|can|could|will|would|have|has|was|were|should|may',
  )}\\b`,
  'i',
);
const OFTEN = 3;
/** Several questions in one message, shown where there are most. What is one thing asked is counted otherwise by everybody: no number is told. */
export function askedSeveral(told: Told): Missing | null {
  const several = told.readings.flatMap(({ messageNumber }) => {
    const asked = parseText(textOf(told, messageNumber)).filter(
      ({ text, terms }) => text.includes('?') && terms.length > TAG && ASKS_ANEW.test(text),
    );
    return asked.length > 1 ? [{ messageNumber, asked: asked.map(({ text }) => text) }] : [];
  });
  const [first] = several.toSorted((left, right) => right.asked.length - left.asked.length);
  const count = told.readings.length;
  return several.length < OFTEN || 3 * several.length < count || !first
    ? null
    : {
        theme: themeOf('stacked'),
        text: `In several of your ${count} messages you asked more than one thing; in message ${first.messageNumber} it was ${first.asked
          .slice(0, 2)
          .map((one) => quoted(one))
          .join(' and ')}.`,
        evidence: null,
      };
}

const WRITING = new RegExp(
  `\\b${oneOf(
    'wr(?:ite|ites|iting|itten|ote)|e-?mails?|mail(?:s|ed)?|letters?|paper|pages?|minutes|sign(?:s|ed)?|table|draft',
    'notes?|documents?|report|list|sheet|roster|plan|record(?:ed)?|slide|margin|confirm\\w*|send\\w*|sent',
  )}\\b`,
  'i',
);
/** No word of anything on paper. */
export const putNothingDown = (told: Told): Missing | null =>
  told.readings.length < TIME || !isMissing(told, 'put-in-writing') || WRITING.test(saidBy(told))
    ? null
    : without('put-in-writing', `You said nothing of writing any of it down for ${told.scenario.persona.shortName}.`);

const A_SUM =
  /[£$€]|\b\d+(?:[.,]\d+)?\s?(?:k|m|per cent|percent|%)|\b(?:francs|euros?|pounds|dollars|cents?|cost(?:s|ly)?|price|cheap\w*|pay|paid|money|budget)\b/i;
const IN_TIME = /\b\d+\s(?:[\w-]+\s){0,2}(?:days?|hours?|minutes?|weeks?|months?)\b/i;
/** Ways were put forward, and none with money, days or a share beside it. */
export function namedNoPrice(told: Told): Missing | null {
  const priced = sentencesIn(told).some(
    (said) =>
      A_SUM.test(said.text) ||
      IN_TIME.test(said.text) ||
      argumentsOf(said).amounts.some(({ kind }) => kind !== 'count'),
  );
  const offers = told.readings.filter(({ acts }) =>
    acts.some(({ kind, strength }) => (kind === 'option' || kind === 'propose') && strength >= 0.6),
  );
  return priced || offers.length < 2 || !isMissing(told, 'trade-off-with-number')
    ? null
    : without('trade-off-with-number', 'Nothing you put forward had a price beside it, in money or in time.');
}
