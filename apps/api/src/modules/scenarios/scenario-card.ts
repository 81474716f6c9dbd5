/** What the owner of a scenario writes on its card, put into the whole scenario (product §17.7). */
import type { ScenarioTemplateInput } from '@parley/coach';
import type { Category, ScenarioChange, ScenarioContent, ScenarioInput } from '@parley/shared';

/** The challenge that a category is about, where none is named. */
const CHALLENGE_OF: Readonly<Record<Category, ScenarioContent['challengeType']>> = {
  project_initiation: 'unrealistic_expectations',
  requirements_gathering: 'technical_complexity',
  scope_management: 'scope_creep',
  timeline_negotiation: 'timeline_pressure',
  budget_discussion: 'budget_constraints',
  conflict_resolution: 'competing_priorities',
  change_management: 'resistant_to_change',
  risk_mitigation: 'quality_concerns',
  status_reporting: 'communication_issues',
  resource_allocation: 'resource_limitations',
};

/** What to draft the rest of a scenario from, when all there is of it is its card. */
export function templateOfCard(card: ScenarioInput): ScenarioTemplateInput {
  const { title, description, difficulty, stakeholderType, learningObjectives } = card;
  const category = card.category ?? 'conflict_resolution';
  return {
    title,
    description,
    industry: 'General',
    projectType: category.replaceAll('_', ' '),
    customContext: card.situation ?? description,
    stakeholderTypes: [stakeholderType],
    challengeTypes: [card.challengeType ?? CHALLENGE_OF[category]],
    learningObjectives,
    difficulty,
  };
}

/** The scenario with what was changed; whatever is left out stays as it is. */
export function withCard(content: ScenarioContent, change: ScenarioChange): ScenarioContent {
  const { stakeholderPersona: given = {} } = change;
  const persona = {
    ...content.persona,
    name: given.name ?? content.persona.name,
    shortName: given.name === undefined ? content.persona.shortName : shortNameOf(given.name),
    role: given.role === undefined ? content.persona.role : roleAlone(given.role, content.persona.organisation),
    description: given.description ?? content.persona.description,
  };
  const renamed = (text: string): string => renameIn(text, content.persona, persona);
  return {
    ...content,
    title: change.title ?? content.title,
    description: change.description ?? content.description,
    difficulty: change.difficulty ?? content.difficulty,
    category: change.category ?? content.category,
    challengeType: change.challengeType ?? content.challengeType,
    stakeholderType: change.stakeholderType ?? content.stakeholderType,
    goal: change.goal ?? renamed(content.goal),
    situation: change.situation ?? renamed(content.situation),
    learningObjectives: change.learningObjectives ?? content.learningObjectives,
    estimatedDuration: change.estimatedDuration ?? content.estimatedDuration,
    opening: change.opening ?? content.opening,
    persona,
  };
}

/** Cards show role and organisation as one line, and may be sent back so. */
function roleAlone(role: string, organisation: string): string {
  const end = `, ${organisation}`;
  return role.endsWith(end) && role.length > end.length ? role.slice(0, -end.length) : role;
}

/** What people call them: the first of their names, or what stands after a title. */
function shortNameOf(name: string): string {
  const [first = name, ...others] = name.split(' ');
  return /^(?:Dr|Mr|Mrs|Ms|Mx|Prof)\.?$/i.test(first) && others.length > 0 ? name : first;
}

type Named = Pick<ScenarioContent['persona'], 'name' | 'shortName'>;

function renameIn(text: string, from: Named, to: Named): string {
  const pairs = [
    [from.name, to.name],
    [from.shortName, to.shortName],
  ] as const;
  return pairs.reduce((now, [old, next]) => (old === next ? now : now.replaceAll(wholeWords(old), () => next)), text);
}

function wholeWords(words: string): RegExp {
  const literal = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'gu');
}
