/** What leaves the server of a conversation: named field by field, so that the stakeholder's hidden side never does. */
import type {
  AttemptRecord,
  BranchOrigin,
  ConversationRecord,
  ConversationRow,
  ConversationTotalsRecord,
  GenerationRecord,
  StoredStatus,
} from '@parley/db';
import {
  compareAttempts,
  type BranchOf,
  type Conversation,
  type ConversationStatus,
  type ConversationSummary,
  type ConversationTotals,
  type PersonaCard,
  type Scenario,
} from '@parley/shared';
import { presentMessage } from '../../streaming/present-message';

/** The wire knows no `analysing` (product §9.2). */
function presentStatus(status: StoredStatus): ConversationStatus {
  return status === 'analysing' ? 'in_progress' : status;
}

function presentPersona({ name, type, role, description }: PersonaCard): PersonaCard {
  return { name, type, role, description };
}

function presentScenario(scenario: Scenario): Scenario {
  return {
    _id: scenario._id,
    slug: scenario.slug,
    title: scenario.title,
    description: scenario.description,
    difficulty: scenario.difficulty,
    category: scenario.category,
    challengeType: scenario.challengeType,
    stakeholderType: scenario.stakeholderType,
    stakeholderPersona: presentPersona(scenario.stakeholderPersona),
    goal: scenario.goal,
    situation: scenario.situation,
    learningObjectives: [...scenario.learningObjectives],
    skills: [...scenario.skills],
    estimatedDuration: scenario.estimatedDuration,
  };
}

function presentBranchOf(origin: BranchOrigin | null): BranchOf | null {
  return origin === null ? null : { conversationId: origin.conversationId, messageNumber: origin.messageNumber };
}

/**
 * @param generation the reply to the last student message, while that waits for one; else null
 * @param earlier the last attempt at the same scenario, for a completed conversation that has one; else null
 */
export function presentConversation(
  conversation: ConversationRecord,
  generation: GenerationRecord | null,
  earlier: AttemptRecord | null,
): Conversation {
  const feedback = conversation.status === 'completed' ? conversation.feedback : null;
  return {
    _id: conversation.id,
    branchOf: presentBranchOf(conversation.branchOf),
    status: presentStatus(conversation.status),
    isAnalysing: conversation.status === 'analysing',
    stakeholderLeft: conversation.stakeholderLeft,
    messages: conversation.messages.map(presentMessage),
    scenario: presentScenario(conversation.scenario),
    stakeholderPersona: presentPersona(conversation.scenario.stakeholderPersona),
    startedAt: conversation.startedAt.toISOString(),
    completedAt: conversation.completedAt?.toISOString() ?? null,
    generation: generation === null ? null : { id: generation.id, status: generation.status },
    feedback,
    previousAttempt: feedback === null || earlier === null ? null : compareAttempts(feedback, earlier),
  };
}

export function presentSummary(row: ConversationRow): ConversationSummary {
  const { scenario, persona, lastMessage } = row;
  return {
    _id: row.id,
    status: presentStatus(row.status),
    scenario: {
      _id: scenario._id,
      slug: scenario.slug,
      title: scenario.title,
      difficulty: scenario.difficulty,
      category: scenario.category,
      stakeholderType: scenario.stakeholderType,
    },
    stakeholderPersona: { name: persona.name, type: persona.type, role: persona.role },
    startedAt: row.startedAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    messageCount: row.messageCount,
    lastMessage:
      lastMessage === null
        ? null
        : {
            number: lastMessage.number,
            role: lastMessage.role,
            content: lastMessage.content,
            timestamp: lastMessage.timestamp.toISOString(),
          },
    feedback: row.overallScore === null ? null : { overallScore: row.overallScore },
  };
}

/** The average is rounded to one decimal (product §14.1). */
export function presentTotals(totals: ConversationTotalsRecord): ConversationTotals {
  return {
    total: totals.total,
    completed: totals.completed,
    inProgress: totals.inProgress,
    abandoned: totals.abandoned,
    averageScore: totals.averageScore === null ? null : Math.round(totals.averageScore * 10) / 10,
    bestScore: totals.bestScore,
    recentScores: [...totals.recentScores],
  };
}
