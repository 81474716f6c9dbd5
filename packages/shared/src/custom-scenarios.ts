/** Templates of scenarios of one's own, and the scenarios that are made of them (product §17). */
import { z } from 'zod';
import { conversationSchema } from './conversations';
import { challengeTypeSchema, difficultySchema, stakeholderTypeSchema } from './enums';
import { tooLongText } from './field-rules';
import { briefChangeSchema, briefRequestSchema } from './scenario-brief';
import { libraryScenarioSchema } from './scenarios';
import {
  repeatedChoiceText,
  TEMPLATE_INCOMPLETE,
  TEMPLATE_LIMITS,
  tooManyText,
  unknownChoiceText,
} from './template-rules';
import { oneLine, VISIBLE, writtenText } from './text';
import { CATEGORIES, CHALLENGE_TYPES, DIFFICULTIES, STAKEHOLDER_TYPES } from './vocabularies';

/** Of a conversation, in minutes. */
const DURATION = { min: 10, max: 40 };
const durationText = `Duration must be ${DURATION.min} to ${DURATION.max} minutes`;

const required = (label: string, max: number, kept: (text: string) => string, description: string) =>
  z
    .string({ error: TEMPLATE_INCOMPLETE })
    .overwrite(kept)
    .min(1, { error: TEMPLATE_INCOMPLETE, abort: true })
    .max(max, tooLongText(label, max))
    .regex(VISIBLE, TEMPLATE_INCOMPLETE)
    .meta({ description });
const line = (label: string, max: number = TEMPLATE_LIMITS.line) =>
  required(label, max, oneLine, 'One line: blanks and breaks become single spaces, invisible characters are left out');
const prose = (label: string, max: number) =>
  required(label, max, writtenText, 'In its own lines: trimmed, control characters are left out; then counted');

/** At least one, at most `max`, none twice. */
const choices = <T extends z.ZodType>(label: string, max: number, one: T) =>
  z
    .array(one, { error: TEMPLATE_INCOMPLETE })
    .min(1, { error: TEMPLATE_INCOMPLETE, abort: true })
    .max(max, { error: tooManyText(label, max), abort: true })
    .refine((values) => new Set(values).size === values.length, repeatedChoiceText(label))
    .meta({ uniqueItems: true });

/** What a scenario is drafted from. */
export const draftFieldsSchema = z.object({
  title: line('Title', TEMPLATE_LIMITS.title),
  description: prose('Description', TEMPLATE_LIMITS.description),
  industry: line('Industry'),
  projectType: line('Project type'),
  customContext: prose('Context', TEMPLATE_LIMITS.context),
  /** The scenario has one stakeholder: the first, where nobody else is asked for. */
  stakeholderTypes: choices(
    'Stakeholder types',
    TEMPLATE_LIMITS.stakeholderTypes,
    z.enum(STAKEHOLDER_TYPES, unknownChoiceText('Stakeholder types')),
  ),
  /** The first is the main one. */
  challengeTypes: choices(
    'Challenge types',
    TEMPLATE_LIMITS.challengeTypes,
    z.enum(CHALLENGE_TYPES, unknownChoiceText('Challenge types')),
  ),
  /** Skills by name, or objectives in one's own words. */
  learningObjectives: choices('Learning objectives', TEMPLATE_LIMITS.learningObjectives, line('Learning objective')),
  difficulty: z.enum(DIFFICULTIES, unknownChoiceText('Difficulty')),
});
export type DraftFields = z.infer<typeof draftFieldsSchema>;

/** What a person fills in; everything is kept as it was written. */
export const templateInputSchema = draftFieldsSchema.extend({
  /** Everybody signed in may read, use and copy it. */
  isPublic: z.boolean({ error: 'Public is yes or no' }).default(false),
});
export type TemplateInput = z.infer<typeof templateInputSchema>;

/** A template as its reader sees it; whose it is, is nobody's business but the owner's. */
export const templateSchema = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  industry: z.string(),
  projectType: z.string(),
  customContext: z.string(),
  stakeholderTypes: z.array(stakeholderTypeSchema),
  challengeTypes: z.array(challengeTypeSchema),
  learningObjectives: z.array(z.string()),
  difficulty: difficultySchema,
  isPublic: z.boolean(),
  /** The caller's own: to be changed and deleted by them. */
  isOwn: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Template = z.infer<typeof templateSchema>;

/** Who is to sit across, where a template names several. */
export const generateFromTemplateSchema = z.object({
  stakeholderType: z.enum(STAKEHOLDER_TYPES, unknownChoiceText('Stakeholder type')).optional(),
});

/** What a template gives: a conversation about its scenario. */
export const generatedSchema = z.object({
  conversation: conversationSchema,
  scenario: libraryScenarioSchema,
});
export type Generated = z.infer<typeof generatedSchema>;

/** What a scenario of one's own is drafted from. */
export const draftRequestSchema = z.union([draftFieldsSchema, briefRequestSchema]);
export type DraftRequest = z.infer<typeof draftRequestSchema>;

const optionalText = (label: string, max: number, kept: (text: string) => string) =>
  z
    .string({ error: `${label} must be a text` })
    .overwrite(kept)
    .min(1, { error: `${label} must not be empty`, abort: true })
    .max(max, tooLongText(label, max))
    .regex(VISIBLE, `${label} must not be empty`)
    .optional();

const cardShape = {
  goal: optionalText('Goal', TEMPLATE_LIMITS.line, oneLine),
  situation: optionalText('Situation', TEMPLATE_LIMITS.description, writtenText),
  /** The stakeholder's first words. */
  opening: optionalText('Opening', TEMPLATE_LIMITS.description, oneLine),
  category: z.enum(CATEGORIES, unknownChoiceText('Category')).optional(),
  challengeType: z.enum(CHALLENGE_TYPES, unknownChoiceText('Challenge type')).optional(),
  /** Minutes. */
  estimatedDuration: z
    .int({ error: 'Duration must be a number of minutes' })
    .min(DURATION.min, durationText)
    .max(DURATION.max, durationText)
    .optional(),
  stakeholderPersona: z
    .object(
      {
        name: optionalText('Name', 100, oneLine),
        role: optionalText('Role', TEMPLATE_LIMITS.line, oneLine),
        description: optionalText('Description of the stakeholder', 500, oneLine),
      },
      { error: 'The stakeholder is an object' },
    )
    .optional(),
};
const { title, description, learningObjectives, difficulty } = draftFieldsSchema.shape;
const stakeholderType = z.enum(STAKEHOLDER_TYPES, unknownChoiceText('Stakeholder type'));

/** A scenario by its card; what is left out is drafted. */
export const scenarioInputSchema = z.object({
  title,
  description,
  difficulty,
  stakeholderType,
  learningObjectives,
  ...cardShape,
});
export type ScenarioInput = z.infer<typeof scenarioInputSchema>;

/** What is to be changed of a scenario; everything else stays. */
export const scenarioChangeSchema = scenarioInputSchema.partial().extend({
  /** Beside the card, of a scenario from a brief alone (product §23.6). */
  brief: briefChangeSchema.optional(),
});
export type ScenarioChange = z.infer<typeof scenarioChangeSchema>;

/** What was deleted can be taken back until then (product §17.8). */
export const deletedSchema = z.object({ restorableUntil: z.iso.datetime() });
