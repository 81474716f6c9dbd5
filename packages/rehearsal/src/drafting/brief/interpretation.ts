/**
 * A brief as somebody else than the built-in reading understood it (a provider's model), put in the place of the built-in
 * draft's parts. What is said of it later in the talk is made of it as of a correction of the owner's (product §23.6).
 */
import {
  type Concern,
  type Fact,
  type FactKnower,
  type InventedPart,
  isTheirsToTell,
  MOST_FACTS,
  type ScenarioContent,
  type Understood,
} from '@parley/shared';
import { clip } from '../clip';
import { draftReactions } from '../draft-reactions';
import { draftSayings } from '../draft-sayings';
import { capital } from './as-sentence';
import { besides, type Drafted } from './choices';
import { behindUntold } from './concerns';
import { concernWritten, figuresOf } from './correct';
import { isAnyGoal } from './briefing';
import { type BriefScenario, capitalised, described, isNoPromise, noPromiseWithoutADay } from './draft-from-brief';
import { soItIs, takenNote } from './facts';
import { mannerIn, mannerOf } from './manner';

/** A worry or demand, as they would say it. */
export interface InterpretedConcern {
  readonly says: string;
  /** What else they say of it, where it is not answered. */
  readonly presses: readonly string[];
  /** Why it matters to them; null where nothing is known. */
  readonly behind: string | null;
  /** Where the brief tells or hints at that (characters); empty where it was guessed. */
  readonly behindAt: readonly { readonly start: number; readonly end: number }[];
  /** What settles it, as the student would say it. */
  readonly answeredBy: readonly string[];
}

/** A fact of the case. */
export interface InterpretedFact {
  readonly text: string;
  /** As they would say it; null where nothing was found for that. */
  readonly says: string | null;
  readonly knownBy: FactKnower;
}

/** Null is what nothing was found for: there the built-in draft stays. */
export interface Interpretation {
  readonly pronoun: 'he' | 'she' | 'they' | null;
  readonly role: string | null;
  /** Empty where they work nowhere that the brief calls anything. */
  readonly organisation: string | null;
  /** What it is about, as it fits after 'about', without a stop: 'the claims portal'. */
  readonly about: string | null;
  /** How they are and speak. */
  readonly manner: string | null;
  readonly wants: readonly string[];
  readonly goal: string | null;
  readonly situation: string | null;
  readonly opening: string | null;
  /** The main one first; fewer than two leave the built-in ones. */
  readonly concerns: readonly InterpretedConcern[];
  readonly facts: readonly InterpretedFact[];
}

const LONGEST = { title: 78, card: 318, line: 78, description: 250, want: 190 } as const;
/** So many concerns are taken (product §23.1). */
const MOST = 4;
/** With fewer the built-in facts stay. */
const FACTS = 3;
/** With so many nothing is added to them. */
const ENOUGH = 7;
const SETTLED_BY = 5;
const PRESSED = 5;

const named = (about: string, { persona, title }: ScenarioContent): string =>
  about === '' ? title : clip(`${persona.shortName} and ${about}`, LONGEST.title);

const unique = (lines: readonly string[]): string[] => [...new Set(lines)];

/** A concern with their lines before the forms that fit any worry. */
function concernOf(
  content: ScenarioContent,
  at: number,
  { says, presses, behind, answeredBy }: InterpretedConcern,
): { readonly concern: Concern; readonly names: readonly string[] } {
  const { concern, names } = concernWritten(content, at, {
    id: `told-${at + 1}`,
    summary: says,
    worry: behind ?? behindUntold(at, content.persona.name),
    asSaid: true,
  });
  const weight = at === 0 ? 3 : at === 1 ? 2 : 1;
  return {
    names,
    concern: {
      ...concern,
      weight,
      central: at === 0,
      settledBy: unique([...answeredBy, ...concern.settledBy]).slice(0, Math.max(SETTLED_BY, answeredBy.length)),
      // The first of the built ones says the same again.
      lines: { ...concern.lines, pressed: unique([...presses, ...concern.lines.pressed.slice(1)]).slice(0, PRESSED) },
    },
  };
}

function factsOf(content: ScenarioContent, given: readonly InterpretedFact[]): readonly Fact[] {
  if (given.length < FACTS) return content.facts;
  const told = given.slice(0, MOST_FACTS).map(({ text, says, knownBy }, at): Fact => ({
    id: `fact-${at + 1}`,
    text,
    knownBy,
    figures: [...figuresOf(text)],
    line: isTheirsToTell(knownBy) ? (says ?? soItIs(at)) : takenNote(at),
  }));
  if (told.length >= ENOUGH) return told;
  // A figure of the brief that was passed over is still a fact of the case.
  const all = told.map(({ text }) => text.toLowerCase()).join('\n');
  const passedOver = content.facts.filter(
    ({ figures }) => figures.length > 0 && figures.every((figure) => !all.includes(figure.toLowerCase())),
  );
  return [...told, ...passedOver.map((fact, at) => ({ ...fact, id: `fact-${told.length + at + 1}` }))].slice(
    0,
    MOST_FACTS,
  );
}

/** What stays made up of it. */
function inventedIn(
  { invented, content }: BriefScenario,
  { role, organisation }: Interpretation,
  concerns: readonly InterpretedConcern[],
): readonly InventedPart[] {
  const housed = (organisation ?? content.persona.organisation) !== '';
  const kept: InventedPart[] = [
    ...invented.filter((part) => {
      if (part === 'role') return role === null;
      return part !== 'organisation' && (part === 'name' || concerns.length < 2);
    }),
    ...(housed ? [] : (['organisation'] as const)),
  ];
  return concerns.length < 2
    ? kept
    : [
        ...kept,
        ...concerns.flatMap(({ behind, behindAt }, at) =>
          behind === null || behindAt.length === 0 ? ([`worry:told-${at + 1}`] as const) : [],
        ),
      ];
}

/** Marks of what lies behind a worry, where they were found. */
function understoodIn(
  { understood }: BriefScenario,
  brief: string,
  concerns: readonly InterpretedConcern[],
): readonly Understood[] {
  const spans = concerns.flatMap(({ behind, behindAt }) => (behind === null ? [] : behindAt));
  if (concerns.length < 2) return understood;
  const taken: Understood[] = [];
  for (const { start, end } of spans)
    if (taken.every((other) => end <= other.start || other.end <= start))
      taken.push({ kind: 'hidden', text: brief.slice(start, end), start, end });
  return [
    ...understood.filter(
      ({ kind, start, end }) =>
        kind !== 'hidden' && !(kind === 'ask' && taken.some((span) => start < span.end && span.start < end)),
    ),
    ...taken,
  ].toSorted((left, right) => left.start - right.start || right.end - left.end);
}

const toldIn = ({ role, organisation, goal, concerns }: Interpretation): ReadonlySet<keyof Drafted> =>
  new Set([
    ...(role === null ? [] : (['role'] as const)),
    ...(organisation === null || organisation === '' ? [] : (['organisation'] as const)),
    ...(goal === null ? [] : (['goal'] as const)),
    ...(concerns.length < 2 ? [] : (['concerns'] as const)),
  ]);

/** The draft with what somebody read in its place; the built-in reading stays to choose from. */
export function interpreted(draft: BriefScenario, brief: string, given: Interpretation): BriefScenario {
  const { content } = draft;
  const { persona } = content;
  const role = given.role === null ? persona.role : clip(capital(given.role), LONGEST.line);
  const organisation = given.organisation === null ? persona.organisation : clip(given.organisation, LONGEST.line);
  const about = given.about ?? '';
  const told = given.concerns.slice(0, MOST);
  const written = told.length < 2 ? [] : told.map((one, at) => concernOf(content, at, one));
  const concerns = written.length === 0 ? content.concerns : written.map(({ concern }) => concern);
  const goal = given.goal ?? content.goal;
  const main = written[0]?.names[0] ?? about;
  const matters =
    written.length === 0
      ? content.manner?.matters
      : Object.fromEntries(written.map(({ concern: { id }, names }) => [id, [...names]]));
  const roleOrNone = given.role === null && draft.invented.includes('role') ? null : role;
  const isTold = about !== '' || given.role !== null;
  const card = isTold
    ? clip(described({ who: persona.name, role: roleOrNone, about: about === '' ? null : about }), LONGEST.card)
    : content.description;
  const scenario: ScenarioContent = {
    ...content,
    title: named(about, content),
    description: card,
    goal,
    situation: given.situation ?? content.situation,
    opening: given.opening ?? content.opening,
    persona: {
      ...persona,
      pronoun: given.pronoun ?? persona.pronoun,
      role,
      organisation,
      description: given.manner === null ? persona.description : clip(given.manner, LONGEST.description),
      // How they ask and press is told by the end of it (`temperOfStyle`).
      style: given.manner === null ? persona.style : `${given.manner} ${persona.style}`,
      redLines:
        about === ''
          ? persona.redLines
          : persona.redLines.map((line) => (isNoPromise(line) ? noPromiseWithoutADay(about) : line)),
      goals: unique([...given.wants.map((want) => clip(want, LONGEST.want)), ...persona.goals]).slice(0, 3),
    },
    concerns,
    facts: [...factsOf(content, given.facts)],
    ...(about === ''
      ? {}
      : {
          reactions: capitalised(draftReactions(about, main)),
          ...draftSayings(about, main),
          manner: mannerOf(mannerIn(content.manner), { project: about, main, matters: matters ?? {} }),
        }),
    ...(about === '' && content.manner !== undefined && matters !== undefined
      ? { manner: { ...content.manner, matters } }
      : {}),
  };
  const choices = besides(draft.choices, {
    before: {
      role: draft.invented.includes('role') ? '' : persona.role,
      organisation: persona.organisation,
      goal: isAnyGoal(content.goal) ? '' : content.goal,
    },
    now: {
      role,
      organisation,
      goal,
      concerns: concerns.flatMap(({ summary, worry, lines }) => [summary, worry, ...lines.open.slice(0, 1)]),
    },
    told: toldIn(given),
  });
  return {
    content: scenario,
    understood: understoodIn(draft, brief, told),
    invented: inventedIn(draft, given, told),
    choices,
  };
}
