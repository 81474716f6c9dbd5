/** The shape of the conversations that the coach is measured with (docs/coach-evaluation.md). Whoever writes them has not read the engine. */

export type Quality = 'strong' | 'middling' | 'poor' | 'hostile';

/** Text that the student did not write: the scenario's briefing, or the stakeholder's last words, handed back whole. */
interface Paste {
  readonly paste: 'situation' | 'last';
}
export const PASTE_SITUATION: Paste = { paste: 'situation' };
export const PASTE_LAST: Paste = { paste: 'last' };
type Line = string | Paste;

export interface WrittenConversation {
  /** Unique: '<scenario>/<quality>-<voice>'. */
  readonly id: string;
  /** Slug of a library scenario. */
  readonly scenario: string;
  readonly quality: Quality;
  /** Manner of speech: 'terse, typos', 'formal', 'non-native', 'rambling'. */
  readonly voice: string;
  /** The score that its writer would give, 0-10, fixed before the coach's was seen. */
  readonly score?: number;
  /** What the student says, in order. */
  readonly lines: readonly Line[];
  /**
   * What the stakeholder answers to each line, where the writer fixed both sides; without it the engine's own
   * stakeholder replies.
   */
  readonly replies?: readonly string[];
  /**
   * Indicators of the rubric that this conversation meets, each with the 1-based line that meets it best. What stands neither
   * here nor in `notApplicable` is not met. Null where nobody labelled the conversation.
   */
  readonly met: Readonly<Record<string, number>> | null;
  readonly notApplicable?: readonly string[];
}
