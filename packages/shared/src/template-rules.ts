/**
 * What the form of a template may be filled in with, and what is said when it is not (product §17.1). Plain values and
 * functions, so that a browser can import them without zod.
 */
import { lineFault, proseFault } from './field-rules';
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

/** What a person has filled in so far. */
export interface TemplateFields {
  readonly title: string;
  readonly description: string;
  readonly industry: string;
  readonly projectType: string;
  readonly customContext: string;
  readonly stakeholderTypes: readonly string[];
  readonly challengeTypes: readonly string[];
  readonly learningObjectives: readonly string[];
}
export type TemplateFaults = Readonly<Partial<Record<keyof TemplateFields, string>>>;

/** What is wrong with a template, in words for the user, a field each; an empty record when nothing is. */
export function templateFaults(fields: TemplateFields): TemplateFaults {
  const { title, line, description, context } = TEMPLATE_LIMITS;
  const found: Record<keyof TemplateFields, string | undefined> = {
    title: lineFault('Title', title, fields.title),
    description: proseFault('Description', description, fields.description),
    industry: lineFault('Industry', line, fields.industry),
    projectType: lineFault('Project type', line, fields.projectType),
    customContext: proseFault('Context', context, fields.customContext),
    stakeholderTypes: choicesFault('Stakeholder types', TEMPLATE_LIMITS.stakeholderTypes, fields.stakeholderTypes),
    challengeTypes: choicesFault('Challenge types', TEMPLATE_LIMITS.challengeTypes, fields.challengeTypes),
    learningObjectives: choicesFault(
      'Learning objectives',
      TEMPLATE_LIMITS.learningObjectives,
      fields.learningObjectives,
    ),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined));
}

function choicesFault(label: string, max: number, chosen: readonly string[]): string | undefined {
  if (chosen.length === 0) return `${label}: choose at least one`;
  return chosen.length > max ? tooManyText(label, max) : undefined;
}
