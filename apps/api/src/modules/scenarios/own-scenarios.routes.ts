/** Scenarios of one's own (product §17.4, §17.7, §17.8); the library is nobody's to change. */
import { restorableUntil, type OwnScenarioRecord } from '@parley/db';
import type { LibraryScenario, StakeholderType } from '@parley/shared';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { requireCustomScenarios } from '../custom-scenarios/custom-scenarios.policy';
import { withBriefChange, withoutCorrected } from './brief-change';
import { createBriefReading, type ReadOfBrief } from './read-brief';
import { createDrafting } from './draft-scenario';
import { templateOfCard, withCard } from './scenario-card';
import { changedMeanwhile, libraryIsReadOnly, scenarioNotFound } from './scenarios.policy';
import { presentWholeOwnScenario } from './scenarios.presenter';

type OwnScenarioEndpoint =
  | 'createScenario'
  | 'generateScenario'
  | 'updateScenario'
  | 'deleteScenario'
  | 'restoreScenario';

export function ownScenarioHandlers(dependencies: ApiDependencies): Handlers<OwnScenarioEndpoint> {
  const { database, clock } = dependencies;
  const { ownScenarios } = database;
  const drafting = createDrafting(dependencies);
  const reading = createBriefReading(dependencies);

  const present = async (own: OwnScenarioRecord, userId: string): Promise<LibraryScenario> => {
    const best = await database.conversations.bestScores(userId);
    return presentWholeOwnScenario(own, best.get(own.scenario.slug));
  };

  /** @throws AppError forbidden for a scenario of the library, not_found for any other that is not the caller's */
  const requireOwn = async (id: string, userId: string): Promise<OwnScenarioRecord> => {
    const own = await ownScenarios.find(id, userId);
    if (own !== null) return own;
    if ((await database.scenarios.find(id)) !== null) throw libraryIsReadOnly();
    throw scenarioNotFound();
  };

  return {
    createScenario: async ({ caller, body, res, log }) => {
      const { userId } = caller;
      await requireCustomScenarios(database, userId, clock());
      const draft = await drafting({ userId, res, log })(templateOfCard(body));
      const scenario = await ownScenarios.create({
        userId,
        content: withCard(draft.content, body),
        origin: originOf('card', draft, body.stakeholderType),
        now: clock(),
      });
      return present(scenario, userId);
    },

    generateScenario: async ({ caller, body, res, log }) => {
      const { userId } = caller;
      await requireCustomScenarios(database, userId, clock());
      if ('brief' in body) {
        const draft = await reading({ userId, res, log })(body.brief, null);
        const scenario = await ownScenarios.create({
          userId,
          content: draft.content,
          origin: originOfBrief(body.brief, draft),
          now: clock(),
        });
        return present(scenario, userId);
      }
      const draft = await drafting({ userId, res, log })(body);
      const scenario = await ownScenarios.create({
        userId,
        content: draft.content,
        origin: originOf('fields', draft, draft.content.stakeholderType),
        now: clock(),
      });
      return present(scenario, userId);
    },

    updateScenario: async ({ caller, params, body, res, log }) => {
      const { userId } = caller;
      const now = clock();
      const before = await requireOwn(params.id, userId);
      await requireCustomScenarios(database, userId, now);
      const { text } = before.origin.brief ?? {};
      const about = body.brief?.about;
      const anew = about === undefined || text === undefined ? null : await reading({ userId, res, log })(text, about);
      const { content: drafted, origin } =
        anew === null || text === undefined
          ? before
          : { content: { ...anew.content, slug: before.content.slug }, origin: originOfBrief(text, anew) };
      const content = withBriefChange(withCard(drafted, body), origin, body.brief);
      const scenario = await ownScenarios.replace({
        userId,
        before,
        content,
        origin: withoutCorrected(origin, body, content),
        now,
      });
      if (scenario === null) throw changedMeanwhile();
      return present(scenario, userId);
    },

    deleteScenario: async ({ caller, params }) => {
      const now = clock();
      await requireOwn(params.id, caller.userId);
      if (!(await ownScenarios.remove({ id: params.id, userId: caller.userId, now }))) throw scenarioNotFound();
      return { restorableUntil: restorableUntil(now).toISOString() };
    },

    restoreScenario: async ({ caller, params }) => {
      const scenario = await ownScenarios.restore({ id: params.id, userId: caller.userId, now: clock() });
      if (scenario === null) throw scenarioNotFound();
      return present(scenario, caller.userId);
    },
  };
}

type Drafted = Pick<OwnScenarioRecord['origin'], 'engine' | 'model' | 'notice'>;

/** Of what was read from a brief. */
function originOfBrief(text: string, draft: ReadOfBrief): OwnScenarioRecord['origin'] {
  const { understood, invented, choices, content } = draft;
  const origin = originOf('brief', draft, content.stakeholderType);
  return { ...origin, brief: { text, understood: [...understood], invented: [...invented], choices } };
}

function originOf(
  from: 'fields' | 'card' | 'brief',
  { engine, model, notice }: Drafted,
  stakeholderType: StakeholderType,
): OwnScenarioRecord['origin'] {
  return { from, templateId: null, revision: null, stakeholderType, engine, model, notice };
}
