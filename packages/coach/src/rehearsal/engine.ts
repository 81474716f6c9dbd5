/** The built-in engine: no network, no model provider, the same words for the same talk. */
import type { Tip } from '@parley/shared';
import type { Engine } from '../engine';
import type { Assessment } from '../scoring/assessment';
import { createLexicalSimilarity } from '../similarity/lexical';
import type { Similarity } from '../similarity/similarity';
import type { CallOptions, CoachContext, ReplyPart } from '../types';
import { caseIndexOf } from '../understanding/case-index';
import { textsToPrepare, understand } from '../understanding/understand';
import { draftFromTemplate } from '../drafting/draft-scenario';
import { judge } from './judge';
import { type Delay, paced } from './pace';
import { composeReply, replyTexts, spokenTexts } from './reply';
import { composeTip } from './tip';

/** The version of the built-in engine's manner of judging; it stands in every report. */
export const REHEARSAL_MODEL = 'rehearsal-2';
/** A tip that comes late is none: when meaning isn't ready by then, words are compared instead (ms). */
const TIP_PATIENCE = 150;

export interface RehearsalParts {
  readonly similarity: Similarity;
  readonly delay: Delay;
}

export function createRehearsalEngine({ similarity, delay }: RehearsalParts): Engine {
  const words = createLexicalSimilarity();

  const readyWithin = async (context: CoachContext, draft: string): Promise<Similarity> => {
    const texts = [
      ...textsToPrepare(caseIndexOf(context.scenario), [
        ...context.messages,
        { number: 0, role: 'student', content: draft },
      ]),
      ...replyTexts(context.scenario),
      ...spokenTexts(draft),
    ];
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Similarity>((resolve) => {
      timer = setTimeout(() => resolve(words), TIP_PATIENCE);
    });
    try {
      return await Promise.race([similarity.prepare(texts).then(() => similarity), late]);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    id: 'rehearsal',
    model: REHEARSAL_MODEL,
    async *reply(context: CoachContext, { signal }: CallOptions): AsyncGenerator<ReplyPart> {
      const spoken = await composeReply(context, similarity, signal);
      yield* paced(spoken.text, delay, signal);
      if (spoken.left) yield { type: 'left' };
    },
    async tip(context: CoachContext, draft: string, { signal }: CallOptions): Promise<Tip> {
      return composeTip(context, draft, await readyWithin(context, draft), signal);
    },
    async judge(context: CoachContext, { signal }: CallOptions): Promise<Assessment> {
      const readings = await understand(context, similarity, signal);
      return { readings, judgements: judge(context, readings) };
    },
    draftScenario: async (template) => draftFromTemplate(template),
  };
}
