/** What there is to do for a reply: words that are the author's to choose, or a question to the model and what its answer is held against. */
import { composeReply, type Standing, standingOf } from '@parley/rehearsal';
import { oneOf } from '@parley/rehearsal/language';
import type { Similarity } from '@parley/rehearsal/similarity';
import { caseIndexOf } from '@parley/rehearsal/understanding';
import type { Composed, ReplyPrompt } from '../tasks';
import type { CoachContext } from '../types';
import type { Due } from './reply-note';
import { replyPrompt } from './reply-prompt';

/** Whoever leaves does it in the author's words alone. */
const leaves = ({ after }: Standing): boolean => after.outcome === 'left';

/** A line this person draws, and how the conversation closes, are not left to a model; what else was put to them is answered by it. */
function framed({ scenario: { persona, closings } }: CoachContext, text: string): Due {
  // Where a line is drawn nothing else is said; a concern may be raised in the same words, among others.
  const before = persona.redLines.map(({ line }) => line).find((line) => text.trim() === line) ?? '';
  if (before !== '') return { before, after: '', hint: '' };
  const after = [...closings.agreement, ...closings.partial].find((line) => text.includes(line)) ?? '';
  return { before, after, hint: after === '' ? text : text.replace(after, ' ').replaceAll(/\s+/g, ' ').trim() };
}

/** What they keep to themselves: reasons, what would move them, and what only they know. Whatever is due stands in the prompt and is none. */
const secretsOf = ({ scenario }: CoachContext): readonly string[] => [
  ...scenario.concerns.map(({ worry }) => worry),
  ...scenario.persona.wouldMove,
  ...scenario.facts.filter(({ knownBy }) => knownBy === 'stakeholder').map(({ text }) => text),
];

/** Words with which a no begins, or a yes that waits. */
const REFUSAL =
  /^\W*(?:no\b|not\b|never\b|nothing\b|(?:i|we) (?:won['’]t|can['’]t|don['’]t|shan['’]t|will not|cannot|do not)\b|once\b|when\b|if\b)/i;

/** The student asks them to do something, or to say yes. */
const ASKS_FOR_YES = new RegExp(
  oneOf(
    String.raw`\b(?:could|can|would|will) you (?!live\b)`,
    String.raw`\b(?:do we (?:go|have|agree)|shall we|would (?:that|this) work)\b`,
    String.raw`\bis (?:that|this) (?:ok|okay|fine|acceptable|a deal)\b`,
    String.raw`\bdo you (?:accept|agree|approve)\b`,
    String.raw`\b(?:agreed|deal|ok|okay|all right)\?`,
  ),
  'i',
);
const ASSENT =
  /^\W*(?:yes|good|fine|all right|agreed|done|deal|possible|right\b|in that order|that works|of course|gladly)\b/i;

/** Whether what the case has to say to a message is no yes. */
const refusesWith = (text: string, { messages }: CoachContext): boolean =>
  REFUSAL.test(text) || (ASKS_FOR_YES.test(messages.at(-1)?.content ?? '') && !ASSENT.test(text));

/** @param contextTokens what the model reads and writes in one call */
export async function replyTask(
  context: CoachContext,
  similarity: Similarity,
  contextTokens: number,
  signal?: AbortSignal,
): Promise<ReplyPrompt | Composed> {
  const { text, left } = await composeReply(context, similarity, signal);
  const standing = await standingOf(context, similarity, signal);
  if (standing === null || leaves(standing)) return { text, leaves: left };
  const { before, after, hint } = framed(context, text);
  return {
    messages: replyPrompt(context, standing, { before, after, hint }, contextTokens),
    before,
    after,
    ofTheCase: caseIndexOf(context.scenario).publicText,
    secrets: secretsOf(context),
    refuses: refusesWith(text, context),
    mayAgree:
      standing.after.outcome === 'agreed' ||
      standing.after.concerns.some(({ central, level }) => central && level === 'settled'),
  };
}
