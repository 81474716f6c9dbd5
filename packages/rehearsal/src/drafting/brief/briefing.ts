/** What the student is told before the talk: the goal and what there is to practise. */
import type { ChallengeType } from '@parley/shared';
import type { TalkKind } from './talk-kind';
import type { Person } from './people';
import { calledBySaying, type Saying } from './voiced';

/** `thing`: what is wished for or was promised; the project where the brief names nothing. */
export const GOALS: Readonly<Record<ChallengeType, (who: string, project: string, thing: string) => string>> = {
  timeline_pressure: (who, project) =>
    `Leave with a day for ${project} that you can keep, and with ${who} willing to stand behind it.`,
  budget_constraints: (who, project) =>
    `Leave with it clear what ${project} costs and who pays, so that ${who} can defend it.`,
  scope_creep: (who, _, thing) =>
    `Leave with a decision on ${thing} that you can keep, and with ${who} still on your side.`,
  quality_concerns: (who, project) => `Leave with a way to put ${project} right that ${who} can answer for.`,
  communication_issues: (who, project) =>
    `Say how it stands with ${project}, and leave with ${who} willing to hear the next thing from you.`,
  technical_complexity: (who, project) =>
    `Explain what ${project} depends on so that ${who} could repeat it, and agree on what happens next.`,
  resource_limitations: (who, project) => `Agree with ${who} on who does the work for ${project}, and who pays for it.`,
  competing_priorities: (who, project) => `Agree with ${who} on what comes first and what may wait for ${project}.`,
  resistant_to_change: (who, project) => `Find a next step with ${project} that ${who} is willing to take.`,
  unrealistic_expectations: (who, _, thing) =>
    `Say what is possible with ${thing} and what is not, and agree with ${who} on what happens instead.`,
};

/** The goal of a talk that the student begins, where the brief tells none. */
export const TALK_GOALS: Readonly<Record<TalkKind, (who: string, project: string) => string>> = {
  asked: (who, project) =>
    `Leave with a yes or a no from ${who} on ${project === 'this' ? 'what you ask' : project}, and with its conditions.`,
  told: (who, project) =>
    `Tell ${who} how it stands${project === 'this' ? '' : ` with ${project}`}, and leave on terms both of you can work with.`,
  conduct: (who) => `Say to ${who} what happened and what has to be different from now on, and leave on good terms.`,
};

const HEAR = 'Hear what ';
/** Where nothing tells what the student wants of it, and dates or money aren't plainly the matter. */
export const ANY_GOAL = (who: string, project: string): string =>
  `${HEAR}${who} needs, say what you can and can’t do${project === 'this' ? '' : ` about ${project}`}, and leave with the next step agreed.`;
/** Whether a drafted goal is that one. */
export const isAnyGoal = (goal: string): boolean => goal.startsWith(HEAR);

const ASKS_FOR =
  /\b(?:I|we)(?:[’']d| would| should)? (?:want|need|expect|like|insist)\b(?!.*\bnot\b)|\beither\b|\bwho (?:pays|comes)\b|\bby (?:\p{Lu}|the \d|to)\p{L}*/iu;
const ASKS = /\b(?:want|need|would like|should like|please|expect|until|by \p{Lu}|unless|otherwise|either)\b|\?$/iu;
const LONGEST_GOAL = 198;

/** Where the brief tells what they ask and not what is wanted of them, the goal is to answer just that. Null where they ask nothing. */
export function goalByAsk(who: string, sayings: readonly Saying[]): string | null {
  const sure = sayings.filter(({ text }) => !/\bdo(?: not|n[’']t) (?:want|need|send)\b/i.test(text));
  const goals = [
    ...sure.filter(({ text }) => ASKS_FOR.test(text)),
    ...sure.filter(({ text }) => ASKS.test(text)),
    ...sure,
  ].map(({ text }) => `Give ${who} an answer to ${calledBySaying(text)}, and leave with the next step agreed.`);
  return goals.find((goal) => goal.length <= LONGEST_GOAL) ?? null;
}

export const OBJECTIVES: Readonly<Record<ChallengeType, string>> = {
  timeline_pressure: 'Give a date with what holds it',
  budget_constraints: 'Put a price on each way forward',
  scope_creep: 'Say no to the wish and offer a way to it',
  quality_concerns: 'Offer a check instead of an assurance',
  communication_issues: 'Own what should have been said earlier',
  technical_complexity: 'Explain it in words one can repeat',
  resource_limitations: 'Ask for people by name, days and price',
  competing_priorities: 'Settle the order in one sentence',
  resistant_to_change: 'Hear what works before you offer something new',
  unrealistic_expectations: 'Say early what is not possible',
};

/** 'Sister Okoro', 'Dr Helen Brandt'. */
export const calledInFull = ({ name, title }: Person): string =>
  title === null || (/^(?:Mr|Mrs|Ms|Miss)\.?$/.test(title) && name.includes(' '))
    ? name
    : `${title.replace('.', '')} ${name}`;
