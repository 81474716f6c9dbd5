/** A tip for a draft: what it leaves open at this moment, in at most two sentences, and never the answer itself (S2 §4). */
import type { ScenarioContent, Tip } from '@parley/shared';
import type { CoachContext, TranscriptMessage } from '../types';
import { argumentsOf } from '../language/arguments';
import { parseText, plainWords, type Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { foldState } from '../state/state';
import { caseIndexOf } from '../understanding/case-index';
import { answerGiven, questionsIn, wantedBy } from '../understanding/questions';
import { hasAct, hasFault, type Reading } from '../understanding/reading';
import { substanceOf } from '../understanding/substance';
import { understand } from '../understanding/understand';

const SUBJECT = { he: 'He', she: 'She', they: 'They' } as const;
const OBJECT = { he: 'him', she: 'her', they: 'them' } as const;
const QUOTE_CHARACTERS = 110;

/** A quote that reads well inside a sentence and is still verbatim. */
function asQuote(sentence: Sentence): string {
  const text = sentence.text.replace(/[.!?]+$/, '');
  if (text.length <= QUOTE_CHARACTERS) return text;
  const clauses = text.split(/(?<=[,;:])\s+/);
  const last = clauses.at(-1) ?? text;
  return last.length <= QUOTE_CHARACTERS && last.length > 12 ? last : text.slice(0, text.lastIndexOf(' ', QUOTE_CHARACTERS));
}

const WANTED: Readonly<Record<ReturnType<typeof wantedBy>, string>> = {
  day: 'Give a day, or say by which day you will know it.',
  amount: 'Give a figure, or say by when you will have it.',
  person: 'Say who, by name.',
  yes_no: 'Say yes or no first, then why.',
  matter: 'Take it up before anything else.',
};

interface Moment {
  readonly scenario: ScenarioContent;
  readonly last: TranscriptMessage | undefined;
  readonly reading: Reading;
  readonly draft: readonly Sentence[];
  readonly asked: readonly Sentence[];
  readonly unanswered: readonly Sentence[];
  readonly earlier: readonly Reading[];
  /** Questions the student has asked before this draft. */
  readonly before: number;
  /** The draft is nothing but questions that hold no thing of the case. */
  readonly bare: boolean;
}

function conductTip({ scenario, reading }: Moment): string | null {
  const name = scenario.persona.shortName;
  if (reading.understood === 'noise') return `${name} won’t be able to follow this. Say in one sentence what you want ${OBJECT[scenario.persona.pronoun]} to know.`;
  if (reading.understood === 'other_language') return `${name} doesn’t speak this language. Say it in English, however simply.`;
  if (hasFault(reading, 'rude', 'threat')) return `This turns the talk into a fight that ${name} can win. Say what you need, and leave the person out of it.`;
  if (hasFault(reading, 'scorer', 'role_break')) return `${name} is the only one in the room. Speak to ${OBJECT[scenario.persona.pronoun]} about the matter.`;
  if (hasFault(reading, 'copy')) return 'These words come from the page, and are known already. Say it as you would, with what you can add.';
  if (hasFault(reading, 'repeat')) return 'You have said this before, and it did not carry. Add what was missing from it, or ask what was.';
  if (hasFault(reading, 'blame')) return `Whoever is to blame, it leaves ${name} where ${SUBJECT[scenario.persona.pronoun].toLowerCase()} was. Name your own part and what happens now.`;
  if (hasFault(reading, 'contradict')) return 'This goes back on something you stated. If it has to change, say what changed and what is given for it.';
  return null;
}

function questionTip({ scenario, asked, unanswered, draft }: Moment): Tip | null {
  const [open] = unanswered;
  if (!open) return null;
  const pronoun = SUBJECT[scenario.persona.pronoun];
  const quote = asQuote(open);
  const taken = asked.find((question) => !unanswered.includes(question));
  const advice = WANTED[wantedBy(open)];
  if (taken && asked.length >= 2) {
    const first = asQuote(taken);
    return { tip: `Your draft answers “${first}” and leaves “${quote}”. ${advice}`, quotes: [first, quote] };
  }
  const about = draft.length > 0 ? 'Your draft goes past it.' : 'Your draft is silent on it.';
  return { tip: `${pronoun} asked “${quote}”. ${about.slice(0, -1)}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`, quotes: [quote] };
}

function substanceTip({ scenario, reading, draft, earlier, before, bare }: Moment): string | null {
  const name = scenario.persona.shortName;
  const promised = draft.flatMap((sentence) => argumentsOf(sentence).days).find((day) => day.precise);
  const acknowledged = [...earlier, reading].some((entry) => hasAct(entry, 'acknowledge'));
  const asked = before > 0 || [...earlier, reading].some((entry) => hasAct(entry, 'ask_priority', 'ask'));
  const offers = reading.acts.filter((act) => act.kind === 'option' && !act.quote.trimEnd().endsWith('?'));
  if (hasFault(reading, 'over_promise') && offers.length === 0) return promised ? `You promise ${promised.text} without naming what gives. Say what pays for it.` : 'You promise without naming what gives. Say what pays for it, or promise less.';
  if (hasFault(reading, 'empty_commit')) return 'You promise something without a day. Say by when, and who.';
  if (hasFault(reading, 'empty_option')) return 'You announce options and name none. Name two that could start tomorrow, each with its price.';
  if (hasFault(reading, 'own_record')) return `Your record is not the question here. What can ${name} check about this case?`;
  if (hasFault(reading, 'hollow_comfort')) return `This would comfort anybody. Name what it means for ${name}, in the words of this case.`;
  if (hasFault(reading, 'vague', 'too_short')) return 'This would fit any project. Put in one figure, one day or one name.';
  if (hasFault(reading, 'generic_question') && reading.acts.length === 0 && bare) return `That question fits any talk. Ask what only ${name} can tell you.`;
  if (offers.length > 0 && !hasAct(reading, 'recommend', 'close') && draft.some((sentence) => !sentence.question && / or | otherwise | alternatively /.test(plainWords(sentence)))) return 'You name the ways and leave the choice open. Say which one you would take, and why.';
  if (offers.length > 0 && reading.acts.every((act) => act.kind !== 'option' || act.amount === null)) return 'The option has no price yet. Say what it costs or saves, in money, days or what drops out.';
  if (reading.acts.some((act) => (act.kind === 'option' && act.strength >= 0.6) || act.kind === 'recommend') && !asked) return `You propose before you have asked what ${name} needs most. One question first would make it land.`;
  if (reading.concerns.some((step) => step.kind === 'addressed') && !acknowledged) return `You answer without saying what you heard. Name ${POSSESSIVE[scenario.persona.pronoun]} worry first, in the case’s own words.`;
  if (!hasAct(reading, 'commit') && earlier.length >= 3) return 'There is something in this. Close it with who does what by which day.';
  return null;
}
const POSSESSIVE = { he: 'his', she: 'her', they: 'their' } as const;

/** Looks at the draft as if it had been sent. */
export async function composeTip(context: CoachContext, draft: string, similarity: Similarity, signal?: AbortSignal): Promise<Tip> {
  const { scenario } = context;
  const index = caseIndexOf(scenario);
  const number = (context.messages.at(-1)?.number ?? 0) + 1;
  const readings = await understand({ ...context, messages: [...context.messages, { number, role: 'student', content: draft }] }, similarity, signal);
  const reading = readings.at(-1);
  if (!reading) return { tip: 'Say first what is so, with a figure or a day.', quotes: [] };
  const last = context.messages.findLast((message) => message.role === 'stakeholder');
  const sentences = parseText(draft);
  // Only what was really asked may be quoted as asked: 'Sit down, please.' is no question.
  const asked = last ? questionsIn(last.content).filter((sentence) => sentence.text.includes('?') || /^(?:so |then |and |but |now )?(?:tell|show|explain|give|name|convince|walk) /i.test(sentence.text)) : [];
  const before = context.messages.filter((message) => message.role === 'student').flatMap((message) => parseText(message.content)).filter((sentence) => sentence.question).length;
  const bare = sentences.every((sentence) => sentence.question && substanceOf(index, sentence).caseHits + substanceOf(index, sentence).known === 0);
  const unanswered = asked.filter((question) => answerGiven(index, similarity, [question], sentences) !== 'answered');
  const moment: Moment = { scenario, last, reading, draft: sentences, asked, unanswered, earlier: readings.slice(0, -1), before, bare };
  const conduct = conductTip(moment);
  if (conduct !== null) return { tip: conduct, quotes: [] };
  const asksBack = hasAct(reading, 'ask_priority', 'ask') && asked.length > 0;
  const answered = reading.answer === 'answered' && asked.length === 1 || reading.concerns.some((step) => step.kind === 'addressed' && step.concern === reading.inTheAir && step.substance >= 1);
  const question = asksBack || answered ? null : questionTip(moment);
  const serious = hasFault(reading, 'over_promise', 'empty_commit', 'empty_option');
  if (question && !serious) return question;
  const substance = substanceTip(moment);
  if (substance !== null) return { tip: substance, quotes: [] };
  if (question) return question;
  const state = foldState(scenario, readings);
  const open = state.concerns.find((concern) => concern.level !== 'settled' && readings.some((entry) => entry.inTheAir === concern.id));
  const concern = scenario.concerns.find((entry) => entry.id === open?.id);
  if (concern) return { tip: `This can go. What is still open for ${scenario.persona.shortName}: ${concern.summary}.`, quotes: [] };
  return { tip: `This can go. Keep it as short as it is, and let ${scenario.persona.shortName} answer.`, quotes: [] };
}
