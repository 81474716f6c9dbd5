/** What follows from a draft that asks (product §10.3): whether it was answered, what it is about, whom it is for. */
import { parseText, plainWords } from '../language/parse';
import { namesCase } from '../rehearsal/case-words';
import { topicOf } from '../rehearsal/topic';
import { asksForYes } from '../understanding/asking';
import { caseIndexOf } from '../understanding/case-index';
import { wantedBy } from '../understanding/questions';
import { hasAct } from '../understanding/reading';
import { chanceIn, type Moment } from './moment';
import { WANTS_TO_KNOW } from './signs';

/** From here on (0-1) the classifier is believed alone. */
const SURE = 0.6;
/** From here on (0-1) a question is taken for one that was answered: to be sent back for nothing annoys. */
const ANSWERED = 0.85;

/** What a question is about that asks for what matters to somebody. */
const OF_THEM =
  / (?:matters?|important|worr(?:y|ies|ied)|needs?|wants?|hurts?|afraid|fear|priority|first|cost you|for you|would it take) /;

/** A question that the stakeholder has answered already, in a line that was spoken. */
function toldBefore({ meant, draft, heard, person: { name } }: Moment): string | null {
  for (const [at, one] of meant.entries()) {
    if (one === null || draft[at]?.question !== true || one.probability < ANSWERED) continue;
    const { target } = one;
    const lines = target.kind === 'answer' ? target.answer.says : target.kind === 'fact' ? [target.fact.line] : [];
    if (lines.some((line) => heard.some((content) => content.includes(line))))
      return `${name} has told you that already. Use what was said, or ask what is still open in it.`;
  }
  return null;
}

/** Asks for what the other knows or needs, and puts nothing forward. */
const LEARNS = ['ask_fact', 'ask_reason', 'ask_need'] as const;
/** Whether a question puts a way forward: 'Shall we open two of them first?' */
const putsWay = (moment: Moment, at: number): boolean =>
  chanceIn(moment, at, 'offer') >= SURE ||
  moment.reading.acts.some(
    ({ kind, quote }) =>
      (kind === 'option' || kind === 'propose' || kind === 'commit') && quote === moment.draft[at]?.text,
  );

/** Whether what a question is about stands in it as a thing of its own: not 'each stand for', nor 'the Mallow schedules'. */
const standsIn = ({ draft }: Moment, topic: string): boolean => {
  const last = topic.split(' ').at(-1)?.toLowerCase() ?? '';
  if (/^(?:all|any|every|each) /i.test(topic)) return false;
  return draft.some(({ terms }) =>
    terms.some(({ word, tags, after }, at) => {
      const next = terms[at + 1];
      const alone = next === undefined || /[,.;:?!]/.test(after) || !next.tags.has('Noun');
      return word.replace(/'s$/, '') === last && tags.has('Noun') && alone;
    }),
  );
};

/** What speaks against a question however good it is: it was answered, it is one of many, or it is the third in a row. */
export function doubtsOnQuestion(moment: Moment): readonly (string | null)[] {
  const { draft, earlier, person } = moment;
  const onlyAsked =
    earlier.length >= 2 &&
    earlier
      .slice(-2)
      .every(({ acts }) => acts.length > 0 && acts.every(({ kind }) => kind === 'ask' || kind === 'ask_priority'));
  const questions = draft.filter((sentence) => sentence.question);
  return [
    toldBefore(moment),
    questions.length >= 3
      ? `You ask ${questions.length} things at once, and ${person.name} will pick the easiest. Keep the one you can’t do without.`
      : null,
    onlyAsked && questions.length === draft.length
      ? `You have been asking for a while. Give something back of what you heard before the next question.`
      : null,
  ];
}

/** What follows from a draft that asks, the aptest first; null where a piece of advice does not fit it. */
export function adviceOnQuestion(moment: Moment): readonly (string | null)[] {
  const { reading, draft, ofTheCase, answerable, person } = moment;
  const { name, he, him, his } = person;
  const topic =
    draft
      .filter((sentence) => sentence.question)
      .map((sentence) => topicOf(sentence, caseIndexOf(moment.scenario).addresses))
      .find(
        (found) =>
          found !== null &&
          !/^(?:my|your)\b/i.test(found) &&
          namesCase(moment.scenario, found) &&
          standsIn(moment, found),
      ) ?? null;
  const offersWay =
    !draft.some((sentence) => WANTS_TO_KNOW.test(plainWords(sentence))) &&
    draft.some((sentence, at) => sentence.question && chanceIn(moment, at, ...LEARNS) < 0.5 && putsWay(moment, at));
  const questions = draft.filter((sentence) => sentence.question);
  const last = new Set(parseText(moment.lastSaid).flatMap(({ content }) => content));
  const takesUp = questions.some(({ content }) => content.filter((word) => last.has(word)).length >= 2);
  const decides = draft.some(
    (sentence, at) =>
      (asksForYes(sentence) || (sentence.question && chanceIn(moment, at, 'ask_yes') >= SURE)) &&
      wantedBy(sentence) === 'yes_no',
  );
  return [
    ...doubtsOnQuestion(moment),
    !answerable && !offersWay && ofTheCase === 0 && !takesUp && !hasAct(reading, 'ask_priority', 'ask')
      ? `That question fits any talk. Ask what only ${name} can tell you, with a word of this case in it.`
      : null,
    decides && moment.amount !== null && moment.day !== null
      ? `Send it: you ask for a decision, with its price and its day beside it. Wait for the answer.`
      : null,
    decides && hasAct(reading, 'close')
      ? `You ask for a decision. Make sure ${name} has the price and the day in front of ${him} when ${he} ${he === 'they' ? 'answer' : 'answers'}.`
      : null,
    offersWay ? `Send it: you put a way to ${name} as a question, so ${he} can say what is wrong with it.` : null,
    draft.some(
      (sentence, at) =>
        OF_THEM.test(plainWords(sentence)) &&
        (chanceIn(moment, at, 'ask_need') >= SURE || hasAct(reading, 'ask_priority')),
    )
      ? `Send it, alone: it asks what matters to ${name}, which you can’t know. Build your next line on ${his} answer.`
      : null,
    topic === null
      ? null
      : `Send it: about ${topic} ${name} knows more than you do. Take up what ${he} ${he === 'they' ? 'say' : 'says'} before you propose anything.`,
    `Send it: it asks ${name} for something only ${he} can tell. Wait for the answer, and use it.`,
    `Send it, and stop there: ${name} knows this, and you don’t. Take notes of the answer.`,
    `Send it, and leave ${him} time. What ${name} says first is what you build on.`,
    `A fair question. Say in half a sentence why you ask, and ${name} will tell you more.`,
  ];
}
