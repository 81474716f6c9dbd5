/** Which sentence of a brief tells the goal of the talk, by a ranking fitted on labelled briefs, and the goal in it (decision 0042). */
import { asSentence, capital } from '../brief/as-sentence';
import { tagsOf } from '../brief/names';
import { isGoalHeading } from '../brief/sentences';
import type { Told } from '../brief/told';
import { goalSigns, type Weighed } from './goal-signs';
import { GOAL_WEIGHTS } from './goal-weights';
import { type Partner, tellingOf } from './partner';
import { agreedTo, inOwnWords, wishIn } from './wish';
import { behindIt } from './wish-behind';
import { wellFormed } from './well-formed';
import { GOES_ON_WANTING, POINTS_BACK } from './wish-leads';

/** Every sentence that may tell it, in their order. */
export function goalCandidates(told: readonly Told[], partner: Partner): readonly Weighed[] {
  return told.flatMap((entry, at) =>
    (entry.own && (entry.sentence.quoted || entry.written)) ||
    entry.purpose === null ||
    entry.alone ||
    // Only goes on with the one before it.
    ((told[at - 1]?.purpose?.of.my_goal ?? 0) >= SURELY && GOES_ON_WANTING.test(entry.mark))
      ? []
      : [
          {
            entry,
            before: told[at - 1],
            after: told[at + 1],
            wish: wishIn(entry.mark, partner, entry.sentence.people.length < 2),
            place: told.length < 2 ? 0 : at / (told.length - 1),
          },
        ],
  );
}

/** How likely a sentence tells it, 0-1. */
const likelihood = (seen: Weighed): number => {
  const value = goalSigns(seen).reduce(
    (sum, sign, at) => sum + sign * (GOAL_WEIGHTS.weights[at] ?? 0),
    GOAL_WEIGHTS.always,
  );
  return 1 / (1 + Math.exp(-value));
};

/** Characters. */
const LONGEST = 190;
/** From here on a sentence is taken for it; from less where it says in so many words that something is wanted. */
const ENOUGH = 0.07;
const ENOUGH_SAID = 0.03;
/** From here on without a form for its wish: by what stands behind its words of wishing, or in the writer's own. */
const LIKELY = 0.3;
const SURELY = 0.5;
const ALSO_LIKELY = 0.15;

const ASKS_ONESELF = /^(?:so,?\s)?what\s(?:do|would)\s(?:I|you|we)\b[^?]{0,20}\b(?:want|need|like)\b[^?]{0,20}\?$/iu;

/** With the other things of a list, where each is one to get as the first is. */
function withItems(goal: string, items: readonly Told[], partner: Partner): string {
  const more = items.map(({ sentence }) => wishIn(`want: ${sentence.text}`, partner, true)?.text ?? '');
  if (!goal.startsWith('Get ') || more.length === 0 || more.some((one) => !one.startsWith('Get '))) return goal;
  const whole = [goal, ...more].map((one) => one.replace(/^Get\s|\.$/gu, ''));
  const joined = `Get ${whole.slice(0, -1).join(', ')} and ${whole.at(-1) ?? ''}.`;
  return joined.length <= LONGEST ? joined : goal;
}

/** 'Undock 27 Feb latest': what is to be done, and when, in no sentence. */
const DONE_BY = /^\p{Lu}\p{Ll}{3,}\s(?:by\s|before\s|on\s)?\d/u;

/** 'Ask: both wards begin by Aug 22' */
const LABELLED =
  /^(?:(?:my|our|the)\s)?(?:ask|goal|aim|objective|after|looking\sfor)(?:\s(?:of|for)\s(?:the|this|our|my)\s\p{L}+)?\s?:\s+(?=\S+\s\S+\s)/iu;
function labelledGoal(told: readonly Told[], partner: Partner): string | null {
  const entry = told.find(({ sentence, own }) => !own && !sentence.quoted && LABELLED.test(sentence.text));
  if (entry === undefined) return null;
  const text = entry.sentence.text.replace(LABELLED, '');
  return (
    wishIn(`want: ${entry.mark.replace(LABELLED, '')}`, partner, entry.sentence.people.length < 2)?.text ??
    inOwnWords(capital(text), partner)
  );
}

/** 'So what’s the ask', asked by a colleague: what the writer answers is it. */
const ASKED_FOR_IT =
  /^(?:(?:so|and|lol|ok)[,.]?\s)*what(?:[’']s|\sis)\s(?:the|your)\s(?:ask|aim|goal|plan)[?.]?$|^(?:(?:so|and|ok)[,.]?\s)*what\s(?:exactly\s)?(?:do|will)\syou\s(?:want|need|ask)\b[^?]{0,30}[?.]?$/iu;
function answeredGoal(told: readonly Told[], partner: Partner): string | null {
  const at = told.findIndex(({ sentence }) => !sentence.quoted && ASKED_FOR_IT.test(sentence.text));
  const [question, answer] = [told[at], told[at + 1]];
  if (question === undefined || answer === undefined || question.sentence.narrator === answer.sentence.narrator)
    return null;
  return (
    wishIn(answer.mark, partner, answer.sentence.people.length < 2)?.text ??
    wishIn(`want: ${answer.mark}`, partner, answer.sentence.people.length < 2)?.text ??
    null
  );
}

/** What stands below 'Ask' or 'Our goal': an order to oneself as it is. */
function headedGoal(told: readonly Told[], partner: Partner): string | null {
  const entry = told.find(
    ({ sentence, own }) => !own && sentence.announced !== null && isGoalHeading(sentence.announced),
  );
  if (entry === undefined) return labelledGoal(told, partner);
  const { text, people, announced } = entry.sentence;
  // Below 'Ask' stands what they are asked to do.
  const order = /\bask/iu.test(announced ?? '') && tagsOf(text.split(/\s/u)[0]?.toLowerCase() ?? '').includes('Verb');
  const also = told.filter(
    (other) =>
      other.sentence.announced === announced && other.sentence.list && other.sentence.start > entry.sentence.start,
  );
  const asked = order
    ? wishIn(`I want ${partner.who} to ${text.charAt(0).toLowerCase()}${text.slice(1)}`, partner, true)
    : null;
  const first =
    asked?.text ??
    (DONE_BY.test(text) && text.length < LONGEST ? asSentence(tellingOf(partner).plain(text)) : null) ??
    wishIn(entry.mark, partner, people.length < 2)?.text ??
    wishIn(`want: ${text}`, partner, true)?.text ??
    inOwnWords(text, partner);
  return first === null ? null : withItems(first, also, partner);
}

/** With what the sentences behind it want as well, as far as there is room. */
function withMore(goal: string, told: readonly Told[], entry: Told, partner: Partner): string {
  let whole = goal;
  const isMore = (one: Told | undefined): boolean =>
    one !== undefined && (one.purpose?.of.my_goal ?? 0) >= SURELY && GOES_ON_WANTING.test(one.mark);
  for (let at = told.indexOf(entry) + 1; isMore(told[at]); at += 1) {
    const rest = tellingOf(partner)
      .plain((told[at]?.mark ?? '').replace(GOES_ON_WANTING, ''))
      .replace(/[.,;:]+$/u, '');
    const longer = `${whole.replace(/\.$/u, '')} and ${rest}.`;
    if (longer.length > LONGEST || !wellFormed(longer)) break;
    whole = longer;
  }
  return whole;
}

/** 'The freeze is on the 19th, so I need her decision by the 16th': beside something else. */
const NEEDED =
  /(?:^|,?\s(?:so|and|but)\s|;\s)(?:I|we)\s(?:need|want|must\shave|would\slike)\s(?<what>¤P\s(?!team\b|people\b)\p{L}.+|¤O\sto\s.+)$/iu;
/** 'She chairs the committee and must put it on the agenda' */
const MUST_DO = new RegExp(
  String.raw`¤S\s(?:[^.;]{2,80}\sand\s)?(?:must|has\sto|needs\sto)\s(?:therefore\s|now\s|first\s)?`.concat(
    String.raw`(?<what>(?:put|sign|approve|agree|decide|give|release|accept|confirm|authori[sz]e|allow|let|grant|support|commit)\b.+)$`,
  ),
  'iu',
);

/** What is needed of them, where no sentence is likely the goal; null where nothing is. */
export function neededOf(told: readonly Told[], partner: Partner): string | null {
  const notes = told.filter(({ own, sentence }) => !own && !sentence.quoted);
  for (const [form, wanted] of [
    [NEEDED, 'I need '],
    [MUST_DO, 'I want ¤O to '],
  ] as const)
    for (const { mark, sentence } of notes) {
      const what = form.exec(mark)?.groups?.['what'];
      const goal = what === undefined ? null : wishIn(`${wanted}${what}`, partner, sentence.people.length < 2);
      if (goal !== null) return goal.text;
    }
  const signed = notes.find(({ mark }) => MUST_BE_SIGNED.test(mark));
  return signed === undefined ? null : agreedThat(signed.sentence.text, partner);
}
/** 'The rules must be signed by 30 June' */
const MUST_BE_SIGNED =
  /^(?:[Tt]he|[Oo]ur|¤P)\s.{3,40}\s(?:must|ha(?:s|ve)\sto|needs?\sto)\sbe\s(?:signed|agreed|approved|confirmed|accepted|released)\b/u;
const agreedThat = (text: string, { who }: Partner): string | null => {
  const goal = `Get ${who} to agree that ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return goal.length > LONGEST ? null : goal;
};

/** 'The old access agreement ran out in June. We need a new one' */
const OLD_ONE =
  /\b(?:old|present|current|existing)\s((?:\p{Ll}+\s){0,2}?\p{Ll}+)\s(?:ran|runs|ends|ended|expires|expired|is|was|will|lapses)\b/u;
const named = (goal: string, before: Told | undefined): string => {
  const thing = OLD_ONE.exec(before?.sentence.text ?? '')?.[1];
  return thing === undefined ? goal : goal.replace(/\ba\snew\sone\b/u, `a new ${thing}`);
};

/** Every sentence that may tell it, the likeliest first. */
const rankedGoals = (told: readonly Told[], partner: Partner): readonly (Weighed & { readonly likely: number })[] =>
  goalCandidates(told, partner)
    .map((seen) => ({ ...seen, likely: likelihood(seen) }))
    .toSorted((left, right) => right.likely - left.likely);

/** The goal in the likeliest sentence, or below a heading that says so; null where none is likely. */
export function goalOf(told: readonly Told[], partner: Partner): string | null {
  const headed = headedGoal(told, partner) ?? answeredGoal(told, partner);
  if (headed !== null) return headed;
  const ranked = rankedGoals(told, partner).filter(
    ({ likely, wish }) => likely >= (wish?.bare === false && wish.plain ? ENOUGH_SAID : ENOUGH),
  );
  let quoted: string | null = null;
  for (const { entry, before, after, wish, likely } of ranked) {
    // What has a form of its own is better than the words of a likelier one.
    if (quoted !== null && (wish === null || !wish.plain || likely < ALSO_LIKELY)) continue;
    // 'That is all I want', behind what it is.
    const pointed = before !== undefined && POINTS_BACK.test(entry.mark) ? before : null;
    const meant =
      pointed === null
        ? null
        : (wishIn(pointed.mark, partner, pointed.sentence.people.length < 2)?.text ??
          agreedTo(pointed.sentence.text, partner));
    // 'What do I want? Six beds by the end of May.'
    // 'That's what I need from him. Deck down by the 14th': in a chat of several it points at what follows.
    const pointsOn =
      pointed !== null &&
      pointed.sentence.narrator !== entry.sentence.narrator &&
      after?.sentence.narrator === entry.sentence.narrator &&
      after.sentence.narrator !== null;
    const answer = pointsOn || ASKS_ONESELF.test(entry.sentence.text) ? (after?.sentence.text ?? null) : null;
    const answered = answer === null ? null : (wishIn(`want: ${answer}`, partner, true)?.text ?? null);
    const goal =
      (pointsOn ? (answered ?? meant) : (meant ?? answered)) ??
      wish?.text ??
      (likely >= LIKELY ? behindIt(entry.mark, partner) : null);
    if (goal !== null) return withMore(named(goal, before), told, entry, partner);
    if (likely >= SURELY) quoted ??= inOwnWords(entry.sentence.text, partner);
  }
  return quoted;
}

/** What a sentence wants, in a form of its own; null where it has none that holds together. */
export function wishOf({ mark, sentence }: Told, partner: Partner): string | null {
  const wish = wishIn(mark, partner, sentence.people.length < 2)?.text ?? null;
  return wish !== null && wellFormed(wish) ? wish : null;
}
/** From here on (0-1) a sentence is offered as the goal. */
const OFFERED = 0.03;

/** What the likeliest sentences want, the likeliest first: to choose from. */
export const otherGoals = (told: readonly Told[], partner: Partner): readonly string[] =>
  rankedGoals(told, partner)
    .filter(({ likely }) => likely >= OFFERED)
    .flatMap(({ entry }) => wishOf(entry, partner) ?? []);
