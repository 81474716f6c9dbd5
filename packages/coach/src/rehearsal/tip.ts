/** A tip for a draft: the question it leaves open, or what it lacks at this moment (product §10.3). */
import type { Tip } from '@parley/shared';
import type { CoachContext } from '../types';
import { argumentsOf } from '../language/arguments';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { foldStates } from '../state/state';
import { caseIndexOf } from '../understanding/case-index';
import { answerGiven, questionsIn, wantedBy } from '../understanding/questions';
import { hasAct, hasFault } from '../understanding/reading';
import { substanceOf } from '../understanding/substance';
import { understand } from '../understanding/understand';
import { adviceFor, conductAdvice, lastAdvice, type Moment, personOf, toThePoint } from './advice';
import { questionsOf } from './asked';
import { functionAdvice } from './draft-function';
import { dayWords } from './memory';
import { redLineCrossed } from './red-line';

const SUBJECT = { he: 'He', she: 'She', they: 'They' } as const;
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

/** '…, no?' wants a nod. */
const TAG = /,\s*(?:yes|no|eh|right|love|isn['’]t it|my friend)\s*\?$/i;

/** Only what was really asked may be quoted as asked: 'Sit down, please.' is no question. */
const reallyAsks = (sentence: Sentence): boolean =>
  (sentence.text.includes('?') && !TAG.test(sentence.text)) ||
  /^(?:so |then |and |but |now )?(?:tell|show|explain|give|name|convince|walk) /i.test(sentence.text);

/** A tip without a word on how it was made. */
export type TipWords = Pick<Tip, 'tip' | 'quotes'>;

function openQuestion(
  { scenario, draft }: Moment,
  asked: readonly Sentence[],
  unanswered: readonly Sentence[],
): TipWords | null {
  const [open] = unanswered;
  if (!open) return null;
  const quote = asQuote(open);
  const taken = asked.find((question) => !unanswered.includes(question));
  const advice = WANTED[wantedBy(open)];
  if (taken && asked.length >= 2) {
    const first = asQuote(taken);
    return { tip: `Your draft answers “${first}” and leaves “${quote}”. ${advice}`, quotes: [first, quote] };
  }
  const about = draft.length > 0 ? 'Your draft goes past it' : 'Your draft is silent on it';
  return {
    tip: `${SUBJECT[scenario.persona.pronoun]} asked “${quote}”. ${about}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`,
    quotes: [quote],
  };
}

/** Looks at the draft as if it had been sent. */
export async function composeTip(
  context: CoachContext,
  draft: string,
  similarity: Similarity,
  signal?: AbortSignal,
): Promise<TipWords> {
  const { scenario, messages } = context;
  const index = caseIndexOf(scenario);
  const number = (messages.at(-1)?.number ?? 0) + 1;
  const readings = await understand(
    { ...context, messages: [...messages, { number, role: 'student', content: draft }] },
    similarity,
    signal,
  );
  const reading = readings.at(-1);
  const states = foldStates(scenario, readings);
  const [after, before] = [states.at(-1), states.at(-2)];
  if (!reading || !after || !before) return { tip: 'Say first what is so, with a figure or a day.', quotes: [] };
  const last = messages.findLast((message) => message.role === 'stakeholder');
  const sentences = parseText(draft);
  const found = sentences.map((sentence) => argumentsOf(sentence));
  const day = found.flatMap(({ days }) => days).find((entry) => entry.precise);
  const substances = sentences.map((sentence) => substanceOf(index, sentence));
  const moment: Moment = {
    scenario,
    reading,
    draft: sentences,
    earlier: readings.slice(0, -1),
    before,
    after,
    raised: new Set(
      scenario.concerns
        .filter((concern) =>
          messages.some(
            (message) =>
              message.role === 'stakeholder' &&
              Object.values(concern.lines)
                .flat()
                .some((line) => message.content.includes(line)),
          ),
        )
        .map((concern) => concern.id),
    ),
    day: day ? (dayWords(day.text) ?? day.text) : null,
    amount: found.flatMap(({ amounts }) => amounts)[0]?.text ?? null,
    person: found.flatMap(({ names }) => names)[0] ?? null,
    asked: messages
      .filter((message) => message.role === 'student')
      .flatMap((message) => parseText(message.content))
      .filter((sentence) => sentence.question).length,
    asking: sentences.length > 0 && sentences.every((sentence) => sentence.question),
    answerable: questionsOf(
      scenario,
      sentences,
      similarity,
      last?.content ?? '',
      (fact) => fact.knownBy !== 'student',
    ).some((entry) => entry.fact !== null || entry.foreseen !== null),
    crosses: redLineCrossed(scenario, sentences, similarity) !== null,
    ofTheCase: substances.reduce((sum, substance) => sum + substance.caseHits + substance.known, 0),
  };
  const plain = functionAdvice(reading, sentences, personOf(moment));
  if (plain !== null && !moment.crosses) return { tip: plain, quotes: [] };
  const conduct = conductAdvice(moment);
  if (moment.crosses && conduct === null) return { tip: adviceFor(moment) ?? lastAdvice(moment), quotes: [] };
  if (conduct !== null) return { tip: conduct, quotes: [] };
  const asked = last
    ? questionsIn(last.content).filter((sentence) => reallyAsks(sentence) && !isInvitation(sentence))
    : [];
  // An open question is answered by whatever is concrete; what was wanted exactly has to be there.
  const concrete = substances.some(
    (substance, at) => substance.grounded && sentences[at]?.question === false && substance.own + substance.known >= 1,
  );
  const unanswered = asked.filter(
    (question) =>
      !(wantedBy(question) === 'matter' && concrete) &&
      answerGiven(index, similarity, [question], sentences) !== 'answered',
  );
  const asksBack = moment.asking && hasAct(reading, 'ask_priority', 'ask');
  const someLeft = asked.length >= 2 && unanswered.length > 0 && unanswered.length < asked.length;
  const emptier = hasFault(reading, 'over_promise', 'empty_commit', 'empty_option', 'flatter', 'own_record');
  const question =
    asksBack || emptier || (toThePoint(reading) && !someLeft) ? null : openQuestion(moment, asked, unanswered);
  return question ?? { tip: adviceFor(moment) ?? lastAdvice(moment), quotes: [] };
}
