/** What the library shows of an authored scenario, and what it is found by. */
import type { Scenario, ScenarioContent } from '@parley/shared';

/** The public half; nothing the stakeholder hides. */
export function scenarioCard(content: ScenarioContent): Omit<Scenario, '_id'> {
  const { persona } = content;
  return {
    slug: content.slug,
    title: content.title,
    description: content.description,
    difficulty: content.difficulty,
    category: content.category,
    challengeType: content.challengeType,
    stakeholderType: content.stakeholderType,
    stakeholderPersona: {
      name: persona.name,
      type: content.stakeholderType,
      role: persona.organisation === '' ? persona.role : `${persona.role}, ${persona.organisation}`,
      description: persona.description,
    },
    goal: content.goal,
    situation: content.situation,
    learningObjectives: content.learningObjectives,
    skills: content.skills,
    estimatedDuration: content.estimatedDuration,
  };
}

/** Lower case, without accents: what is searched and what is searched for compare alike. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Everything the search looks into: title, description, situation and learning objectives. */
export function searchText(
  content: Pick<ScenarioContent, 'title' | 'description' | 'situation' | 'learningObjectives'>,
): string {
  return foldText([content.title, content.description, content.situation, ...content.learningObjectives].join('\n'));
}
