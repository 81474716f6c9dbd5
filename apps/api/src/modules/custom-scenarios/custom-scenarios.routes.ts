/** Templates of scenarios of one's own, and what is made of them (product §17). */
import { restorableUntil } from '@parley/db';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { presentConversation } from '../conversations/conversations.presenter';
import { readAhead } from '../conversations/start-conversation';
import { createDrafting } from '../scenarios/draft-scenario';
import { presentOwnScenario } from '../scenarios/scenarios.presenter';
import { requireCustomScenarios, requireOwnTemplate, templateNotFound } from './custom-scenarios.policy';
import { presentTemplate } from './custom-scenarios.presenter';
import { generateFromTemplate } from './generate-from-template';

type TemplateEndpoint =
  | 'listTemplates'
  | 'createTemplate'
  | 'getTemplate'
  | 'updateTemplate'
  | 'deleteTemplate'
  | 'restoreTemplate'
  | 'generateFromTemplate';

export function customScenarioHandlers(dependencies: ApiDependencies): Handlers<TemplateEndpoint> {
  const { database, coach, backgroundWork, clock } = dependencies;
  const { templates } = database;
  const drafting = createDrafting(dependencies);

  /** @throws AppError not_found unless the caller may see it, forbidden unless it is theirs */
  const requireOwn = async (id: string, userId: string): Promise<void> => {
    const template = await templates.findReadable(id, userId);
    if (template === null) throw templateNotFound();
    requireOwnTemplate(template, userId);
  };

  return {
    listTemplates: async ({ caller, query }) => {
      const { templates: found, nextCursor, total } = await templates.list({ userId: caller.userId, ...query });
      return {
        data: found.map((template) => presentTemplate(template, caller.userId)),
        page: { nextCursor, total },
      };
    },

    createTemplate: async ({ caller, body }) => {
      const now = clock();
      await requireCustomScenarios(database, caller.userId, now);
      return presentTemplate(await templates.create({ userId: caller.userId, input: body, now }), caller.userId);
    },

    getTemplate: async ({ caller, params }) => {
      const template = await templates.findReadable(params.id, caller.userId);
      if (template === null) throw templateNotFound();
      return presentTemplate(template, caller.userId);
    },

    updateTemplate: async ({ caller, params, body }) => {
      const now = clock();
      await requireOwn(params.id, caller.userId);
      await requireCustomScenarios(database, caller.userId, now);
      const template = await templates.update({ id: params.id, userId: caller.userId, input: body, now });
      if (template === null) throw templateNotFound();
      return presentTemplate(template, caller.userId);
    },

    deleteTemplate: async ({ caller, params }) => {
      const now = clock();
      await requireOwn(params.id, caller.userId);
      if (!(await templates.remove({ id: params.id, userId: caller.userId, now }))) throw templateNotFound();
      return { restorableUntil: restorableUntil(now).toISOString() };
    },

    restoreTemplate: async ({ caller, params }) => {
      const template = await templates.restore({ id: params.id, userId: caller.userId, now: clock() });
      if (template === null) throw templateNotFound();
      return presentTemplate(template, caller.userId);
    },

    generateFromTemplate: async ({ caller, params, body, res, log }) => {
      const { conversation, scenario, emailId } = await generateFromTemplate(
        database,
        drafting({ userId: caller.userId, res, log }),
        { templateId: params.id, userId: caller.userId, stakeholderType: body.stakeholderType, now: clock() },
      );
      await backgroundWork.mail.post(emailId);
      readAhead(coach, { conversation, content: scenario.content }, log);
      const best = await database.conversations.bestScores(caller.userId);
      return {
        conversation: presentConversation(conversation, null, null),
        scenario: presentOwnScenario(scenario, best.get(scenario.scenario.slug)),
      };
    },
  };
}
