/** What travels in the event stream of a reply (product §9.7). Each frame is one `data:` line of JSON with an `id:`. */
import { z } from 'zod';
import { messageSchema } from './conversations';
import { errorCodeSchema } from './errors';

export const streamFrameSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('status'),
    /** Resume under GET /conversations/{id}/generations/{generationId}/events. */
    generationId: z.string(),
    /** `thinking` until the first word, then `speaking`. */
    state: z.enum(['thinking', 'speaking']),
    /** The stored message of the student that is being answered. */
    studentMessage: messageSchema,
  }),
  z.object({ type: z.literal('chunk'), content: z.string() }),
  z.object({ type: z.literal('complete'), message: messageSchema, stakeholderLeft: z.boolean() }),
  z.object({
    type: z.literal('error'),
    message: z.string(),
    code: errorCodeSchema,
    /** Sending the same message again takes the turn up where it failed. */
    retryable: z.boolean(),
  }),
]);
export type StreamFrame = z.infer<typeof streamFrameSchema>;
