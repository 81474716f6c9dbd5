/** What a sentence of a brief is for, and who knows what it tells (decision 0042). */
import type { SaidByThem } from '../brief/said-by-them';
import type { PackedSoftmax } from '../../understanding/packed-weights';
import type { SoftmaxWeights } from '../../understanding/softmax';

export const PURPOSES = [
  /** What the stakeholder fears, complains of, or is troubled by. */
  'their_worry',
  /** What they ask for, insist on, threaten, refuse. */
  'their_demand',
  /** Another thing that they said or did or hold. */
  'their_statement',
  /** Who they are, how they are, their history and standing. */
  'about_them',
  /** What the writer wants of the talk. */
  'my_goal',
  /** What the writer can propose or concede. */
  'my_offer',
  /** What the writer notes for themselves: guesses, limits, tactics, what not to say. */
  'my_private',
  /** What happened and how things stand. */
  'case_fact',
  /** What somebody else said, wants or did. */
  'others',
  /** Greetings, headers, signatures, asides. */
  'noise',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Both sides, the writer alone, or the stakeholder first of all. */
export const KNOWERS = ['both', 'me', 'them'] as const;
export type Knower = (typeof KNOWERS)[number];

/** What is told of one sentence. */
export interface ReadPurpose {
  readonly purpose: Purpose;
  readonly knower: Knower;
  /** The chance of each, 0-1. */
  readonly of: Readonly<Record<Purpose, number>>;
  readonly knows: Readonly<Record<Knower, number>>;
  /** How likely it tells what the stakeholder hides, 0-1; 0 where the brief was not read as a whole. */
  readonly hidden: number;
  /** How likely it is one of their main worries or demands, 0-1; 0 where the brief was not read as a whole. */
  readonly ranked: number;
  /** How likely it tells what lies behind a worry or demand of theirs, hidden or not, 0-1; null likewise. */
  readonly behind: number | null;
  /** How likely it tells a fact of the case that the talk may turn on, 0-1; null likewise. */
  readonly fact: number | null;
  /** How the stakeholder would say it; null likewise, or where nothing of it can be said. */
  readonly said: SaidByThem | null;
}

/** The writer's own matter, 0-1. */
export const mineOf = ({ of }: ReadPurpose): number => of.my_goal + of.my_offer + of.my_private;
/** Of the stakeholder, 0-1. */
export const theirsOf = ({ of }: ReadPurpose): number =>
  of.their_worry + of.their_demand + of.their_statement + of.about_them;
/** What they worry about or demand, 0-1. */
export const troublesOf = ({ of }: ReadPurpose): number => of.their_worry + of.their_demand;

/** Whether it is surely a worry or a demand of theirs; not by grammar alone. */
export const isSurelyTrouble = (purpose: ReadPurpose | null): boolean => purpose !== null && troublesOf(purpose) >= 0.5;

/** What tells the purposes, what tells who knows, and how likely one purpose follows another (a row for each before it). */
export interface PurposeWeights {
  readonly purposes: SoftmaxWeights;
  readonly knowers: SoftmaxWeights;
  /** Logarithms of how much likelier a purpose is behind another than by itself. */
  readonly follows: readonly (readonly number[])[];
}
/** The same as it is kept in a file. */
export interface PurposeModel {
  readonly purposes: PackedSoftmax;
  readonly knowers: PackedSoftmax;
  readonly follows: readonly (readonly number[])[];
}
