/** The closed vocabularies (product §1.7) as plain lists, in its order; a browser can import them without zod. */

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
/** How far a learning track, and a scenario on its path, has come (product §16.2). */
export const KIT_STATUSES = ['not_started', 'in_progress', 'completed'] as const;
export const KIT_SCENARIO_STATUSES = ['locked', 'in_progress', 'completed'] as const;
export const ENGINES = ['rehearsal', 'openai'] as const;
/** How large a team writes to us (product §3.9). */
export const TEAM_SIZES = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;
/** What a link to the contact form says it is about (product §3.9). */
export const ENQUIRY_PLANS = ['team-pilot', 'team-renewal'] as const;
