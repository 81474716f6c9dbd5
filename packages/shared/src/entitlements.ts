/** What a plan allows, on the wire. */
import { z } from 'zod';

export const entitlementsSchema = z.object({
  /** Real-time coaching tips while typing. */
  liveTips: z.boolean(),
  customScenarios: z.enum(['full', 'read_only', 'none']),
  /** The team area exists on this plan; who sees it is decided per team. */
  teamArea: z.boolean(),
  /** A new conversation may be begun now (credits left and the period still running). */
  canStartConversation: z.boolean(),
});
export type Entitlements = z.infer<typeof entitlementsSchema>;
