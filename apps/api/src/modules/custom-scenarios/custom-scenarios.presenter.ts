/** What of a template leaves the server (product §17.3): never whose it is. */
import type { TemplateRecord } from '@parley/db';
import type { Template } from '@parley/shared';

export function presentTemplate(template: TemplateRecord, userId: string): Template {
  return {
    _id: template.id,
    title: template.title,
    description: template.description,
    industry: template.industry,
    projectType: template.projectType,
    customContext: template.customContext,
    stakeholderTypes: [...template.stakeholderTypes],
    challengeTypes: [...template.challengeTypes],
    learningObjectives: [...template.learningObjectives],
    difficulty: template.difficulty,
    isPublic: template.isPublic,
    isOwn: template.ownerId === userId,
    createdAt: template.createdAt.toISOString(),
    updatedAt: template.updatedAt.toISOString(),
  };
}
