/** Conversations as the rest of the product sees them: plain objects, ids as strings. */
import type {
  ConversationStatus,
  Feedback,
  IndicatorResult,
  Scenario,
  ScenarioContent,
  SkillScore,
} from '@parley/shared';
import type {
  AnalysisLease,
  ConversationDocument,
  StoredBranchOf,
  StoredMessage,
  StoredStatus,
} from './conversation-model';

export type { AnalysisLease, StoredMessage, StoredStatus } from './conversation-model';

/** Where a practice branch left its conversation: in place of this own message, in this slot (1-based). */
export interface BranchOrigin {
  readonly conversationId: string;
  readonly messageNumber: number;
  readonly slot: number;
}

export interface ConversationRecord {
  readonly id: string;
  readonly userId: string;
  /** Null on a conversation; set on a practice branch of one. */
  readonly branchOf: BranchOrigin | null;
  readonly status: StoredStatus;
  readonly stakeholderLeft: boolean;
  readonly scenario: Scenario;
  readonly messages: readonly StoredMessage[];
  readonly feedback: Feedback | null;
  readonly analysis: AnalysisLease | null;
  readonly creditReturned: boolean;
  readonly startedAt: Date;
  readonly completedAt: Date | null;
}

/** With the stakeholder's hidden side: for the coach alone. */
export interface ConversationWithContent extends ConversationRecord {
  readonly content: ScenarioContent;
  /** Tips given in it, the latest last. */
  readonly tips: readonly string[];
}

/** A row of a list; reads neither messages nor content. */
export interface ConversationRow {
  readonly id: string;
  readonly status: StoredStatus;
  readonly scenario: Pick<Scenario, '_id' | 'slug' | 'title' | 'difficulty' | 'category' | 'stakeholderType'>;
  readonly persona: Pick<Scenario['stakeholderPersona'], 'name' | 'type' | 'role'>;
  readonly startedAt: Date;
  readonly completedAt: Date | null;
  readonly messageCount: number;
  readonly lastMessage: ConversationDocument['lastMessage'];
  readonly overallScore: number | null;
}

export interface NewConversation {
  readonly id: string;
  readonly userId: string;
  readonly scenario: Scenario;
  readonly content: ScenarioContent;
  /** The stakeholder's first words. */
  readonly opening: string;
  readonly now: Date;
}

export interface ConversationPageQuery {
  readonly userId: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly status?: ConversationStatus | undefined;
}

export interface ConversationPage {
  readonly rows: readonly ConversationRow[];
  readonly nextCursor: string | null;
}

export interface ConversationTotalsRecord {
  readonly total: number;
  readonly completed: number;
  readonly inProgress: number;
  readonly abandoned: number;
  /** Mean of all completed scores, 0-10, unrounded; null when none is completed. */
  readonly averageScore: number | null;
  readonly bestScore: number | null;
  /** The last ten completed scores, oldest first. */
  readonly recentScores: readonly number[];
}

/** A completed conversation on the same scenario, with no more than a comparison needs. */
export interface AttemptRecord {
  readonly id: string;
  readonly completedAt: Date;
  readonly overallScore: number;
  readonly rubricVersion: string;
  readonly skills: readonly Pick<SkillScore, 'skill' | 'score'>[];
  readonly indicators: readonly Pick<IndicatorResult, 'id' | 'verdict'>[];
}

/** What one person has made of one scenario, through whichever door each conversation was begun. */
export interface ScenarioAttempts {
  /** How many conversations on it were completed. */
  readonly completions: number;
  /** The completed one with the highest score (0-10), of equals the one begun last; null before the first. */
  readonly best: { readonly conversationId: string; readonly score: number } | null;
  /** The conversation that is being held or analysed, of several the one begun last; null when there is none. */
  readonly runningId: string | null;
}

/** A report with no more than what progress is read from. */
export interface RecentReport {
  readonly conversationId: string;
  /** The scenario's. */
  readonly slug: string;
  readonly title: string;
  readonly completedAt: Date;
  /** 0-10. */
  readonly overallScore: number;
  readonly skills: readonly Pick<SkillScore, 'skill' | 'score'>[];
}

/** How much of a message a list keeps. */
const LISTED_CHARACTERS = 300;

/** Cut for lists: between characters, never inside one. */
export function cutForList(content: string): string {
  return content.length <= LISTED_CHARACTERS
    ? content
    : content.slice(0, LISTED_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');
}

/** What lists show of the last message. */
export function lastMessageOf({
  number,
  role,
  content,
  timestamp,
}: StoredMessage): NonNullable<ConversationDocument['lastMessage']> {
  return { number, role, content: cutForList(content), timestamp };
}

export function toBranchOrigin({ conversationId, messageNumber, slot }: StoredBranchOf): BranchOrigin {
  return { conversationId: conversationId.toHexString(), messageNumber, slot };
}

export function toConversationRecord(document: Omit<ConversationDocument, 'content'>): ConversationRecord {
  return {
    id: document._id.toHexString(),
    userId: document.userId.toHexString(),
    branchOf: document.branchOf === undefined ? null : toBranchOrigin(document.branchOf),
    status: document.status,
    stakeholderLeft: document.stakeholderLeft,
    scenario: document.scenario,
    messages: document.messages,
    // Reports of the first rubric were stored without concerns.
    feedback: document.feedback && { ...document.feedback, worries: document.feedback.worries ?? [] },
    analysis: document.analysis,
    creditReturned: document.creditReturned,
    startedAt: document.startedAt,
    completedAt: document.completedAt,
  };
}
