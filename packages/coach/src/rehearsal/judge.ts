/** The built-in engine's judgement: each indicator from the readings and the folded state, with the words that decided it. */
import type { Evidence } from '@parley/shared';
import type { CoachContext } from '../types';
import { parseText, plainWords } from '../language/parse';
import { CURRENT_RUBRIC } from '../rubric/index';
import type { Judgement } from '../scoring/assessment';
import { foldStates, type State, type StateFigures } from '../state/state';
import { type CaseIndex, readAs, type ReadingParts } from '../understanding/case-index';
import { questionsIn } from '../understanding/questions';
import { type Act, type ActKind, type FaultKind, hasAct, hasFault, type Reading } from '../understanding/reading';
import { substanceOf } from '../understanding/substance';

interface Found {
  readonly act: Act;
  readonly reading: Reading;
}
type Outcome = { readonly met: true; readonly evidence: Evidence; readonly reason: string } | { readonly met: false; readonly evidence: Evidence | null; readonly reason: string } | { readonly met: null; readonly reason: string };

/** Everything a rule looks at. */
interface Case {
  readonly context: CoachContext;
  readonly index: CaseIndex;
  readonly readings: readonly Reading[];
  readonly states: readonly State[];
  readonly final: State;
  readonly acts: (...kinds: readonly ActKind[]) => readonly Found[];
  readonly fault: (...kinds: readonly FaultKind[]) => Evidence | null;
  readonly text: (messageNumber: number) => string;
  /** The emptiest words of the talk, for findings that have no words of their own. */
  readonly weakest: Evidence | null;
}

const evidenceOf = ({ act, reading }: Found): Evidence => ({ messageNumber: reading.messageNumber, quote: act.quote });
const met = (evidence: Evidence, reason: string): Outcome => ({ met: true, evidence, reason });
const missed = (evidence: Evidence | null, reason: string): Outcome => ({ met: false, evidence, reason });
const idle = (reason: string): Outcome => ({ met: null, reason });
const strongest = (found: readonly Found[]): Found | undefined => [...found].sort((left, right) => right.act.strength - left.act.strength)[0];

function firstOf(found: readonly Found[], reason: string, otherwise: Outcome): Outcome {
  const best = strongest(found);
  return best ? met(evidenceOf(best), reason) : otherwise;
}

const WRITING = [' in writing ', ' write ', ' written ', ' table ', ' list ', ' page ', ' minutes ', ' email ', ' e-mail ', ' mail ', ' letter ', ' note ', ' notes ', ' slide ', ' document ', ' draft ', ' wording ', ' memo ', ' on paper ', ' spreadsheet ', ' sheet ', ' summary ', ' log ', ' send ', ' checklist ', ' record '];
const writes = (quote: string): boolean => parseText(quote).some((sentence) => WRITING.some((word) => plainWords(sentence).includes(word)));
const inOwnName = (quote: string): boolean => parseText(quote).some((sentence) => sentence.terms.some((term) => ['i', 'me', 'my', 'myself'].includes(term.word)));

/** Readings that answered a turn in which the stakeholder pressed: a demand or question after something went unanswered. */
function pressedReadings(known: Case): readonly Reading[] {
  return known.readings.filter((reading, at) => {
    if (at === 0) return false;
    const stakeholder = known.context.messages.findLast((message) => message.role === 'stakeholder' && message.number < reading.messageNumber);
    return stakeholder !== undefined && questionsIn(stakeholder.content).length > 0;
  });
}

type Rule = (known: Case) => Outcome;

const RULES: Readonly<Record<string, Rule>> = {
  'said-where-things-stand': (known) => {
    const early = new Set(known.readings.slice(0, 2).map((reading) => reading.messageNumber));
    const found = known.acts('news', 'own', 'figure', 'cause', 'boundary').filter(({ reading, act }) => early.has(reading.messageNumber) && act.strength >= 0.6);
    return firstOf(found, 'It states what is so, with its particulars, before it was pulled out of you.', missed(known.fault('vague', 'hollow_comfort', 'own_record') ?? known.weakest, 'Your first two messages hold no definite statement about the case.'));
  },
  'spoke-in-particulars': (known) => {
    const { index } = known;
    const weight = (reading: Reading): number => (reading.understood === 'clear' && reading.acts.length > 0 ? Math.max(0, ...parseText(known.text(reading.messageNumber)).map((sentence) => (substanceOf(index, sentence).grounded ? substanceOf(index, sentence).weight : 0))) : 0);
    const concrete = known.readings.filter((reading) => weight(reading) > 0.12);
    const best = strongest(known.acts('figure', 'option', 'commit', 'news', 'propose', 'boundary', 'cause'));
    if (best && concrete.length >= 2 && concrete.length / known.readings.length >= 0.5) return met(evidenceOf(best), `${concrete.length} of your ${known.readings.length} messages hold something that could be repeated.`);
    if (best && known.readings.length === 1) return met(evidenceOf(best), 'Your message holds something that could be repeated.');
    return missed(known.fault('vague', 'empty_option', 'hollow_comfort') ?? known.weakest, `${concrete.length} of your ${known.readings.length} messages hold a figure, a day, a name or a thing of this case.`);
  },
  'answered-questions': (known) => {
    const asked = known.readings.filter((reading) => reading.answer !== 'nothing_asked');
    if (asked.length === 0) return idle('Nothing was asked of you.');
    const value = asked.reduce((sum, reading) => sum + (reading.answer === 'answered' ? 1 : reading.answer === 'partly' ? 0.5 : 0), 0);
    const answer = asked.find((reading) => reading.answer === 'answered' && reading.acts.length > 0);
    const act = answer?.acts[0];
    if (answer && act && value / asked.length >= 0.66) return met({ messageNumber: answer.messageNumber, quote: act.quote }, 'The question got an answer of its own kind.');
    return missed(known.fault('dodge') ?? known.weakest, 'More than a third of what you were asked directly went unanswered.');
  },
  'owned-their-part': (known) => {
    const blame = known.fault('blame');
    return firstOf(known.acts('own'), 'It names what was done or left undone, and takes it on.', blame ? missed(blame, 'The words put it on others.') : missed(null, 'No sentence takes on something definite.'));
  },
  'stayed-on-the-matter': (known) => {
    const lapse = known.fault('rude', 'threat', 'blame');
    if (lapse) return missed(lapse, 'These words leave the matter for the person.');
    const pressed = pressedReadings(known);
    if (pressed.length === 0) return idle('You were not pressed.');
    const steady = pressed.filter((reading) => reading.answer !== 'dodged' && hasAct(reading, 'figure', 'option', 'commit', 'news', 'propose', 'boundary', 'cause', 'own', 'acknowledge', 'recommend', 'summarise'));
    const best = steady.flatMap((reading) => reading.acts.map((act) => ({ act, reading })))[0];
    if (best && steady.length / pressed.length >= 0.5) return met(evidenceOf(best), 'Pressed, you answered with something of substance.');
    return missed(known.fault('dodge', 'vague', 'repeat') ?? known.weakest, 'Pressed, you answered with nothing that could be held.');
  },
  'turned-no-into-next': (known) => {
    const found = [...known.acts('boundary').filter(({ act }) => act.strength >= 0.9), ...known.acts('option').filter(({ act }) => act.strength >= 0.6)];
    return firstOf(found, 'It names something that could be done in place of what was wanted.', missed(known.fault('empty_option', 'vague') ?? known.weakest, 'Nothing is named that both sides could start on.'));
  },
  'trade-off-with-number': (known) =>
    firstOf(known.acts('option').filter(({ act }) => act.amount !== null && act.strength >= 0.7), 'The figure stands beside what it buys or costs.', missed(known.fault('empty_option', 'hedge') ?? strongest(known.acts('option').filter(({ act }) => act.amount === null)) ? (known.fault('empty_option', 'hedge') ?? null) : null, 'No option has its price beside it.')),
  'offered-two-ways': (known) => {
    const options = known.acts('option', 'recommend').filter(({ act }) => act.strength >= 0.45);
    const quotes = new Set(options.map(({ act }) => act.quote));
    const both = options.find(({ act }) => parseText(act.quote).some((sentence) => / (?:either|or) /.test(plainWords(sentence))));
    const best = both ?? (quotes.size >= 2 ? options.at(-1) : undefined);
    return best ? met(evidenceOf(best), 'Two courses are named, each definite enough to start on.') : missed(known.fault('empty_option') ?? null, 'No second course is named.');
  },
  'asked-priority-first': (known) => {
    const offers = known.acts('option', 'recommend').filter(({ act }) => act.strength >= 0.45).map(({ reading }) => reading.messageNumber);
    const firstOffer = offers.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...offers);
    const asked = known.acts('ask_priority').filter(({ reading }) => reading.messageNumber <= firstOffer + 2);
    const named = known.acts('ask').filter(({ reading, act }) => reading.messageNumber <= firstOffer && act.strength >= 0.65);
    return firstOf([...asked, ...named], 'You asked before you offered.', missed(known.fault('generic_question') ?? null, 'No question asks what matters to them before something is offered.'));
  },
  'set-a-boundary': (known) => firstOf(known.acts('boundary'), 'It refuses something definite and says why or what instead.', missed(known.fault('over_promise') ?? null, 'Nothing definite is refused.')),
  'promised-what-is-paid-for': (known) => {
    const over = known.fault('over_promise');
    if (over) return missed(over, 'Nothing is given for it: no cost, no condition, no work behind it.');
    const found = known.acts('commit', 'option').filter(({ act }) => act.strength >= 0.6);
    const empty = known.fault('empty_commit');
    return firstOf(found, 'What you promised has something under it.', empty ? missed(empty, 'A promise without a day promises nothing.') : idle('You made no promise, and none was due.'));
  },
  'held-the-line': (known) => {
    const loosened = known.fault('contradict');
    if (loosened) return missed(loosened, 'It takes back what you had stated.');
    const stated = known.acts('figure', 'commit', 'boundary', 'news').filter(({ act }) => act.amount !== null || act.day !== null || act.kind === 'boundary');
    const first = stated[0];
    if (!first) return idle('You stated nothing that could be held.');
    const later = stated.filter(({ reading, act }) => reading.messageNumber > first.reading.messageNumber && act.strength >= 0.6);
    if (pressedReadings(known).filter((reading) => reading.messageNumber > first.reading.messageNumber).length === 0) return idle('You were not pressed on what you had stated.');
    return firstOf(later, 'Pressed, what you had stated stayed.', missed(known.fault('hedge', 'dodge') ?? null, 'Pressed, you did not come back to what you had stated.'));
  },
  'gave-the-cause': (known) => firstOf([...known.acts('cause'), ...known.acts('news').filter(({ act }) => act.strength >= 0.9)], 'It says what happened that made it so.', missed(known.fault('blame', 'vague') ?? null, 'No sentence says why.')),
  'recommended-one': (known) => {
    const found = known.acts('recommend');
    if (found.length === 0 && known.acts('option').length === 0) return known.acts('ask', 'ask_priority').length >= 2 && known.acts('propose').length === 0 ? idle('There was nothing to choose from in this talk.') : missed(null, 'You never say which way you would go.');
    return firstOf(found, 'You say which way you would go.', missed(null, 'You offered ways and left them standing.'));
  },
  'answered-the-central': (known) => {
    const central = known.final.concerns.find((concern) => concern.central);
    const step = known.readings.flatMap((reading) => reading.concerns.filter((entry) => entry.concern === central?.id && entry.kind === 'addressed').map((entry) => ({ entry, reading }))).sort((left, right) => right.entry.substance - left.entry.substance)[0];
    if (central?.answeredAt && step) return met({ messageNumber: step.reading.messageNumber, quote: step.entry.quote }, central.level === 'settled' ? 'It settled what weighed most.' : 'It gives an answer with something in it to what weighed most.');
    const near = known.readings.flatMap((reading) => reading.concerns.filter((entry) => entry.concern === central?.id && entry.kind === 'near_miss').map((entry) => ({ messageNumber: reading.messageNumber, quote: entry.quote })))[0];
    return missed(near ?? known.fault('dodge', 'vague') ?? null, near ? 'It sounds like an answer and holds nothing that could be checked.' : 'What weighed most got no answer.');
  },
  'named-before-answering': (known) => firstOf(known.acts('acknowledge').filter(({ act }) => act.strength >= 1), 'It says what worries them before it answers.', missed(known.fault('hollow_comfort') ?? null, known.fault('hollow_comfort') ? 'It comforts without naming anything of this case.' : 'No sentence says what you heard before answering it.')),
  'followed-up': (known) => firstOf(known.acts('ask', 'ask_priority').filter(({ act }) => act.strength >= 0.5), 'The question could only be asked here.', missed(known.fault('generic_question') ?? null, 'No question takes up what was said.')),
  'gave-it-back': (known) => {
    const found = known.acts('summarise');
    if (found.length === 0 && known.readings.length < 3) return idle('The talk was too short for a summary.');
    return firstOf(found, 'It repeats the content, so that it could be corrected.', missed(null, 'Nothing that was said is given back with its particulars.'));
  },
  'tied-to-their-interest': (known) => firstOf([...known.acts('interest'), ...known.acts('option', 'commit', 'recommend').filter(({ act }) => act.concern !== null && / (?:so you|so that you|that way you|gives you|lets you|you keep|you can|you get|you will have|for you|you do not) /.test(parseText(act.quote).map(plainWords).join(' ')))], 'It connects what is offered with what they need.', missed(known.fault('vague') ?? null, 'What you offer is not connected with what they said.')),
  'backed-with-fact': (known) => firstOf(known.acts('figure', 'news', 'cause').filter(({ act }) => act.strength >= 0.6), 'The claim stands on something that could be checked.', missed(known.fault('own_record', 'vague') ?? null, known.fault('own_record') ? 'Your record is no fact of this case.' : 'Nothing you claim can be checked.')),
  'moved-a-concern': (known) => {
    const settled = known.final.concerns.filter((concern) => concern.settledAt !== null);
    const step = known.readings.flatMap((reading) => reading.concerns.filter((entry) => entry.kind === 'addressed' && settled.some((concern) => concern.id === entry.concern && concern.settledAt === reading.messageNumber)).map((entry) => ({ entry, reading })))[0];
    const summary = known.context.scenario.concerns.find((concern) => concern.id === step?.entry.concern)?.summary;
    return step ? met({ messageNumber: step.reading.messageNumber, quote: step.entry.quote }, `After it nothing was open about ${summary ?? 'that'}.`) : missed(known.weakest, 'Every worry stood at the end as it stood at the beginning, or half answered.');
  },
  'put-in-writing': (known) => firstOf(known.acts('commit', 'propose', 'option', 'summarise', 'news').filter(({ act }) => writes(act.quote)), 'It says what will be written and can be read again.', missed(null, 'Nothing is to be written down.')),
  'owner-and-day': (known) => firstOf(known.acts('commit'), 'A thing, somebody who does it, and a day.', missed(known.fault('empty_commit') ?? null, known.fault('empty_commit') ? 'It names no day it could be held to.' : 'No next step has an owner and a day.')),
  'recorded-agreement': (known) => {
    if (known.readings.length < 3) return idle('The talk was too short for it.');
    const half = known.readings[Math.floor(known.readings.length / 2)]?.messageNumber ?? 0;
    const found = [...known.acts('summarise'), ...known.acts('commit').filter(({ act }) => / so | then | we have | agreed /.test(parseText(act.quote).map(plainWords).join(' ')))].filter(({ reading }) => reading.messageNumber >= half);
    return firstOf(found, 'It says what now stands.', missed(known.fault('empty_commit') ?? null, 'Towards the end no sentence says what now stands.'));
  },
  'named-their-stake': (known) => firstOf(known.acts('acknowledge').filter(({ act }) => / you | your | yours /.test(parseText(act.quote).map(plainWords).join(' '))), 'It says what this means for them, in this case’s terms.', missed(known.fault('hollow_comfort') ?? null, 'No sentence says what this means for them.')),
  'asked-their-side': (known) => firstOf([...known.acts('ask_priority'), ...known.acts('ask').filter(({ act }) => / you | your /.test(parseText(act.quote).map(plainWords).join(' ')))], 'It asks about their side.', missed(known.fault('generic_question') ?? null, 'No question asks what it means for them.')),
  'took-up-what-was-raised': (known) => {
    const raised = [...new Set(known.readings.flatMap((reading) => (reading.inTheAir === null ? [] : [reading.inTheAir])))];
    if (raised.length === 0) return idle('No worry was raised.');
    const steps = known.readings.flatMap((reading) => reading.concerns.filter((entry) => entry.kind === 'acknowledged' || entry.kind === 'addressed').map((entry) => ({ entry, reading })));
    const taken = raised.filter((id) => steps.some(({ entry }) => entry.concern === id));
    const step = steps.find(({ entry }) => taken.includes(entry.concern));
    if (step && taken.length / raised.length >= 0.66) return met({ messageNumber: step.reading.messageNumber, quote: step.entry.quote }, `${taken.length} of ${raised.length} worries that came up were taken up.`);
    return missed(known.fault('dodge', 'vague') ?? known.weakest, `${taken.length} of ${raised.length} worries that came up were taken up.`);
  },
  'asked-for-decision': (known) => firstOf(known.acts('close'), 'It asks this person for something definite.', missed(known.fault('generic_question') ?? null, 'Nothing definite is asked of this person.')),
  'committed-in-own-name': (known) => firstOf(known.acts('commit').filter(({ act }) => inOwnName(act.quote)), 'You say ‘I’, a thing and a day.', missed(known.fault('empty_commit') ?? null, 'No sentence takes on a thing and a day in your own name.')),
  'moved-to-decision': (known) => {
    const central = known.final.concerns.find((concern) => concern.central);
    const settled = known.final.concerns.some((concern) => concern.level === 'settled');
    const result = known.final.outcome === 'agreed' || (settled && central?.answeredAt !== null && known.final.outcome !== 'left');
    const best = strongest(known.acts('commit', 'close', 'option', 'boundary', 'propose', 'summarise'));
    if (result && best) return met(evidenceOf(best), known.final.outcome === 'agreed' ? 'What mattered was settled.' : 'The main worry was answered and something is settled.');
    const last = known.readings.at(-1);
    const sentence = last ? parseText(known.text(last.messageNumber)).at(-1)?.text : undefined;
    return missed(last && sentence ? { messageNumber: last.messageNumber, quote: sentence } : null, 'At the end it stood about where it began.');
  },
};

function weakestOf(context: CoachContext, readings: readonly Reading[]): Evidence | null {
  const order: readonly FaultKind[] = ['threat', 'rude', 'scorer', 'role_break', 'copy', 'repeat', 'blame', 'over_promise', 'contradict', 'dodge', 'empty_commit', 'empty_option', 'vague', 'hollow_comfort', 'own_record', 'flatter', 'off_topic', 'hedge', 'too_short', 'generic_question'];
  for (const kind of order) {
    const found = findFault(readings, [kind]);
    if (found) return found;
  }
  const poorest = [...readings].sort((left, right) => left.acts.length - right.acts.length)[0];
  const message = context.messages.find((candidate) => candidate.number === poorest?.messageNumber);
  const sentence = message ? parseText(message.content)[0]?.text : undefined;
  return poorest && sentence && poorest.acts.length === 0 ? { messageNumber: poorest.messageNumber, quote: sentence } : null;
}

function findFault(readings: readonly Reading[], kinds: readonly FaultKind[]): Evidence | null {
  for (const kind of kinds) {
    const reading = readings.find((entry) => hasFault(entry, kind));
    const quote = reading?.faults.find((fault) => fault.kind === kind && fault.quote !== null)?.quote;
    if (reading && quote) return { messageNumber: reading.messageNumber, quote };
  }
  return null;
}

/** Judges every indicator. Pure: the same readings give the same judgements. */
export function judge(context: CoachContext, readings: readonly Reading[], { settling, grounding }: StateFigures & ReadingParts = { settling: 1, grounding: true }): readonly Judgement[] {
  const states = foldStates(context.scenario, readings, { settling });
  const final = states.at(-1);
  if (!final) return [];
  const known: Case = {
    context, readings, states, final,
    index: readAs(context.scenario, { grounding }),
    acts: (...kinds) => readings.flatMap((reading) => reading.acts.filter((act) => kinds.includes(act.kind)).map((act) => ({ act, reading }))),
    fault: (...kinds) => findFault(readings, kinds),
    text: (number) => context.messages.find((message) => message.number === number)?.content ?? '',
    weakest: weakestOf(context, readings),
  };
  return CURRENT_RUBRIC.indicators.map(({ id, improvement }) => {
    const outcome = readings.length === 0 ? missed(null, 'You said nothing.') : (RULES[id]?.(known) ?? missed(null, improvement));
    if (outcome.met === null) return { indicator: id, verdict: 'not_applicable', evidence: null, reason: outcome.reason };
    return { indicator: id, verdict: outcome.met ? 'met' : 'not_met', evidence: outcome.evidence, reason: outcome.reason };
  });
}
