import type { TemplateInput } from '@parley/shared';

/** A template as a form sends it. */
export function templateFixture(given: Partial<TemplateInput> = {}): TemplateInput {
  return {
    title: 'Moving the depot',
    description: 'The lease of the old depot ends before the new one is ready.',
    industry: 'Logistics',
    projectType: 'Relocation',
    customContext: 'The lease ends on 3 March. The new depot has 14 of its 20 docks. Ines Duarte runs the vans.',
    stakeholderTypes: ['client', 'vendor'],
    challengeTypes: ['timeline_pressure', 'budget_constraints'],
    learningObjectives: ['negotiation_skills', 'Close with a date'],
    difficulty: 'medium',
    isPublic: false,
    ...given,
  };
}
