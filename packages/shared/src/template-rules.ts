/**
 * What the form of a template may be filled in with, and what is said when it is not (product §17.1). Plain values and
 * functions, so that a browser can import them without zod.
 */
import { CHALLENGE_TYPES, STAKEHOLDER_TYPES } from './vocabularies';

/** In characters; of lists, how many. */
export const TEMPLATE_LIMITS = {
  title: 120,
  /** Every other line. */
  line: 200,
  description: 2_000,
  context: 8_000,
  stakeholderTypes: STAKEHOLDER_TYPES.length,
  challengeTypes: CHALLENGE_TYPES.length,
  learningObjectives: 10,
} as const;

export const TEMPLATE_INCOMPLETE = 'Please fill all required fields';
export const tooManyText = (label: string, max: number): string => `${label}: choose at most ${max}`;
export const unknownChoiceText = (label: string): string => `${label}: please choose from the list`;
export const repeatedChoiceText = (label: string): string => `${label}: each can be chosen once`;
