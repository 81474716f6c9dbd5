/** What is being filled in, kept as long as the browser tab: a reload loses nothing (product §17.10). */
import {
  CHALLENGE_TYPES,
  DIFFICULTIES,
  STAKEHOLDER_TYPES,
  type ChallengeType,
  type Difficulty,
  type StakeholderType,
  type Template,
  type TemplateInput,
} from '@parley/shared';
import { webStorage } from '@/lib/storage';

/** The form as it stands: a template, and an objective in one's own words that was not added yet. */
export interface TemplateDraft extends TemplateInput {
  readonly ownObjective: string;
}

export const EMPTY_DRAFT: TemplateDraft = {
  title: '',
  description: '',
  industry: '',
  projectType: '',
  customContext: '',
  stakeholderTypes: [],
  challengeTypes: [],
  learningObjectives: [],
  difficulty: 'medium',
  isPublic: false,
  ownObjective: '',
};

export function draftOf(template: Template): TemplateDraft {
  const { title, description, industry, projectType, customContext, difficulty, isPublic } = template;
  const { stakeholderTypes, challengeTypes, learningObjectives } = template;
  return {
    title,
    description,
    industry,
    projectType,
    customContext,
    stakeholderTypes,
    challengeTypes,
    learningObjectives,
    difficulty,
    isPublic,
    ownObjective: '',
  };
}

/** What is sent: an objective that was typed and not added counts too. */
export function inputOf({ ownObjective, ...input }: TemplateDraft): TemplateInput {
  const written = ownObjective.trim();
  const isNew = written !== '' && !input.learningObjectives.includes(written);
  return isNew ? { ...input, learningObjectives: [...input.learningObjectives, written] } : input;
}

const tab = webStorage(() => window.sessionStorage);

/** Whose draft of which template; `null` is the new one. */
export interface DraftName {
  readonly userId: string;
  readonly templateId: string | null;
}
const keyOf = ({ userId, templateId }: DraftName) => `customScenario:${userId}:${templateId ?? 'new'}:draft`;

export const draftStorage = {
  /** Null where there is none, or none that can be read. */
  read: (name: DraftName): TemplateDraft | null => parsed(tab.get(keyOf(name))),
  keep: (name: DraftName, draft: TemplateDraft): void => tab.set(keyOf(name), JSON.stringify(draft)),
  forget: (name: DraftName): void => tab.remove(keyOf(name)),
};

function parsed(text: string | null): TemplateDraft | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Somebody else's words under our name: as good as none.
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map(Object.entries(value));
  const line = (name: string): string => {
    const found: unknown = fields.get(name);
    return typeof found === 'string' ? found : '';
  };
  const lines = (name: string): string[] => {
    const found: unknown = fields.get(name);
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
  };
  return {
    title: line('title'),
    description: line('description'),
    industry: line('industry'),
    projectType: line('projectType'),
    customContext: line('customContext'),
    stakeholderTypes: lines('stakeholderTypes').filter(isStakeholderType),
    challengeTypes: lines('challengeTypes').filter(isChallengeType),
    learningObjectives: lines('learningObjectives'),
    difficulty: DIFFICULTIES.find((one): one is Difficulty => one === line('difficulty')) ?? EMPTY_DRAFT.difficulty,
    isPublic: fields.get('isPublic') === true,
    ownObjective: line('ownObjective'),
  };
}

export const isStakeholderType = (value: string): value is StakeholderType =>
  STAKEHOLDER_TYPES.some((one) => one === value);
export const isChallengeType = (value: string): value is ChallengeType => CHALLENGE_TYPES.some((one) => one === value);
