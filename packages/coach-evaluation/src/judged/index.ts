/**
 * Sentences of students, each with what readers made of the lines that its person could say to it (decision 0043): 2 fits,
 * 1 speaks of the same and does not quite answer, 0 answers something else. Twelve readers judged; they knew the briefing and
 * the talk so far, and had not seen the coach. Of each sentence the lines were judged that the coach thought likeliest on
 * 2026-11-27, at most eight, whatever it said in the end.
 *
 * `live.json` judges sentences of 122 live talks: those of `findings/live-talks.json`, of the sets `live-1` and `live-2`, and
 * of `talks.json`, which stand here with their readers' scores and what they thought of each reply. `written.json` judges
 * 1,536 messages that six writers wrote to single lines of a stakeholder, having read the briefings alone.
 */
import { readFileSync } from 'node:fs';
import { scenarios } from '@parley/content';
import type { ScenarioContent } from '@parley/shared';
import { LIVE_1 } from '../transcripts/live-1/index';
import { LIVE_2 } from '../transcripts/live-2/index';

export type Fit = 0 | 1 | 2;

/** A sentence in its place, with what fits it. */
export interface JudgedSentence {
  readonly scenario: ScenarioContent;
  /** Whether it was said in a live talk. */
  readonly live: boolean;
  /** What the stakeholder had said before, in its order. */
  readonly heard: readonly string[];
  /** The message, and the place of the sentence in it. */
  readonly said: string;
  readonly sentence: number;
  /** It only leads up to another sentence of its message and needs nothing said to it. */
  readonly leadsUp: boolean;
  /** By the kind and id of what the line belongs to: 'answer:on-friday'. */
  readonly fits: ReadonlyMap<string, Fit>;
}

/** The kinds and ids, with a space between them. */
type Fits = Readonly<Partial<Record<'0' | '1' | '2', string>>>;
interface Turn {
  readonly said: string;
  readonly answer: string;
}
interface Talk {
  readonly id: string;
  readonly scenario: string;
  readonly turns: readonly Turn[];
}
interface OfTalk {
  readonly talk: string;
  readonly turn: number;
  readonly sentence: number;
  readonly leadsUp?: true;
  readonly fits: Fits;
}
interface OfLine {
  readonly scenario: string;
  readonly after: string;
  readonly said: string;
  readonly judged: readonly Pick<OfTalk, 'sentence' | 'leadsUp' | 'fits'>[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

const fitsIn = (fits: Fits): ReadonlyMap<string, Fit> =>
  new Map(([0, 1, 2] as const).flatMap((fit) => (fits[fit]?.split(' ') ?? []).map((id) => [id, fit] as const)));

function scenarioOf(slug: string): ScenarioContent {
  const found = scenarios.find((scenario) => scenario.slug === slug);
  if (!found) throw new Error(`No scenario ${slug}`);
  return found;
}

function talks(): ReadonlyMap<string, Talk> {
  const kept = [...(read('../findings/live-talks.json') as Talk[]), ...(read('./talks.json') as Talk[])];
  const written = [...LIVE_1, ...LIVE_2].map(({ id, scenario, lines, replies = [] }) => ({
    id,
    scenario,
    turns: lines.flatMap((line, at) => (typeof line === 'string' ? [{ said: line, answer: replies[at] ?? '' }] : [])),
  }));
  return new Map([...kept, ...written].map((talk) => [talk.id, talk]));
}

function fromTalks(): readonly JudgedSentence[] {
  const all = talks();
  return (read('./live.json') as OfTalk[]).map(({ talk, turn, sentence, leadsUp = false, fits }) => {
    const held = all.get(talk);
    const said = held?.turns[turn]?.said;
    if (!held || said === undefined) throw new Error(`No message ${turn} in ${talk}`);
    const scenario = scenarioOf(held.scenario);
    const heard = [scenario.opening, ...held.turns.slice(0, turn).map(({ answer }) => answer)];
    return { scenario, live: true, heard, said, sentence, leadsUp, fits: fitsIn(fits) };
  });
}

function fromLines(): readonly JudgedSentence[] {
  return (read('./written.json') as OfLine[]).flatMap(({ scenario: slug, after, said, judged }) => {
    const scenario = scenarioOf(slug);
    const heard = after === scenario.opening ? [after] : [scenario.opening, after];
    return judged.map(({ sentence, leadsUp = false, fits }) => ({
      scenario,
      live: false,
      heard,
      said,
      sentence,
      leadsUp,
      fits: fitsIn(fits),
    }));
  });
}

/** All of them. @throws Error where one speaks of a talk or a scenario that is not there */
export const judgedSentences = (): readonly JudgedSentence[] => [...fromTalks(), ...fromLines()];
