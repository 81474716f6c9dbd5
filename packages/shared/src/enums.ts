/** The closed vocabularies as schemas and types. */
import { z } from 'zod';
import {
  CATEGORIES,
  CHALLENGE_TYPES,
  CONVERSATION_STATUSES,
  DIFFICULTIES,
  ENGINES,
  KIT_SCENARIO_STATUSES,
  KIT_STATUSES,
  MESSAGE_ROLES,
  SKILLS,
  STAKEHOLDER_TYPES,
} from './vocabularies';

export const difficultySchema = z.enum(DIFFICULTIES);
export const stakeholderTypeSchema = z.enum(STAKEHOLDER_TYPES);
export const challengeTypeSchema = z.enum(CHALLENGE_TYPES);
export const categorySchema = z.enum(CATEGORIES);
export const skillSchema = z.enum(SKILLS);
export const messageRoleSchema = z.enum(MESSAGE_ROLES);
export const conversationStatusSchema = z.enum(CONVERSATION_STATUSES);
export const engineSchema = z.enum(ENGINES);
export const kitStatusSchema = z.enum(KIT_STATUSES);
export const kitScenarioStatusSchema = z.enum(KIT_SCENARIO_STATUSES);

export type Difficulty = z.infer<typeof difficultySchema>;
export type StakeholderType = z.infer<typeof stakeholderTypeSchema>;
export type ChallengeType = z.infer<typeof challengeTypeSchema>;
export type Category = z.infer<typeof categorySchema>;
export type Skill = z.infer<typeof skillSchema>;
export type MessageRole = z.infer<typeof messageRoleSchema>;
export type ConversationStatus = z.infer<typeof conversationStatusSchema>;
export type EngineId = z.infer<typeof engineSchema>;
export type KitStatus = z.infer<typeof kitStatusSchema>;
export type KitScenarioStatus = z.infer<typeof kitScenarioStatusSchema>;
