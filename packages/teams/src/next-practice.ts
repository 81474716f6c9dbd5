/** What a team might practise next, each with its reason: rules over its figures (product §18.15). */
import { scenarios as library } from '@parley/content';
import { DIFFICULTIES, scoreLevel, sentenceCase, type Skill, type TeamFigures, type TeamReport } from '@parley/shared';
import { oneDecimal } from './mean';

type Advice = TeamReport['next'][number];
type Known = Pick<TeamFigures, 'members' | 'totals' | 'skills' | 'tracks' | 'scenarios'>;

const ADVICE_MAX = 3;
/** How many scenarios are named for one skill. */
const NAMED = 2;

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** At most three, the most useful first; the same figures always give the same. */
export function nextPractice(figures: Known): Advice[] {
  if (figures.totals.completed === 0) return firstTrack(figures);
  const [lowest, second] = weakSkills(figures);
  return [
    ...training(lowest, 'lowest', figures),
    ...firstConversations(figures),
    ...unfinishedTrack(figures),
    ...training(second, 'second lowest', figures),
    ...untouchedTrack(figures),
  ].slice(0, ADVICE_MAX);
}

function firstTrack({ tracks }: Known): Advice[] {
  const [track] = tracks;
  if (track === undefined) return [];
  return [{ what: `Begin with ${track.title}.`, why: 'Nobody has completed a conversation yet.' }];
}

interface WeakSkill {
  readonly skill: Skill;
  readonly average: number;
  readonly people: number;
}

/** Skills below 8 as they are shown, the lowest first. */
function weakSkills({ skills }: Known): WeakSkill[] {
  return (skills.averages ?? [])
    .filter(({ average }) => scoreLevel(oneDecimal(average)) !== 'good')
    .toSorted((one, other) => one.average - other.average);
}

function training(weak: WeakSkill | undefined, place: string, { scenarios }: Known): Advice[] {
  if (weak === undefined) return [];
  const practised = new Map(scenarios.map(({ slug, completed }) => [slug, completed]));
  const [first, second] = library
    .filter(({ skills }) => skills.includes(weak.skill))
    .toSorted((one, other) => (practised.get(one.slug) ?? 0) - (practised.get(other.slug) ?? 0))
    .slice(0, NAMED);
  if (first === undefined) return [];
  const named = second === undefined ? `‘${first.title}’ trains it` : `‘${first.title}’ and ‘${second.title}’ train it`;
  return [
    {
      what: `${sentenceCase(weak.skill)}: ${named}.`,
      why: `The team’s ${place} skill: ${oneDecimal(weak.average).toFixed(1)}, the mean of ${people(weak.people)}.`,
    },
  ];
}

function firstConversations({ members }: Known): Advice[] {
  const active = members.filter(({ status }) => status === 'active');
  const without = active.filter(({ completed }) => completed === 0).length;
  const easy = library.find(({ difficulty }) => difficulty === DIFFICULTIES[0]);
  if (without === 0 || easy === undefined) return [];
  return [
    {
      what: `A first conversation for everybody: ‘${easy.title}’ is an easy one.`,
      why: `${without} of ${active.length} ${active.length === 1 ? 'member' : 'members'} ${without === 1 ? 'has' : 'have'} not completed one yet.`,
    },
  ];
}

/** The one that most people have begun and not completed; of equals the first in the library. */
function unfinishedTrack({ tracks }: Known): Advice[] {
  const [track] = tracks
    .filter(({ begun, completed }) => completed < begun)
    .toSorted((one, other) => other.begun - other.completed - (one.begun - one.completed));
  if (track === undefined) return [];
  const { title, begun, completed } = track;
  return [{ what: `Finish ${title}.`, why: `${whoHasLeft(begun - completed, begun)} scenarios left.` }];
}

function whoHasLeft(missing: number, begun: number): string {
  if (begun === 1) return 'The one person who has begun it has';
  if (missing === begun) return `All ${begun} people who have begun it have`;
  return `${missing} of the ${begun} people who have begun it ${missing === 1 ? 'has' : 'have'}`;
}

function untouchedTrack({ tracks }: Known): Advice[] {
  const track = tracks.find(({ begun }) => begun === 0);
  return track === undefined
    ? []
    : [{ what: `Begin ${track.title}.`, why: 'No member has completed one of its scenarios yet.' }];
}
