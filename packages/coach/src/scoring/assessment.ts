/** What an engine hands to the scoring: readings and judgements, with quotes. From here on it is code alone. */
import type { Reading } from '@parley/rehearsal/reading';
import type { Evidence, Verdict } from '@parley/shared';
import { CURRENT_RUBRIC } from '../rubric/index';
import type { TranscriptMessage } from '../types';

/** What is said of what was met without words of its own to show. */
export const IN_DOUBT = 'It counts for you, though no single sentence shows it beyond doubt.';

export interface Judgement {
  readonly indicator: string;
  readonly verdict: Verdict;
  readonly evidence: Evidence | null;
  readonly reason: string;
  /** Not met for want of words of its own: what shows it stands for other things already. */
  readonly unclear?: true;
  /** Met as one of two judges saw it, and not the other: it counts, and nothing is quoted for it. */
  readonly alone?: true;
}

export interface Assessment {
  readonly readings: readonly Reading[];
  readonly judgements: readonly Judgement[];
  /** Sentence embeddings were away when the messages were read. */
  readonly byWordsAlone?: boolean;
  /** How many questions a model was asked for it. */
  readonly questions?: number;
  /** What code alone made of the same words, where a model judged; the score is the mean of both (product §12.3). */
  readonly byCode?: Pick<Assessment, 'readings' | 'judgements'>;
}

/** Whether the words stand, letter for letter, in that message of the student. */
export function isVerbatim(evidence: Evidence, messages: readonly TranscriptMessage[]): boolean {
  const message = messages.find((candidate) => candidate.number === evidence.messageNumber);
  return message?.role === 'student' && evidence.quote.trim() !== '' && message.content.includes(evidence.quote);
}

/**
 * Throws out every quote that is not a verbatim part of the student's message it names. A 'met' falls with its quote; a
 * 'not met' stands without one. Indicators nobody judged count as not met; unknown ones are dropped.
 */
export function verifyEvidence(
  judgements: readonly Judgement[],
  messages: readonly TranscriptMessage[],
): readonly Judgement[] {
  return CURRENT_RUBRIC.indicators.map(({ id, improvement }) => {
    const judgement = judgements.find((candidate) => candidate.indicator === id);
    if (!judgement) return { indicator: id, verdict: 'not_met', evidence: null, reason: improvement };
    if (judgement.evidence !== null && isVerbatim(judgement.evidence, messages))
      return judgement.verdict === 'not_applicable' ? { ...judgement, evidence: null } : judgement;
    if (judgement.verdict !== 'met') return { ...judgement, evidence: null };
    return {
      indicator: id,
      verdict: 'not_met',
      evidence: null,
      reason: 'The words given as evidence do not stand in your message, so it does not count.',
    };
  });
}
