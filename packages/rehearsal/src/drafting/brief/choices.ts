/**
 * What else a brief may tell of who they are, of the goal and of what worries them: beside what was drafted, so that one press
 * puts it right (product §23.11). In words of the brief, the likeliest first.
 */
import { type BriefChoices, NO_CHOICES } from '@parley/shared';
import { yieldTurn } from '../../scheduling/fair-turns';
import { goalIn, goalsAsRead, holdsTogether, houseAsRead, roleAsRead } from '../purpose/as-read';
import { otherGoals, wishOf } from '../purpose/goal';
import type { Partner } from '../purpose/partner';
import { housesRead } from '../organisations/organisation-read';
import { rolesRead } from '../roles/role-read';
import { capital } from './as-sentence';
import type { BriefRead } from './brief-read';
import type { Told } from './told';
import { alike, type Saying } from './voiced';

/** More of them are longer to read than to write it oneself. */
const MOST = 3;
/** As long as the fields are (characters). */
const LONGEST = { role: 78, organisation: 78, goal: 198, concern: 200 } as const;
/** Shorter is an abbreviation ('PM', 'mgr'), or says nothing of what they are ('head'). */
const SHORTEST_ROLE = 5;
const SHORTEST_GOAL = 20;
/** From here on (0-1) a sentence may tell the goal. */
const MAY_BE_GOAL = 0.1;
/** A worry of fewer words, or of less weight, says nothing by itself. */
const LEAST_WORDS = 6;
const WEIGHTY = 1;

/** What was drafted of it. */
export interface Drafted {
  readonly role: string;
  readonly organisation: string;
  readonly goal: string;
  /** What concerns are called, and what lies behind them. */
  readonly concerns: readonly string[];
}

export interface Sources {
  /** Each sentence, with what the student wants as their own. */
  readonly wanting: readonly Told[];
  readonly sayings: readonly Saying[];
  readonly partner: Partner;
}

const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
/** Says no more than the other. */
const within = (one: string, other: string): boolean => ` ${wordsOf(other)} `.includes(` ${wordsOf(one)} `);
const equal = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);

/** Each once, and none that is the same as what was drafted. */
function distinct(
  all: readonly string[],
  drafted: readonly string[],
  isSame: (one: string, other: string) => boolean,
): string[] {
  const chosen: string[] = [];
  for (const text of all) if ([...drafted, ...chosen].every((other) => !isSame(text, other))) chosen.push(text);
  return chosen.slice(0, MOST);
}

const named = (one: string | null): readonly string[] => (one === null ? [] : [one]);
const fits =
  (least: number, most: number) =>
  (text: string): boolean =>
    text.length >= least && text.length <= most;

const isGoal = fits(SHORTEST_GOAL, LONGEST.goal);
const isTheirWorry = fits(1, LONGEST.concern);
const isRole = fits(SHORTEST_ROLE, LONGEST.role);
const isHouseName = fits(2, LONGEST.organisation);

/** Nobody's name: 'Lina Forsgren'. */
const isHouse = (house: string, { people }: BriefRead): boolean =>
  people.all.every(({ name, aliases }) => !within(name, house) && !aliases.has(house.toLowerCase()));

/** What was drafted first, beside what somebody read who was surer; further guesses only where they told nothing. */
export function besides(
  { role, organisation, goal, concerns, sentences }: BriefChoices,
  {
    before,
    now,
    told,
  }: {
    readonly before: Omit<Drafted, 'concerns'>;
    readonly now: Drafted;
    readonly told: ReadonlySet<keyof Drafted>;
  },
): BriefChoices {
  const guesses = (part: keyof Drafted, others: readonly string[]): readonly string[] => (told.has(part) ? [] : others);
  return {
    role: distinct([before.role, ...guesses('role', role)].filter(isRole), [now.role], within),
    organisation: distinct(
      [before.organisation, ...guesses('organisation', organisation)].filter(isHouseName),
      [now.organisation],
      equal,
    ),
    goal: distinct([before.goal, ...guesses('goal', goal)].filter(isGoal), [now.goal], alike),
    concerns: distinct(guesses('concerns', concerns).filter(isTheirWorry), now.concerns, alike),
    sentences,
  };
}

/** Each sentence that they would say in other words than the brief, or that tells what is wanted of them. */
async function sentencesOf(read: BriefRead, { wanting, partner }: Sources): Promise<BriefChoices['sentences']> {
  const found: BriefChoices['sentences'] = [];
  for (const [at, entry] of wanting.entries()) {
    await yieldTurn();
    const { sentence, spoken, purpose } = entry;
    const said =
      spoken !== null && spoken !== sentence.text && isTheirWorry(spoken) && holdsTogether(spoken) ? spoken : null;
    const wanted =
      (purpose?.of.my_goal ?? 0) < MAY_BE_GOAL ? null : (goalIn(read, at, partner) ?? wishOf(entry, partner));
    const goal = wanted !== null && isGoal(wanted) ? wanted : null;
    const { start, end } = sentence;
    if (said !== null || goal !== null) found.push({ start, end, said, goal });
  }
  return found;
}

/** Empty by grammar alone, which tells nothing of how likely a thing is. In slices (`yieldTurn`). */
export async function choicesOf(
  brief: string,
  read: BriefRead,
  drafted: Drafted,
  sources: Sources,
): Promise<BriefChoices> {
  if (read.purposes === null) return NO_CHOICES;
  const { partner } = sources;
  const roles = [...(read.whole === null ? [] : named(roleAsRead(read.whole, read, 0))), ...rolesRead(brief, read)];
  await yieldTurn();
  const houses = [...named(houseAsRead(read, 0)), ...housesRead(brief, read)].filter((house) => isHouse(house, read));
  await yieldTurn();
  const sentences = await sentencesOf(read, sources);
  return {
    role: distinct(roles.map(capital).filter(isRole), [drafted.role], within),
    organisation: distinct(houses.filter(isHouseName), [drafted.organisation], equal),
    goal: distinct(
      [...goalsAsRead(read, partner), ...otherGoals(sources.wanting, partner)].filter(isGoal),
      [drafted.goal],
      alike,
    ),
    concerns: distinct(
      sources.sayings
        .filter(({ text, weight }) => weight >= WEIGHTY && text.split(/\s+/).length >= LEAST_WORDS)
        .map(({ text }) => text)
        .filter((text) => isTheirWorry(text) && holdsTogether(text)),
      drafted.concerns,
      alike,
    ),
    sentences,
  };
}
