/** What the stakeholder asked last and a draft goes past (product §10.3). */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { caseIndexOf } from '../understanding/case-index';
import { answerGiven, questionsIn, wantedBy } from '../understanding/questions';
import { hasAct } from '../understanding/reading';
import type { UtteranceLabel } from '../understanding/utterance-labels';
import { toThePoint } from './advice';
import { statementsIn } from './draft-function';
import { chanceIn, type Moment } from './moment';

const QUOTE_CHARACTERS = 110;

/** A quote that reads well inside a sentence and is still verbatim. */
function asQuote(sentence: Sentence): string {
  const text = sentence.text.replace(/[.!?]+$/, '');
  if (text.length <= QUOTE_CHARACTERS) return text;
  const clauses = text.split(/(?<=[,;:])\s+/);
  const last = clauses.at(-1) ?? text;
  return last.length <= QUOTE_CHARACTERS && last.length > 12
    ? last
    : text.slice(0, text.lastIndexOf(' ', QUOTE_CHARACTERS));
}

const WANTED: Readonly<Record<ReturnType<typeof wantedBy>, string>> = {
  day: 'Give a day, or say by which day you will know it.',
  amount: 'Give a figure, or say by when you will have it.',
  person: 'Say who, by name.',
  yes_no: 'Say yes or no first, then why.',
  matter: 'Take it up before anything else.',
};

/** 'What do you want from me?' opens the floor; whatever has substance answers it. */
const INVITES = new RegExp(
  ` ${oneOf(
    // What they want, how they see it.
    'what (?:do|did|is it|would) you (?:want|need|like)',
    'what (?:is it|was it) (?:that )?you (?:want|wanted)',
    'what can i do',
    'tell me (?:what you|how)',
    'what do you (?:want to know|suggest|propose)',
    'how can i help',
    'do you know',
    'what is it',
    // What is to be made of it.
    'is that (?:a|agreement|agreed|you)',
    'was that a',
    'may i take that',
    'am i to take',
  )} `,
);
const isInvitation = (sentence: Sentence): boolean =>
  INVITES.test(plainWords(sentence)) || plainWords(sentence).trim().split(' ').length <= 2;

/** '…, no?' wants a nod, and so does 'You know that …?'. */
const TAG =
  /,\s*(?:yes|no|eh|right|love|isn['’]t it|my friend)\s*\?$|^(?:and |so |but )?(?:you know|you see|you mean)\b/i;

/** Only what was really asked may be quoted as asked: 'Sit down, please.' is no question. */
const reallyAsks = (sentence: Sentence): boolean =>
  (sentence.text.includes('?') && !TAG.test(sentence.text)) ||
  /^(?:so |then |and |but |now )?(?:tell|show|explain|give|name|convince|walk) /i.test(sentence.text);

/** What says how things are or what will be done, in whatever words, answers an open question. */
const ANSWERING: readonly UtteranceLabel[] = [
  'status',
  'bad_news',
  'cause',
  'own_fault',
  'apology',
  'offer',
  'trade',
  'recommend',
  'promise_firm',
  'refuse_reasoned',
];
const ANSWERS_FROM = 0.6;
/** What somebody asks who wants to hear the other first. */
const LEARNING: readonly UtteranceLabel[] = ['ask_fact', 'ask_reason', 'ask_need'];

const YES_OR_NO = /^ (?:yes|no|not yet|never|yeah|nope|correct|right) /;
/** What the coach says of a question that is left open, and the words of the stakeholder in it. */
interface Asked {
  readonly tip: string;
  readonly quotes: string[];
}

/** 'Did they tell you what happened?' invites 'What happened?'. */
const SAME_WORDS = 0.75;
function asksTheSame(asked: Sentence, back: Sentence): boolean {
  const both = back.content.filter((word) => asked.content.includes(word)).length;
  return both >= 2 || (both >= 1 && both / back.content.length >= SAME_WORDS);
}

/** What the stakeholder asked last and the draft goes past; null where it takes everything up, or may go past it. */
export function openQuestion(moment: Moment, similarity: Similarity): Asked | null {
  const { reading, draft, substances, asking, lastSaid, person, scenario } = moment;
  if (asking && hasAct(reading, 'ask_priority', 'ask')) return null;
  // Who is opened with a question may begin with one.
  const opens = moment.heard.length === 1;
  if (opens && draft.some(({ question }, at) => question && chanceIn(moment, at, ...LEARNING) >= ANSWERS_FROM))
    return null;
  // An offer that the author of the case foresaw is an answer to whatever was asked.
  if (statementsIn(moment).length > 0) return null;
  const asked = questionsIn(lastSaid).filter((sentence) => reallyAsks(sentence) && !isInvitation(sentence));
  // An open question is answered by whatever is concrete; what was wanted exactly has to be there.
  const concrete = substances.some(
    (substance, at) => substance.grounded && draft[at]?.question === false && substance.own + substance.known >= 1,
  );
  const says = draft.some(
    (_, at) => substances[at]?.grounded === true && chanceIn(moment, at, ...ANSWERING) >= ANSWERS_FROM,
  );
  const yesOrNo = draft.some((sentence) => YES_OR_NO.test(plainWords(sentence)));
  const index = caseIndexOf(scenario);
  const back = draft.filter(({ question }) => question);
  const unanswered = asked.filter(
    (question) =>
      !back.some((sentence) => asksTheSame(question, sentence)) &&
      !(['matter', 'yes_no'].includes(wantedBy(question)) && says) &&
      !(wantedBy(question) === 'yes_no' && yesOrNo) &&
      !(wantedBy(question) === 'matter' && concrete) &&
      answerGiven(index, similarity, [question], draft) !== 'answered',
  );
  const [open] = unanswered;
  if (!open) return null;
  const someLeft = asked.length >= 2 && unanswered.length < asked.length;
  if (toThePoint(reading) && !someLeft) return null;
  const quote = asQuote(open);
  const advice = WANTED[wantedBy(open)];
  const taken = asked.find((question) => !unanswered.includes(question));
  if (taken && asked.length >= 2) {
    const first = asQuote(taken);
    return { tip: `Your draft answers “${first}” and leaves “${quote}”. ${advice}`, quotes: [first, quote] };
  }
  const about = draft.length > 0 ? 'Your draft goes past it' : 'Your draft is silent on it';
  const he = person.he.charAt(0).toUpperCase() + person.he.slice(1);
  return {
    tip: `${he} asked “${quote}”. ${about}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`,
    quotes: [quote],
  };
}
