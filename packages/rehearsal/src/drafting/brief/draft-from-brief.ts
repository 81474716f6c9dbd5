/**
 * A scenario from a brief's own sentences, without a model (product §23.1): who it is about, what they want, what each side
 * knows, what lies behind it. No figure and no name stands in it that doesn't stand in the brief.
 */
import {
  type BriefChoices,
  type BriefRefusal,
  type InventedPart,
  LEAST_CONCERNS,
  reactionsSchema,
  type ScenarioContent,
  scenarioContentSchema,
  type Understood,
} from '@parley/shared';
import { yieldTurn } from '../../scheduling/fair-turns';
import { CHALLENGES } from '../challenges';
import { goalAsRead, houseAsRead } from '../purpose/as-read';
import { goalOf, neededOf } from '../purpose/goal';
import { wellFormed } from '../purpose/well-formed';
import { mineOf } from '../purpose/purposes';
import { hintBehind, saidBesides, troubling } from '../purpose/troubles';
import { settled } from '../purpose/settled';
import { clip } from '../clip';
import { draftReactions } from '../draft-reactions';
import { draftSayings } from '../draft-sayings';
import { UNKNOWN_PERSON } from '../personas';
import { punctuated } from './dictated';
import { choicesOf } from './choices';
import { concernFrom, voicedMatters, worryUntold } from './concerns';
import { factsFrom, spareFacts } from './facts';
import { mannerOf } from './manner';
import { mattersOf } from './matters';
import { atLeastThree, withTalk } from './talk-matters';
import { talkKindOf } from './talk-kind';
import { openingOf } from './opening';
import { type Aim, goalFrom, MUST_AGREE } from './aims';
import { capital } from './as-sentence';
import { organisationOf } from './organisation';
import { withoutHouse } from './role-told';
import { toldToThem, whoTalks } from './who-talks';
import { organisationRead } from '../organisations/organisation-read';
import type { BriefRead } from './brief-read';
import { readBrief, type ReadingOptions } from './read-brief';
import { passages } from './told';
import { inTheirWords } from './said-whole';
import { sayable } from './sayable';
import { projectOf, subjectOf, UNNAMED, wordOfTheirs } from './project';
import { situationOf } from './situation';
import { stakeholderTypeOf } from './roles';
import { forAMachine } from './for-a-machine';
import { ANY_GOAL, goalByAsk, calledInFull, GOALS, OBJECTIVES, TALK_GOALS } from './briefing';
import { asOne } from './short';
import { slotsOf } from './slots';
import { type HiddenWorry, hiddenWorry } from './hidden-worry';
import { asTopic, isSpokenOf } from './topic';
import { temperOf } from './temper';
import { understoodIn } from './understood';
import { type Saying, sayingsOf } from './voiced';

export interface BriefScenario {
  readonly content: ScenarioContent;
  readonly understood: readonly Understood[];
  readonly invented: readonly InventedPart[];
  readonly choices: BriefChoices;
}
export type BriefReading = BriefScenario | { readonly refused: BriefRefusal };

/** A goal of fewer characters no scenario can have (`scenarioContentSchema`). */
const SHORTEST_GOAL = 20;
const longEnough = (goal: string | null): string | null => (goal === null || goal.length < SHORTEST_GOAL ? null : goal);
const WANT_OF_YOU = /^You\s(?=(?:want|need|would\slike|hope|ask|must)\b)/u;
const THREATENS =
  /\b(?:court|lawyer|injunction|go back to the old|pull(?:ing)? .{0,12}out|money back|fee back|penalty|i['’]ll call|will call the|reported as overdue|won['’]t sign|refus\w+|cancelled|union)\b/i;

/** Whether a sentence may tell what the writer wants, in words that hold: with the sentence model, by what it is for. */
const isMine = ({ sentence, text }: Aim, { told, purposes }: BriefRead): boolean => {
  const at = told.findIndex((entry) => entry.sentence.start === sentence.start);
  const purpose = purposes?.[at];
  if (purpose === undefined) return true;
  return (mineOf(purpose) >= MAY_BE_MINE || MUST_AGREE.test(told[at]?.mark ?? '')) && wellFormed(text);
};
const MAY_BE_MINE = 0.3;

/** What they will not have: said as it is where somebody asks for just that. */
const REFUSES_TO = new RegExp(
  [
    String.raw`\bI (?:won’t|will not|would not|can’t accept|cannot accept|am not going to)\b|I’m not \p{Ll}+ing|`,
    String.raw`\b(?:is|are) (?:not happening|out of the question|not on)\b|\b(?:no|not an?other) (?:more )?\p{L}+(?: \p{L}+){0,3} (?:until|unless|before|without)\b`,
  ].join(''),
  'iu',
);

/** 'the portal' where it opens a sentence. */
export const capitalised = (reactions: ScenarioContent['reactions']): ScenarioContent['reactions'] =>
  reactionsSchema.parse(
    Object.fromEntries(
      Object.entries(reactions).map(([kind, lines]) => [
        kind,
        lines.map((line) => line.replaceAll(/(?<=^|[.?!]\s)\p{Ll}/gu, (letter) => letter.toUpperCase())),
      ]),
    ),
  );

/** What stands on the card of a scenario from a brief. */
export const described = ({
  who,
  role,
  about,
}: {
  readonly who: string;
  readonly role: string | null;
  readonly about: string | null;
}): string =>
  `A conversation with ${who}${role === null ? '' : `, ${role}`}${about === null ? '' : `, about ${about}`}. From a brief of your own.`;

const NO_PROMISE = 'Takes no promise about ';
/** What they never do, where the brief tells of nothing that they refuse. */
export const noPromiseWithoutADay = (project: string): ScenarioContent['persona']['redLines'][number] => ({
  text: `${NO_PROMISE}${project} without a day.`,
  line: `Without a day I take no promise about ${project}.`,
});

/** Whether it stands for none that is told. */
export const isNoPromise = ({ text }: { readonly text: string }): boolean => text.startsWith(NO_PROMISE);

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'from-a-brief';

/** From here on (0-1) a sentence is one of their main worries or demands. */
const MAIN = 0.5;

/** What lies behind it is no concern that they name, where they name enough besides; a guess at it never is. */
function openly(sayings: readonly Saying[], hidden: HiddenWorry | null): readonly Saying[] {
  const isHidden = ({ from }: Saying): boolean => hidden?.from.includes(from.sentence) === true;
  const others = sayings.filter((saying) => !isHidden(saying));
  return troubling(others).length >= LEAST_CONCERNS
    ? others
    : sayings.filter((saying) => !saying.guessed || !isHidden(saying));
}

/** The brief without what is addressed to a machine. */
export const forPeople = (brief: string): string =>
  brief
    .split('\n')
    .filter((line) => !forAMachine(line))
    .join('\n');

/**
 * In slices (`yieldTurn`). The same brief gives the same scenario.
 * @throws MeaningUnavailable where the similarity that was given gets lost on the way
 */
export async function draftFromBrief(pasted: string, options: ReadingOptions = {}): Promise<BriefReading> {
  const brief = punctuated(pasted);
  const read = await readBrief(brief, options);
  if ('refused' in read) return read;
  const { lines, people, sentences, sides, unnamed, shortName, aims } = read;
  const { stakeholder } = sides;
  const kind = talkKindOf(aims, sentences, sides);
  await yieldTurn();
  const talker = read.purposes === null ? null : whoTalks(read.told, stakeholder, sides.student);
  const each = settled(read.told, read.purposes, sides).map((entry) =>
    talker === null
      ? entry
      : {
          ...entry,
          briefing: toldToThem(entry.briefing, talker),
          spoken: entry.spoken === null ? null : toldToThem(entry.spoken, talker),
        },
  );
  const told = passages(each.map(inTheirWords));
  await yieldTurn();
  const names = new Set(people.all.flatMap((person) => [...person.aliases].flatMap((alias) => alias.split(/\s+/))));
  const found = projectOf(
    lines,
    told,
    names,
    people.organisations.map(({ name }) => name),
  );
  const partner = { who: shortName, pronoun: stakeholder.pronoun };
  // 'Kristina would like the stop from March' is what the student would like.
  const wanting =
    talker === null
      ? each
      : each.map((entry) => ({ ...entry, mark: toldToThem(entry.mark, talker).replace(WANT_OF_YOU, 'I ') }));
  const wish =
    longEnough(goalAsRead(read, partner)) ??
    longEnough(goalOf(wanting, partner)) ??
    longEnough(goalFrom(aims.filter((aim) => isMine(aim, read)))) ??
    (read.purposes === null ? null : longEnough(neededOf(wanting, partner)));
  const subject = subjectOf(lines);
  const topic = asTopic(found);
  // What is neither in the goal nor in the subject is spoken of, and may not be what it is about.
  const called = read.purposes === null || isSpokenOf(topic, [wish, subject]) ? topic : UNNAMED;
  // A word of theirs in passing is no name for what it is about.
  const project = asOne(called === UNNAMED && read.purposes === null ? wordOfTheirs(told, names) : called);
  await yieldTurn();
  const named = new Set([...names, ...people.organisations.flatMap(({ name }) => name.toLowerCase().split(/\s+/))]);
  const plain = atLeastThree(mattersOf(told, named, project));
  const demanded = told.some(
    (entry) => entry.theirs && entry.asks && entry.knownBy === 'both' && entry.spoken !== null,
  );
  // What happened comes first only where they name nothing else.
  const mainOnes = told.filter(({ purpose }) => (purpose?.ranked ?? 0) >= MAIN).length;
  const talk = kind === 'conduct' && mainOnes >= LEAST_CONCERNS ? null : kind;
  // Where they have demands of their own, these come first.
  const worries = talk === null ? plain : withTalk(plain, talk, told, talk === 'asked' && demanded ? 1 : 0);
  const hidden = hiddenWorry(told);
  const sayings = openly(sayingsOf(told), hidden);
  const voiced = voicedMatters(worries, troubling(sayings), named, project);
  const hint = hintBehind(voiced, hidden?.text ?? null);
  const besides = saidBesides(voiced, sayings, hint);
  const matters = voiced.map(({ matter }) => matter);
  await yieldTurn();

  const [main] = matters;
  if (main === undefined) return { refused: 'nobody' };
  const slots = matters.map((matter) => slotsOf(matter, told, project));
  const temper = temperOf(told, stakeholder);
  const opening = openingOf(told, sayings, temper.ends, kind, called === UNNAMED ? null : project);
  const spoken = new Set(opening.used);
  const concerns = voiced.map((one, at) => {
    const words = slots[at] ?? { project, short: project, thing: project, matter: project };
    return concernFrom(one.matter, one.saying?.text ?? null, at, {
      slots: words,
      worry: (at === 0 ? hint : null) ?? worryUntold(one, at, words, stakeholder.name),
      besides: besides[at] ?? null,
      spoken,
      temper,
    });
  });
  const mainHandle = main.thing ?? main.handles[0] ?? project;
  const type = stakeholderTypeOf(stakeholder.role, brief);
  const placed = houseAsRead(read) ?? organisationRead(brief, read);
  const work = withoutHouse(stakeholder.role, placed);
  const unplaced = organisationOf(
    brief,
    stakeholder,
    people.all.map(({ name }) => name),
  );
  const organisation = placed ?? (unplaced?.named === false ? unplaced.name : '');
  const role = work === null ? UNKNOWN_PERSON.role : capital(work);
  const difficulty = told.some((entry) => entry.theirs && THREATENS.test(entry.sentence.text)) ? 'hard' : 'medium';
  const facts = factsFrom(told, sides);
  // 'the apprentices' is no title of a talk.
  const titled = asOne(called) === called ? called : UNNAMED;
  const title = clip(
    titled !== UNNAMED
      ? `${shortName} and ${titled}`
      : subject === null
        ? `A word with ${calledInFull(stakeholder)}`
        : `${shortName}: ${subject}`,
    78,
  );
  const refusesTo = told.find((entry) => entry.theirs && entry.spoken !== null && REFUSES_TO.test(entry.spoken));
  const skills = [...new Set(matters.flatMap((matter) => CHALLENGES[matter.type].skills))].slice(0, 4);
  await yieldTurn();

  const asks = told
    .filter(
      (entry) =>
        entry.asks &&
        entry.theirs &&
        entry.knownBy === 'both' &&
        sayable(entry) &&
        (entry.own || /^(?:I|We)\b/.test(entry.spoken ?? '')) &&
        !/^(?:ok|so|um|then|and|but)\b/i.test(entry.spoken ?? '') &&
        entry.sentence.text.split(' ').length <= 30,
    )
    .map((entry) => entry.spoken ?? '');
  const scenario = scenarioContentSchema.parse({
    slug: slugOf(title),
    title,
    description: clip(
      described({ who: calledInFull(stakeholder), role: work, about: titled === UNNAMED ? null : project }),
      318,
    ),
    difficulty,
    category: kind === 'conduct' ? 'conflict_resolution' : CHALLENGES[main.type].category,
    challengeType: main.type,
    stakeholderType: type,
    industry: 'From your brief',
    goal:
      wish ??
      (kind === null && read.purposes === null ? goalByAsk(shortName, sayings) : null) ??
      clip(
        kind === null
          ? main.sure && read.purposes === null
            ? GOALS[main.type](shortName, project, main.thing ?? project)
            : ANY_GOAL(shortName, project)
          : TALK_GOALS[kind](shortName, project),
        198,
      ),
    situation: situationOf(told, sides, {
      project: called === UNNAMED ? UNNAMED : project,
      role: work,
      organisation: placed,
      goal: wish,
      brief,
    }),
    learningObjectives: [...new Set(matters.map((matter) => OBJECTIVES[matter.type]))]
      .slice(0, 3)
      .concat('Close with an owner and a day')
      .concat('Name their worry before you answer it', 'Ask before you propose')
      .slice(0, 4),
    skills: skills.length >= 2 ? skills : [...skills, 'active_listening'],
    estimatedDuration: difficulty === 'hard' ? 25 : 20,
    persona: {
      name: calledInFull(stakeholder),
      shortName,
      pronoun: stakeholder.pronoun,
      role: clip(role, 78),
      organisation: clip(organisation, 78),
      description: clip(temper.description, 250),
      style: temper.style,
      goals: [
        ...asks.slice(0, 2).map((ask) => clip(ask, 190)),
        temper.wants,
        `Know where ${project} really stands`,
      ].slice(0, 3),
      trust: difficulty === 'hard' ? 34 : 42,
      patience: difficulty === 'hard' ? 4 : 5,
      redLines: [
        refusesTo?.spoken === undefined || refusesTo.spoken === null
          ? noPromiseWithoutADay(project)
          : { text: refusesTo.spoken, line: refusesTo.spoken },
      ],
      wouldMove: matters
        .map((matter) => `A way to deal with ${matter.handles[0] ?? project}, with a day and its price beside it`)
        .concat('Hearing the worry named before it is answered')
        .slice(0, 3),
    },
    concerns,
    facts:
      facts.length >= 5
        ? facts
        : [
            ...facts,
            ...spareFacts(project, shortName, stakeholder.role, placed, mainHandle).slice(0, 5 - facts.length),
          ],
    opening: opening.text,
    reactions: capitalised(draftReactions(project, mainHandle)),
    ...draftSayings(project, mainHandle),
    manner: mannerOf(
      ['regulatory', 'subject_matter_expert', 'client'].includes(type) ||
        /\b(?:dear|sincerely|kind regards)\b/i.test(brief)
        ? 'measured'
        : 'brisk',
      {
        project,
        main: mainHandle,
        matters: Object.fromEntries(
          matters.map((matter) => [
            matter.id,
            [...new Set([...matter.handles, project])].filter((handle) => handle.length >= 4).slice(0, 3),
          ]),
        ),
      },
    ),
  });
  // What is said openly is not marked as kept back.
  const hiddenSpans = hint === null ? [] : (hidden?.from ?? []);
  const invented: InventedPart[] = [
    ...(unnamed === null ? [] : (['name'] as const)),
    ...(stakeholder.role === null ? (['role'] as const) : []),
    ...(organisation === '' ? (['organisation'] as const) : []),
    ...voiced.flatMap(({ matter: { id }, saying }, at) => [
      ...(saying === null ? ([`concern:${id}`] as const) : []),
      ...(at > 0 || hint === null ? ([`worry:${id}`] as const) : []),
    ]),
  ];
  const choices = await choicesOf(
    brief,
    read,
    {
      role: invented.includes('role') ? '' : scenario.persona.role,
      organisation,
      goal: scenario.goal,
      concerns: [...concerns.flatMap(({ summary, lines }) => [summary, ...lines.open.slice(0, 1)]), hint ?? ''],
    },
    { wanting, sayings, partner },
  );
  return {
    content: scenario,
    understood: understoodIn(brief, people, told, stakeholder, hiddenSpans),
    invented,
    choices,
  };
}
