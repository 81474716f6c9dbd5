/** The closed vocabularies of S1 §3 and S2 §3, in the order the specification lists them. */
import { z } from 'zod';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export const STAKEHOLDER_TYPES = [
  'client',
  'executive_sponsor',
  'team_member',
  'vendor',
  'subject_matter_expert',
  'end_user',
  'regulatory',
  'technical_lead',
] as const;
export const CHALLENGE_TYPES = [
  'scope_creep',
  'budget_constraints',
  'timeline_pressure',
  'quality_concerns',
  'communication_issues',
  'technical_complexity',
  'resource_limitations',
  'competing_priorities',
  'resistant_to_change',
  'unrealistic_expectations',
] as const;
export const CATEGORIES = [
  'project_initiation',
  'requirements_gathering',
  'scope_management',
  'timeline_negotiation',
  'budget_discussion',
  'conflict_resolution',
  'change_management',
  'risk_mitigation',
  'status_reporting',
  'resource_allocation',
] as const;
export const SKILLS = [
  'stakeholder_communication',
  'conflict_resolution',
  'negotiation_skills',
  'expectation_management',
  'problem_solving',
  'active_listening',
  'persuasion',
  'documentation',
  'empathy_building',
  'leadership',
] as const;
export const MESSAGE_ROLES = ['student', 'stakeholder'] as const;
export const CONVERSATION_STATUSES = ['in_progress', 'completed', 'abandoned'] as const;
export const ENGINES = ['rehearsal', 'openai'] as const;

export const difficultySchema = z.enum(DIFFICULTIES);
export const stakeholderTypeSchema = z.enum(STAKEHOLDER_TYPES);
export const challengeTypeSchema = z.enum(CHALLENGE_TYPES);
export const categorySchema = z.enum(CATEGORIES);
export const skillSchema = z.enum(SKILLS);
export const messageRoleSchema = z.enum(MESSAGE_ROLES);
export const conversationStatusSchema = z.enum(CONVERSATION_STATUSES);
export const engineSchema = z.enum(ENGINES);

export type Difficulty = z.infer<typeof difficultySchema>;
export type StakeholderType = z.infer<typeof stakeholderTypeSchema>;
export type ChallengeType = z.infer<typeof challengeTypeSchema>;
export type Category = z.infer<typeof categorySchema>;
export type Skill = z.infer<typeof skillSchema>;
export type MessageRole = z.infer<typeof messageRoleSchema>;
export type ConversationStatus = z.infer<typeof conversationStatusSchema>;
export type EngineId = z.infer<typeof engineSchema>;
