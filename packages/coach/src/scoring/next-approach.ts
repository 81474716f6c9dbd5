/** What to do differently next time: conduct that decided the talk, the worry that was left, then what was clearly missing. */
import { inBoth } from '@parley/rehearsal/understanding';
import { touched } from './clear-signs';
import { whatDecided } from './decisive';
import { ABOUT_SKILLS } from './explained';
import { untouchedWorry } from './lacking';
import { clearlyMissing, nameOf, shownSkills } from './shown-skills';
import {
  byImportance,
  indicatorOf,
  isHonest,
  NAMED_WORDS,
  namedIn,
  summaryOf,
  textOf,
  themeOf,
  type Told,
  worryOf,
} from './told';
import { wasOnTheTable } from './voiced';

/** From this message of the student's on it is late to come to what weighs most. */
const LATE = 3;
/** What it turned on, where the student came to it late. */
function cameLate(told: Told): string | null {
  const { final, readings, scenario } = told;
  const central = final.concerns.find((concern) => concern.central);
  const summary = summaryOf(told, central?.id);
  if (central === undefined || summary === null || !wasOnTheTable(told, central.id)) return null;
  const worry = namedIn(`${summary} ${worryOf(told, central.id)}`);
  const first = readings.findIndex(
    (reading) =>
      touched([reading], central.id) || inBoth(worry, namedIn(textOf(told, reading.messageNumber))) >= NAMED_WORDS,
  );
  const number = readings[first]?.messageNumber;
  return first < LATE || number === undefined
    ? null
    : `You came to what weighs most for ${scenario.persona.shortName} in message ${number}; come to it sooner: ${summary}.`;
}

const leaveOut = (name: string): string =>
  `Leave out blame and threats: say what happened, what it costs you, and what you need from ${name}.`;
const onlyWhatIsSo = (name: string): string =>
  `Say only what is so, even where it is little, because ${name} finds out what is not.`;

const askFirst = (name: string): string =>
  `Ask first what weighs most for ${name}, and answer that before anything else.`;

/** What comes before all other advice: conduct that decided the talk, else the worry that was left. */
function openingOf(told: Told): string | null {
  const { shortName: name } = told.scenario.persona;
  const decided = whatDecided(told);
  const conduct = [
    ...(decided.some((one) => one !== 'claims') ? [leaveOut(name)] : []),
    ...(decided.includes('claims') || (decided.length === 0 && !isHonest(told)) ? [onlyWhatIsSo(name)] : []),
  ];
  if (conduct.length > 0) return conduct.join(' ');
  const unsettled = mostUnsettled(told);
  const summary = summaryOf(told, unsettled?.id);
  // What nobody spoke of is not named as if it had been on the table.
  const heard = unsettled !== undefined && wasOnTheTable(told, unsettled.id);
  if (unsettled?.central === true && unsettled.answeredAt === null)
    return summary !== null && (heard || touched(told.readings, unsettled.id))
      ? `Begin with the worry about ${summary}: nothing weighs more for ${name}.`
      : askFirst(name);
  if (unsettled?.level === 'relapsed' && heard)
    return `Come back to the worry about ${summary} and let what you say about it stand.`;
  const untouched = untouchedWorry(told);
  return untouched === null
    ? cameLate(told)
    : `Come to the worry about ${untouched} as well: ${name} spoke of it and heard nothing from you on it.`;
}
const mostUnsettled = ({ final }: Told): Told['final']['concerns'][number] | undefined =>
  final.concerns
    .filter((concern) => concern.level !== 'settled')
    .toSorted((left, right) => Number(right.central) - Number(left.central) || right.weight - left.weight)[0];
/**
 * What to do differently, from what was missed here: the heaviest of each theme, and none that the areas already say.
 * @param areas how many areas for improvement the report names
 */
export function nextApproach(told: Told, areas = 0): string {
  const { scenario, readings, indicators } = told;
  const name = scenario.persona.shortName;
  if (readings.length === 0) return `Say something to ${name}, however plain: ${scenario.goal}`;
  const opening = openingOf(told);
  // To ask what weighs most is said once.
  const themes = new Set(opening === askFirst(name) ? [themeOf('asked-priority-first')] : []);
  const unmet = byImportance(indicators.filter((result) => result.verdict === 'not_met'));
  // What something in the words comes near to is not told as advice: it may have been done.
  const advice = unmet
    .filter((result) => clearlyMissing(told, result))
    .flatMap((result) => {
      const theme = themeOf(result.id);
      const next = indicatorOf(result.id)?.next;
      if (!next || themes.has(theme) || (result.id === 'answered-the-central' && mostUnsettled(told)?.central === true))
        return [];
      themes.add(theme);
      return [next];
    })
    .slice(0, 3);
  const said = [opening, ...advice].filter((part) => part !== null);
  const all = said.join(' ');
  if (said.length === 0) return onward(told, areas);
  return all.includes(name) ? all : `Next time with ${name}: ${lowerFirst(all)}`;
}
const lowerFirst = (text: string): string => text.replace(/^./, (first) => first.toLowerCase());

/** From this score on a talk is good enough to try somebody harder. */
const GOOD = 8;
/** Where nothing is clearly missing: the one skill that showed least clearly, and what it is about; else somebody harder. */
function onward(told: Told, areas: number): string {
  const [least, next] = shownSkills(told);
  const { shortName } = told.scenario.persona;
  const stands = least !== undefined && least.share < 1 && least.share < (next?.share ?? 1);
  if (areas > 0 && (!stands || told.overall >= GOOD))
    return `Begin with what stands first among the areas for improvement, then try the same on somebody harder than ${shortName}.`;
  return stands && told.overall < GOOD
    ? `Next time with ${shortName} leave less doubt about ${nameOf(least)}: ${lowerFirst(ABOUT_SKILLS[least.skill])}`
    : `Nothing was plainly missing. Try the same on somebody harder than ${shortName}.`;
}
