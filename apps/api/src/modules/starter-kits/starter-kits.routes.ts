/** Learning tracks (product §16): what they are, how far the caller is, and the way on. */
import { tracks } from '@parley/content';
import type { Scenario, TrackContent } from '@parley/shared';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { conversationNotFound } from '../conversations/conversations.policy';
import { readAhead } from '../conversations/start-conversation';
import { startNext } from './start-next';
import { kitNotFound, outsideKits, requireCompleted } from './starter-kits.policy';
import { presentKit, presentKitDetail, presentKitProgress } from './starter-kits.presenter';

type StarterKitEndpoint =
  | 'listStarterKits'
  | 'getMyKitProgress'
  | 'updateKitProgress'
  | 'getStarterKit'
  | 'startNextScenario';

export function starterKitHandlers({ database, coach, clock }: ApiDependencies): Handlers<StarterKitEndpoint> {
  /** The scenarios of these tracks by slug. @throws Error when the library lacks one, which its tests rule out */
  const scenariosOf = async (of: readonly TrackContent[]): Promise<(track: TrackContent) => readonly Scenario[]> => {
    const slugs = of.flatMap((track) => track.scenarios);
    const bySlug = new Map((await database.scenarios.findAll(slugs)).map((scenario) => [scenario.slug, scenario]));
    const missing = slugs.filter((slug) => !bySlug.has(slug));
    if (missing.length > 0) throw new Error(`The library has no ${missing.join(', ')}, which a learning track needs`);
    return (track) => track.scenarios.flatMap((slug) => bySlug.get(slug) ?? []);
  };

  const read = async (of: readonly TrackContent[], userId: string) => {
    const [pathOf, attempts] = await Promise.all([
      scenariosOf(of),
      database.conversations.scenarioAttempts(
        userId,
        of.flatMap((track) => track.scenarios),
      ),
    ]);
    return { pathOf, attempts };
  };

  return {
    listStarterKits: async () => ({
      data: tracks.map(presentKit),
      page: { nextCursor: null, total: tracks.length },
    }),

    getMyKitProgress: async ({ caller }) => {
      const { pathOf, attempts } = await read(tracks, caller.userId);
      return {
        data: tracks.map((track) => presentKitProgress(track, pathOf(track), attempts)),
        page: { nextCursor: null, total: tracks.length },
      };
    },

    updateKitProgress: async ({ caller, body }) => {
      const conversation = await database.conversations.findOwned(body.conversationId, caller.userId);
      if (conversation === null) throw conversationNotFound();
      const track = tracks.find(({ scenarios }) => scenarios.includes(conversation.scenario.slug));
      if (track === undefined) throw outsideKits();
      requireCompleted(conversation);
      const { pathOf, attempts } = await read([track], caller.userId);
      return presentKitProgress(track, pathOf(track), attempts);
    },

    getStarterKit: async ({ caller, params }) => {
      const track = requireTrack(params.slug);
      const { pathOf, attempts } = await read([track], caller.userId);
      return presentKitDetail(track, pathOf(track), attempts);
    },

    startNextScenario: async ({ caller, params, log }) => {
      const track = requireTrack(params.slug);
      const { conversation, content } = await startNext(database, { userId: caller.userId, track, now: clock() });
      if (content !== null) readAhead(coach, { conversation, content }, log);
      return {
        conversation: {
          _id: conversation.id,
          status: 'in_progress',
          isAnalysing: conversation.status === 'analysing',
          startedAt: conversation.startedAt.toISOString(),
        },
        begun: content !== null,
      };
    },
  };
}

/** @throws AppError not_found */
function requireTrack(slug: string): TrackContent {
  const track = tracks.find((candidate) => candidate.slug === slug);
  if (track === undefined) throw kitNotFound(slug);
  return track;
}
