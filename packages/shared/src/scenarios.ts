/** Scenarios as the library shows them (product §8.2). What a stakeholder hides stands in `scenario-content.ts` and never leaves the server. */
import { z } from 'zod';
import {
  categorySchema,
  challengeTypeSchema,
  difficultySchema,
  engineSchema,
  skillSchema,
  stakeholderTypeSchema,
} from './enums';
import { briefPartSchema } from './scenario-brief';

export const personaCardSchema = z.object({
  name: z.string(),
  type: stakeholderTypeSchema,
  /** 'Chief operating officer, Halden Freight' */
  role: z.string(),
  /** One or two sentences a colleague would say about this person. */
  description: z.string(),
});

export const scenarioSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  difficulty: difficultySchema,
  category: categorySchema,
  challengeType: challengeTypeSchema,
  stakeholderType: stakeholderTypeSchema,
  stakeholderPersona: personaCardSchema,
  /** What the student should leave the conversation with. */
  goal: z.string(),
  /** What the student knows going in. */
  situation: z.string(),
  learningObjectives: z.array(z.string()),
  skills: z.array(skillSchema),
  /** Minutes. */
  estimatedDuration: z.number().int().positive(),
});
/** How a scenario of one's own came to be (product §17.4). */
export const scenarioOriginSchema = z.object({
  /** What it was drafted from: a template, the fields of one, the card of a scenario, or a pasted brief. */
  from: z.enum(['template', 'fields', 'card', 'brief']),
  /** The template; null where there was none. */
  templateId: z.string().nullable(),
  engine: engineSchema,
  model: z.string(),
  /** An honest line where the built-in engine wrote in the provider's place; null as a rule. */
  notice: z.string().nullable(),
});
export type ScenarioOrigin = z.infer<typeof scenarioOriginSchema>;

/** What only the owner of a scenario sees. */
export const ownPartSchema = z.object({
  origin: scenarioOriginSchema,
  /** The stakeholder's first words. */
  opening: z.string(),
  /** Of a scenario from a brief what can be corrected (product §23.6), where it is read by itself; null in lists and of others. */
  brief: briefPartSchema.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** A row of a list: the scenario, with the caller's own best overall score on it (0-10) where there is one. */
export const libraryScenarioSchema = scenarioSchema.extend({
  bestScore: z.number().min(0).max(10).nullable(),
  /** Set on scenarios of the caller's own; null on those of the library. */
  own: ownPartSchema.nullable(),
});

export type PersonaCard = z.infer<typeof personaCardSchema>;
export type Scenario = z.infer<typeof scenarioSchema>;
export type LibraryScenario = z.infer<typeof libraryScenarioSchema>;
