/** Learning tracks (product §16): what they are, how far the caller is, and the way on. */
import { tracks } from '@parley/content';
import type { TrackContent } from '@parley/shared';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { conversationNotFound } from '../conversations/conversations.policy';
import { readAhead } from '../conversations/start-conversation';
import { readAllKitProgress, readKits } from './read-kits';
import { startNext } from './start-next';
import { kitNotFound, outsideKits, requireCompleted } from './starter-kits.policy';
import { presentKit, presentKitDetail, presentKitProgress } from './starter-kits.presenter';

type StarterKitEndpoint =
  | 'listStarterKits'
  | 'getMyKitProgress'
  | 'updateKitProgress'
  | 'getStarterKit'
  | 'startNextScenario';

export function starterKitHandlers({
  database,
  coach,
  backgroundWork,
  clock,
}: ApiDependencies): Handlers<StarterKitEndpoint> {
  return {
    listStarterKits: async () => ({
      data: tracks.map(presentKit),
      page: { nextCursor: null, total: tracks.length },
    }),

    getMyKitProgress: async ({ caller }) => {
      const data = await readAllKitProgress(database, caller.userId);
      return { data, page: { nextCursor: null, total: data.length } };
    },

    updateKitProgress: async ({ caller, body }) => {
      const conversation = await database.conversations.findOwned(body.conversationId, caller.userId);
      if (conversation === null) throw conversationNotFound();
      const track = tracks.find(({ scenarios }) => scenarios.includes(conversation.scenario.slug));
      if (track === undefined) throw outsideKits();
      requireCompleted(conversation);
      const { pathOf, attempts } = await readKits(database, [track], caller.userId);
      return presentKitProgress(track, pathOf(track), attempts);
    },

    getStarterKit: async ({ caller, params }) => {
      const track = requireTrack(params.slug);
      const { pathOf, attempts } = await readKits(database, [track], caller.userId);
      return presentKitDetail(track, pathOf(track), attempts);
    },

    startNextScenario: async ({ caller, params, log }) => {
      const track = requireTrack(params.slug);
      const next = await startNext(database, { userId: caller.userId, track, now: clock() });
      const { conversation, content } = next;
      await backgroundWork.mail.post(next.emailId);
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
