/** What is said and asked for: a scenario and a transcript in, words and readings out. No HTTP, no database. */
import type { MessageRole, ScenarioContent } from '@parley/shared';

export interface TranscriptMessage {
  /** 1-based position in the conversation. */
  readonly number: number;
  readonly role: MessageRole;
  readonly content: string;
}

export interface CoachContext {
  readonly scenario: ScenarioContent;
  /** Everything said so far, the opening line first. */
  readonly messages: readonly TranscriptMessage[];
  /** Fixes the choice among equally fitting lines: the conversation's id. */
  readonly seed: string;
  /** Who is asking, opaque: computing is shared fairly between persons. Without it each seed is a person. */
  readonly person?: string;
  /** Tips given in this conversation: none is given twice. */
  readonly tips?: readonly string[];
}

/**
 * A piece of a reply. `text` is spoken by the stakeholder; `notice` is an honest line of the product about how the
 * reply came to be (the provider failed, the built-in engine went on); `left` says that the stakeholder ends the conversation.
 */
export type ReplyPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'left' };

/** A scenario drafted from a custom template (product §17.1). */
export interface ScenarioTemplateInput {
  readonly title: string;
  readonly description: string;
  readonly industry: string;
  readonly projectType: string;
  readonly customContext: string;
  readonly stakeholderTypes: readonly ScenarioContent['stakeholderType'][];
  readonly challengeTypes: readonly ScenarioContent['challengeType'][];
  readonly learningObjectives: readonly string[];
  readonly difficulty: ScenarioContent['difficulty'];
}
