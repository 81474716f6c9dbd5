/** What the student is told before the talk: the situation, the goal and what there is to practise. */
import type { ChallengeType } from '@parley/shared';
import { clip } from '../clip';
import type { TalkKind } from './talk-kind';
import type { Person } from './people';
import type { Sides } from './stakeholder';
import type { Told } from './told';
import { calledBySaying, type Saying } from './voiced';

/** Characters. */
export const LONGEST_SITUATION = 1_200;
const SHORTEST_SITUATION = 80;

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

/** Where nothing tells what the student wants of it, and dates or money aren't plainly the matter. */
export const ANY_GOAL = (who: string, project: string): string =>
  `Hear what ${who} needs, say what you can and can’t do${project === 'this' ? '' : ` about ${project}`}, and leave with the next step agreed.`;

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

/** Two quotations of one person, one after the other, become one. */
function joined(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (const line of lines) {
    const now = /^([^“:]{1,40}): “(.*)”$/u.exec(line);
    const before = /^([^“:]{1,40}): “(.*)”$/u.exec(out.at(-1) ?? '');
    if (now && before && now[1] === before[1])
      out[out.length - 1] = `${now[1] ?? ''}: “${before[2] ?? ''} ${now[2] ?? ''}”`;
    else out.push(line);
  }
  return out;
}

const worth = ({ sentence, theirs, own, advice }: Told): number =>
  (own ? 1 : 0) +
  (advice ? 1.5 : 0) +
  (sentence.narrator === null ? 0.5 : 0) +
  sentence.figures.length +
  sentence.people.length * 0.5 +
  (theirs ? 0.6 : 0) +
  Math.min(1, sentence.parsed.content.length / 8);

/** Greetings, and what the writer notes for themselves of how to go about it; the goal stands beside it. */
const keptApart = ({ purpose, own }: Told): boolean =>
  purpose !== null && !own && (purpose.of.noise > 0.5 || purpose.of.my_goal > 0.5 || purpose.of.my_private > 0.5);

/** A label with nothing behind it, an answer to a question that isn't there, a heading, a word about the mail itself. */
const SAYS_NOTHING = new RegExp(
  [
    String.raw`^(?:[^“:]{1,40}:\s)?“?(?:no|yes|ok|okay|sure|maybe|no\sidea|go|good|thanks|fwd?|re|see\s(?:below|above)|hmm|understood|[\s,.!?])+”?$|`,
    String.raw`^[\p{L}.\s]{2,24}:\s?“?”?$|^what\s(?:do|can|could|should|would|must)\s(?:you|I)\b[^?]{2,40}\?$|^(?:fwd?|re)[,:]`,
  ].join(''),
  'iu',
);
/** A figure says something in however few words. */
const saysSomething = ({ briefing, sentence }: Told): boolean =>
  sentence.figures.length > 0 || !SAYS_NOTHING.test(briefing.trim());

/** So much of what the writer keeps to themselves is put before them again (characters). */
const NOTED = 420;
/** Of themselves, of the talk, of the mail: nothing to remember in it. */
const HARDLY_A_NOTE = /^(?:You: |notes?\b|draft\b|private\b|own\b|\(?for (?:me|myself)\b)|\?$/iu;

/** What only the writer knows and must not say: limits, plans, what others told them. Behind all else, and named as theirs. */
function notedFor(told: readonly Told[], stakeholder: Person): readonly string[] {
  const notes = told.filter(
    ({ purpose, sentence, own, briefing, asks }) =>
      purpose !== null &&
      !own &&
      !asks &&
      sentence.narrator !== stakeholder &&
      purpose.of.my_private > 0.5 &&
      sentence.text.split(/\s+/).length >= 5 &&
      !HARDLY_A_NOTE.test(briefing),
  );
  const lines: string[] = [];
  for (const { briefing } of notes) if ([...lines, briefing].join(' ').length <= NOTED) lines.push(briefing);
  return lines.length === 0 ? [] : ['For you alone:', ...lines];
}

/** In the order of the brief; where it gets too long, what says least is left out. */
export function situationOf(
  told: readonly Told[],
  { stakeholder, student }: Sides,
  {
    project,
    role,
    organisation,
  }: { readonly project: string; readonly role: string | null; readonly organisation: string | null },
): string {
  const who = `${calledInFull(stakeholder)}${role === null ? '' : `, ${role}`}${organisation === null || (role ?? '').includes(organisation) ? '' : `${role === null || role.includes(',') ? ', ' : ' at '}${organisation}`}`;

  const usable = told.filter(
    (entry) =>
      !keptApart(entry) &&
      saysSomething(entry) &&
      (entry.knownBy === 'both' ||
        entry.knownBy === 'student' ||
        // 'I'm seeing her on Wednesday'
        (entry.knownBy === 'meta' &&
          !entry.aim &&
          (entry.sentence.narrator === null || entry.sentence.narrator === student) &&
          entry.sentence.text.split(/\s+/).length >= 3 &&
          entry.sentence.figures.some(({ kind }) => kind === 'day'))),
  );
  const about = project === 'this' ? '' : ` about ${project}`;
  const noted = notedFor(told, stakeholder);
  const kept = new Set(usable);
  const intro = `You are about to speak to ${who}${about === '' || (role === null && organisation === null) ? '' : ','}${about}.`;
  const text = (): string =>
    [intro, ...joined(usable.filter((entry) => kept.has(entry)).map(({ briefing }) => briefing)), ...noted].join(' ');
  for (const entry of usable.toSorted((left, right) => worth(left) - worth(right))) {
    if (text().length <= LONGEST_SITUATION) break;
    kept.delete(entry);
  }
  const whole = text();
  return clip(
    whole.length < SHORTEST_SITUATION
      ? `${whole} Your brief tells little more; ask before you propose anything.`
      : whole,
    LONGEST_SITUATION - 2,
  );
}
