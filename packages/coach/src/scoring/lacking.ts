/** What was missing, said of this conversation: of this person, their concerns, and the words that came nearest. */
import { NOT_MINE } from '@parley/rehearsal';
import { alternatives, argumentsOf, oneOf, parseText, plainWords, type Sentence } from '@parley/rehearsal/language';
import { type ActKind, hasAct, hasFault } from '@parley/rehearsal/reading';
import { inBoth } from '@parley/rehearsal/understanding';
import type { Evidence, IndicatorResult } from '@parley/shared';
import { showsFault, touched, unanswered } from './clear-signs';
import {
  clip,
  heardBefore,
  indicatorOf,
  lastWords,
  matterIn,
  quoted,
  saidBy,
  shownBy,
  summaryOf,
  textOf,
  themeOf,
  type Told,
  worryOf,
} from './told';
import { passedOver, shownFault } from './shown-faults';
import { comesNear, raisedAloud } from './voiced';

interface Lack {
  readonly text: string;
  readonly evidence: Evidence | null;
}
type Say = (told: Told, name: string) => Lack;

const plain = (text: string): Lack => ({ text, evidence: null });
const heaviest = (told: Told): string =>
  summaryOf(told, told.final.concerns.find((concern) => concern.central)?.id) ?? 'what weighs most';

/** Ends with the student's last words, which show what the conversation ended on. */
const endedOn = (told: Told, text: string): Lack => {
  const last = lastWords(told);
  return last
    ? { text: `${text}: you ended on ${shownBy('', last.quote).slice(2)}`, evidence: last }
    : plain(`${text}.`);
};

const lowered = ({ indicators }: Told, id: string): string => {
  const reason = indicators.find((result) => result.id === id)?.reason ?? '';
  return `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
};

const options = ({ readings }: Told) =>
  readings.flatMap((reading) =>
    reading.acts.filter((act) => act.kind === 'option' || act.kind === 'propose').map((act) => ({ act, reading })),
  );

const LACKS: Readonly<Record<string, Say>> = {
  'said-where-things-stand': (told, name) =>
    plain(
      `${name} had to wait to hear where things stand: your first ${told.readings.length > 1 ? 'two messages say' : 'message says'} nothing with two particulars in it.`,
    ),
  'answered-questions': (told, name) => {
    const asked = passedOver(told, unanswered(told)?.messageNumber ?? 0);
    return plain(
      asked === null
        ? `Several of ${name}’s questions got no answer of their kind.`
        : `${name} asked “${clip(asked)}” and got no answer of its kind.`,
    );
  },
  'owned-their-part': (_, name) =>
    plain(`You never named a part of it that was yours, and ${name} was left with all of it.`),
  'turned-no-into-next': (_, name) =>
    plain(`Where you and ${name} wanted different things, nothing was named that both of you could begin with.`),
  'trade-off-with-number': (_, name) => plain(`No way forward that ${name} heard from you had its price beside it.`),
  'offered-two-ways': (_, name) => plain(`${name} never had two ways to choose between.`),
  'asked-priority-first': (_, name) =>
    plain(`You never asked what matters most to ${name} before anything was proposed.`),
  'spoke-in-particulars': (told, name) =>
    plain(`Too little of it could ${name} write down: ${lowered(told, 'spoke-in-particulars')}`),
  'stayed-on-the-matter': (told, name) =>
    plain(`When ${name} pushed back, you gave too little to hold on to: ${lowered(told, 'stayed-on-the-matter')}`),
  'promised-what-is-paid-for': (_, name) =>
    plain(`${name} cannot see what pays for what you promised: no cost, no condition, nothing that drops out for it.`),
  'held-the-line': (_, name) => plain(`When ${name} pushed, you did not come back to what you had stated.`),
  'recommended-one': (told, name) =>
    plain(
      options(told).length > 0
        ? `You left the choice to ${name} without saying which way you would go.`
        : `${name} never heard which way you would go.`,
    ),
  'backed-with-fact': (_, name) => plain(`What you claimed or asked of ${name} had no fact beside it.`),
  'set-a-boundary': (_, name) => plain(`You never said what will not happen, so ${name} may still count on all of it.`),
  'gave-the-cause': (_, name) => plain(`${name} never heard why it is so.`),
  'answered-the-central': (told) => plain(`What weighed most, ${heaviest(told)}, got no answer that could be checked.`),
  'named-before-answering': (told, name) =>
    plain(`You never said, before you went on, that you had heard what worries ${name}: ${heaviest(told)}.`),
  'followed-up': (told, name) => {
    const heard = told.readings.length > 1 ? heardBefore(told, told.readings[1]?.messageNumber ?? 0) : '';
    const said = parseText(heard).findLast(({ question, content }) => !question && content.length >= 3)?.text ?? '';
    return plain(
      said === ''
        ? `You asked ${name} nothing about what was said.`
        : `You asked nothing about what ${name} told you, such as “${clip(said, 80)}”.`,
    );
  },
  'gave-it-back': (_, name) => plain(`You never gave back what ${name} had told you, so nobody could correct it.`),
  'tied-to-their-interest': (told) => plain(`Nothing you offered was tied to the worry about ${heaviest(told)}.`),
  'moved-a-concern': ({ final }, name) => plain(`None of ${name}’s ${final.concerns.length} worries was settled.`),
  'put-in-writing': (_, name) => plain(`Nothing was to be written down, so ${name} leaves with your word alone.`),
  'owner-and-day': (told) => endedOn(told, 'No next step has somebody’s name and a day beside it'),
  'committed-in-own-name': (told) => endedOn(told, 'You took on nothing, with a day, in your own name'),
  'recorded-agreement': (_, name) =>
    plain(`Towards the end you never summed up for ${name} what was settled and what was still open.`),
  'named-their-stake': (told, name) => plain(`You never said what it means for ${name}: ${heaviest(told)}.`),
  'asked-their-side': (_, name) => plain(`You never asked what it costs or changes on ${name}’s side.`),
  'asked-for-decision': (told, name) => endedOn(told, `You never asked ${name} for a decision or an act`),
  'moved-to-decision': (told, name) =>
    hasLeft(told)
      ? plain(`${name} walked out before anything was decided.`)
      : plain(`Nothing was decided, and the worry about ${heaviest(told)} is where it was.`),
};

const hasLeft = ({ final, readings }: Told): boolean =>
  final.outcome === 'left' || readings.some((reading) => hasFault(reading, 'threat', 'rude'));

/** What weighed most, where nothing that was said spoke to it. */
export function leftOpen(told: Told): string | null {
  const central = told.final.concerns.find((concern) => concern.central);
  return central && central.answeredAt === null && !touched(told.readings, central.id) && !spokenOf(told, central.id)
    ? `What weighed most, ${heaviest(told)}, was not settled at the end.`
    : null;
}

const SPOKEN_OF = 2;
/** Whether words of the student's come near a worry, or answer some that do, whatever was read of them. */
function spokenOf(told: Told, id: string): boolean {
  const worry = matterIn(`${summaryOf(told, id) ?? ''} ${worryOf(told, id)}`);
  const near = (text: string): boolean => inBoth(worry, matterIn(text)) >= SPOKEN_OF;
  return (
    near(saidBy(told)) ||
    told.readings
      .slice(1)
      .some(
        ({ acts, messageNumber }) =>
          near(heardBefore(told, messageNumber)) && (acts.length > 0 || textOf(told, messageNumber).includes('?')),
      )
  );
}

/** Where nothing else can be told for sure: what the list of worries shows as not settled; null in a talk that was sound. */
export function notSettled(told: Told): string | null {
  const { final, overall, readings, scenario } = told;
  const settled = final.concerns.filter(({ level }) => level === 'settled');
  if (overall >= MIDDLING || readings.length === 0 || settled.some(({ central }) => central)) return null;
  return settled.length === 0
    ? `None of ${scenario.persona.shortName}’s ${final.concerns.length} worries was settled.`
    : `What weighed most, ${heaviest(told)}, was not settled at the end.`;
}
const MIDDLING = 5;

interface PassedBy {
  readonly summary: string;
  /** The sentence by which it was raised. */
  readonly words: string;
  readonly messageNumber: number;
}
/** The heaviest of the other worries that the stakeholder raised aloud and nothing the student said came near to. */
function passedBy(told: Told): PassedBy | null {
  const { final, readings } = told;
  const open = final.concerns
    .filter((concern) => !concern.central && concern.level === 'open' && !touched(readings, concern.id))
    .toSorted((left, right) => right.weight - left.weight)
    .flatMap(({ id }): PassedBy[] => {
      const raised = raisedAloud(told, id);
      const summary = summaryOf(told, id);
      return raised === null || summary === null || comesNear(told, id, raised) ? [] : [{ ...raised, summary }];
    });
  return open[0] ?? null;
}
/** That worry by its name. */
export const untouchedWorry = (told: Told): string | null => passedBy(told)?.summary ?? null;

/** The same as a finding. */
export function neverCameUp(told: Told): string | null {
  const worry = passedBy(told);
  return worry === null
    ? null
    : `${told.scenario.persona.shortName} said ${quoted(worry.words)}, and one worry got no word from you: ${worry.summary}.`;
}

/** Somebody on the speaker's side, in any case. */
const ONESELF = / (?:i|me|myself|mine|my|we|us|our) /;
/** A day or an hour: 'tomorrow, 10:00'. */
const timed = (sentence: Sentence): boolean =>
  argumentsOf(sentence).days.some(({ precise }) => precise) || /\b\d{1,2}[:.]\d{2}\b/.test(sentence.text);
const tookOn = (told: Told): boolean =>
  told.readings.some((reading) => hasAct(reading, 'commit')) ||
  parseText(saidBy(told)).some((said) => !said.question && timed(said) && ONESELF.test(plainWords(said)));

const PUTS_FORWARD: ReadonlySet<ActKind> = new Set<ActKind>(['option', 'propose', 'recommend', 'boundary']);
const PLAINLY = 0.6;
/** Whether so many messages plainly put something forward. */
const putsForward = ({ readings }: Told, least: number): boolean =>
  readings.filter(({ acts }) => acts.some(({ kind, strength }) => PUTS_FORWARD.has(kind) && strength >= PLAINLY))
    .length >= least;
const inTheWords = (told: Told, form: RegExp): boolean =>
  parseText(saidBy(told)).some((said) => form.test(plainWords(said)));
/** A price in time: 'two minutes more for each'. */
const IN_TIME = new RegExp(
  ` (?:\\d+|${alternatives('one two three four five six seven eight nine ten twelve half an a')}) ${alternatives(
    'minute minutes hour hours day days week weeks month months',
  )} `,
);
const putsItAway = (told: Told): boolean =>
  told.readings.some((reading) => hasFault(reading, 'blame')) || inTheWords(told, NOT_MINE);
/** What is said to be one's own. */
const MINE = new RegExp(
  ` ${oneOf(
    '(?:my|our) (?:own )?(?:name|part|side|decision|call|reports?|estimate|forecast|claim|mail|change|plan|doing|fault|mistake)',
    'on (?:me|us)|(?:is|was|are|were|all) (?:mine|ours)|of mine|of ours',
  )} `,
);
/** Wants a yes in any of its forms. */
const WANTS = new RegExp(
  ` ${oneOf(
    '(?:your|a|an|with|have your) (?:yes|no|vote|signature|decision|okay|ok|approval|word|answer|go ahead|support|consent|agreement|nod)',
    '(?:good|great|helpful|glad) (?:to have|if you)|need (?:you|your)|ask(?:ing)? (?:you|for)|want you to|up to you|only your|you name|if you (?:can|could|would)',
  )} `,
);
/** Tells the other what to do. */
const TELLS_TO = new RegExp(
  `^ (?:(?:so|then|please|just|and|but|now|ok|okay) )*${oneOf(
    'tell|sign|send|take|give|write|say|put|ring|call|bring|come|keep|vote|choose|decide|name|leave|look|check|let me have',
    'go|start|stop|wait|read|hold|try|make|get|open|close|talk|speak|ask|until then|(?:please )?do not|you (?:give|send|sign|strike)',
  )} `,
);
/** The same in the middle of a sentence. */
const SO_DO = / (?:so|just|please|then) (?:tell|sign|send|take|give|write|say|put|call|bring|come|choose|decide) /;
/** Asks for leave or for support: 'could I sit with you', 'so you can commit, can't you'. */
const MAY_IT_BE =
  / (?:can|could|may|shall|will|would) (?:i|we|you|that|it) | (?:can|will|would) not you | is (?:that|it) (?:possible|good|okay|ok|fine) /;
const IF_YOU = / (?:if you|you (?:can|could|will|would|tell|decide|choose|sign)) /;
/** Whether words want anything of the other, in any form. */
export const wantsSomething = (words: string): boolean =>
  [WANTS, TELLS_TO, SO_DO, WONDERS, IF_YOU].some((form) => form.test(words));
/** Asks without a question mark. */
const WONDERS = new RegExp(
  ` (?:i|we) (?:would|want|need|have|am|was|do not|can not|only|just|still|really|also| )*${oneOf(
    '(?:like |love |want |need )?to (?:hear|know|understand|learn|see|ask)',
    'wonder(?:ing)?|ask(?:ing)?|curious|know (?:what|which|who|why|how|where|when|whether|if)',
  )} `,
);

/** What keeps a lack from being told, wherever in the talk it stands. */
const STANDS_SOMEWHERE: Readonly<Record<string, (told: Told) => boolean>> = {
  // What was asked about it may have been the way to it.
  'answered-the-central': (told) =>
    told.indicators.some(({ id, evidence }) => id === 'answered-the-central' && evidence?.quote.includes('?') === true),
  // Which question was passed over has to be known.
  'answered-questions': (told) => passedOver(told, unanswered(told)?.messageNumber ?? 0) === null,
  // Who put nothing forward owes no price and no fact for it.
  'trade-off-with-number': (told) => !putsForward(told, 2) || inTheWords(told, IN_TIME),
  'backed-with-fact': (told) => !putsForward(told, 2),
  // Who laid it at nobody's door may have had no part in it.
  'owned-their-part': (told) => inTheWords(told, MINE) || !putsItAway(told),
  // Not everybody is asked for what can't be had.
  'set-a-boundary': (told) => !told.readings.some((reading) => hasFault(reading, 'over_promise')),
  'asked-for-decision': (told) => [WANTS, TELLS_TO, SO_DO, MAY_IT_BE].some((form) => inTheWords(told, form)),
  'asked-their-side': (told) => inTheWords(told, WONDERS),
  'asked-priority-first': (told) => inTheWords(told, WONDERS),
  'followed-up': (told) => inTheWords(told, WONDERS),
  'committed-in-own-name': tookOn,
  'owner-and-day': tookOn,
  'put-in-writing': (told) => told.readings.some(({ acts }) => acts.some(({ quote }) => IN_WRITING.test(quote))),
  // Not everything that is promised costs something.
  'promised-what-is-paid-for': (told) =>
    told.readings.every((reading) => shownFault(told, reading, 'over_promise') === null),
};
const IN_WRITING = /\b(?:wr(?:ite|ites|iting|itten|ote)|e-?mails?|letter|paper|page|minutes|sign(?:s|ed)?)\b/i;

/** Whether something in the talk comes so near to what a lack says was missing that it can't be told. */
export const standsSomewhere = (told: Told, indicator: string): boolean => STANDS_SOMEWHERE[indicator]?.(told) ?? false;

/** Words are shown for what is missing only where they plainly were a fault of that kind: a request is no lack of another. */
const bearsOut = ({ readings }: Told, id: string, { messageNumber, quote }: Evidence): boolean =>
  readings
    .filter((reading) => reading.messageNumber === messageNumber)
    .flatMap(({ faults }) => faults.filter((fault) => fault.quote === quote))
    .some(({ kind }) => kind !== 'generic_question' && themeOf(kind) === themeOf(id) && showsFault(kind, clip(quote)));

/** An indicator that was not met, as a sentence about this conversation; with words as evidence where some came near. */
export function lacking(told: Told, result: IndicatorResult): Lack {
  const improvement = (indicatorOf(result.id)?.improvement ?? result.reason).replace(/\.$/, '');
  if (result.evidence && result.id === 'answered-the-central' && !result.evidence.quote.includes('?'))
    return {
      text: `What weighed most, ${heaviest(told)}, got no more than ${shownBy('', result.evidence.quote).slice(2)}`,
      evidence: result.evidence,
    };
  if (result.evidence && bearsOut(told, result.id, result.evidence))
    return { text: shownBy(improvement, result.evidence.quote), evidence: result.evidence };
  return LACKS[result.id]?.(told, told.scenario.persona.shortName) ?? plain(result.reason);
}
