/**
 * A finished report, read once more by the model that judged: what it finds not true is taken out, and what it puts in stands
 * by words of the talk. The score is no part of it.
 */
import { parseText } from '@parley/rehearsal/language';
import type { Evidence, Feedback, IndicatorResult, SpecificFeedback } from '@parley/shared';
import { IN_DOUBT } from '../scoring/assessment';
import { NO_CLEAR_SIGN } from '../scoring/clear-signs';
import { glance, shownBy } from '../scoring/told';
import type { CallOptions, CoachContext } from '../types';
import { tokensOf } from './budget';
import { isOutOfPlace, knownToStudent, QUOTED, straightened } from './held-words';
import { caseForJudging } from './judge-case';
import { numbered, type Numbered } from './judge-reading';
import { locateQuote } from './quotes';
import { knownFigures } from './reply-figures';
import {
  type ReportReview,
  REVIEW_TOKENS,
  reviewQuestion,
  reviewShape,
  statementsOf,
  wholeTalkAreas,
} from './review-question';
import { type Speed, timeFor } from './speed';
import type { Structured } from './structured';

/** So many findings of a kind a report has at most; fewer good words where little was good (product §12.10). */
const MOST_FINDINGS = 3;
const LITTLE_TO_PRAISE = 3;
/** So much of a sentence is shown with what the model puts in (characters). */
const SHOWN = 160;
/** Lengths of what the model writes (characters, sentences). */
const FINDING = { least: 16, most: 150, sentences: 1 } as const;
const INSIGHT = { least: 30, most: 420, sentences: 3 } as const;
const NEXT = { least: 20, most: 320, sentences: 3 } as const;
/** Tokens of an answer as it usually is. */
const ORDINARY_ANSWER = 450;
type Bounds = typeof FINDING | typeof INSIGHT | typeof NEXT;

/** What the report says of an insight that did not hold, where the model wrote none that does. */
const SEE_BELOW = 'What went well and what to work on stands below, with the words that show it.';
const SEE_WHY = 'What counted and what did not stands under ‘Why this score’.';

/** What a model writes, as far as its figures and quotations stand in the talk or the case; null where it doesn't hold. */
function held(text: string, { scenario, messages }: CoachContext, { least, most, sentences }: Bounds): string | null {
  const plain = straightened(text);
  if (plain.length < least || plain.length > most || isOutOfPlace(plain)) return null;
  if (parseText(plain.replaceAll(QUOTED, 'it')).length > sentences) return null;
  const talk = messages.map(({ content }) => content);
  const known = [...talk, ...knownToStudent(scenario)];
  if ([...plain.matchAll(QUOTED)].some(([, quote = '']) => !talk.some((said) => locateQuote(said, quote) !== null)))
    return null;
  const last = messages.at(-1)?.number ?? 0;
  // 'in message 4' is no figure of the case.
  const figures = plain.replaceAll(/\bmessages? (\d+)(?:(?:,| and| to) (\d+))*/gi, (named) =>
    [...named.matchAll(/\d+/g)].every(([number]) => Number(number) <= last) ? 'there' : named,
  );
  return knownFigures(known.join('\n'), talk.slice(-2).join('\n')).unknownIn(figures) === null ? plain : null;
}

/** Findings that the model puts in, one of each kind, each with its sentence; none on words that are shown already. */
function putIn(
  review: ReportReview,
  context: CoachContext,
  sentences: readonly Numbered[],
  kept: readonly SpecificFeedback[],
): readonly SpecificFeedback[] {
  const added: SpecificFeedback[] = [];
  for (const { sentence, kind, text } of review.left_out) {
    const at = sentences.find(({ number }) => number === sentence);
    const said = held(text, context, FINDING)?.replace(/[.!]+$/, '');
    const type = kind === 'did_well' ? 'positive' : 'negative';
    if (at === undefined || said === undefined || !said.startsWith('You ') || /[“”]/.test(said)) continue;
    const evidence = glance({ messageNumber: at.messageNumber, quote: at.sentence.text });
    const shown = [...kept, ...added].some((finding) => sameWords(finding.evidence, evidence));
    if (shown || added.some((finding) => finding.type === type)) continue;
    const message = shownBy(said, evidence.quote, SHOWN);
    added.push({ type, message, relatedMessages: [at.messageNumber], evidence });
  }
  return added;
}
const sameWords = (one: Evidence | null, other: Evidence): boolean =>
  one !== null &&
  one.messageNumber === other.messageNumber &&
  (one.quote.includes(other.quote) || other.quote.includes(one.quote));

/** By where their words stand; what is about the whole talk comes last. */
const inOrder = (findings: readonly SpecificFeedback[]): readonly SpecificFeedback[] =>
  findings.toSorted(
    (left, right) =>
      (left.relatedMessages[0] ?? Number.POSITIVE_INFINITY) - (right.relatedMessages[0] ?? Number.POSITIVE_INFINITY),
  );

/**
 * An indicator loses the words of a finding that was denied: of a good word where it is met, and keeps its points; of a
 * reproach where it is not, and what is left is no clear sign.
 */
function withoutWords(result: IndicatorResult, denied: readonly SpecificFeedback[]): IndicatorResult {
  const isMet = result.verdict === 'met';
  const shown = denied.some(
    ({ type, evidence }) =>
      (type === 'positive') === isMet && evidence !== null && sameWords(result.evidence, evidence),
  );
  if (!shown || result.verdict === 'not_applicable') return result;
  return { ...result, evidence: null, unclear: true, reason: isMet ? IN_DOUBT : NO_CLEAR_SIGN };
}

/** The report without what the review denies, and with what it puts in. */
export function reviewed(
  report: Feedback,
  review: ReportReview,
  context: CoachContext,
  sentences: readonly Numbered[],
): Feedback {
  const denied = new Set(review.statements.filter(({ verdict }) => verdict !== 'true').map(({ id }) => id));
  const statements = statementsOf(report);
  const isDenied = (of: string): boolean =>
    statements.some((statement) => statement.of === of && denied.has(statement.id));
  const kept = report.specificFeedback.filter((_, at) => !denied.has(`f${at + 1}`));
  const left = report.specificFeedback.filter((_, at) => denied.has(`f${at + 1}`));
  const areas = wholeTalkAreas(report).filter((_, at) => !denied.has(`a${at + 1}`));
  const praised = report.overallScore < LITTLE_TO_PRAISE ? 1 : MOST_FINDINGS;
  const ofType = (findings: readonly SpecificFeedback[], type: SpecificFeedback['type']): readonly SpecificFeedback[] =>
    findings.filter((finding) => finding.type === type);
  const blamed = ofType(kept, 'negative').length + areas.length;
  // A reproach takes no other's place; a good word that mattered most stands before the last of those that were found.
  const added = putIn(review, context, sentences, kept).filter(
    ({ type }) => type === 'positive' || blamed < MOST_FINDINGS,
  );
  const good = ofType(added, 'positive');
  const strengths = inOrder([...ofType(kept, 'positive').slice(0, Math.max(0, praised - good.length)), ...good]);
  const faults = inOrder([...ofType(kept, 'negative'), ...ofType(added, 'negative')]);
  const toWorkOn = [...faults.map(({ message }) => message), ...areas];
  const specificFeedback = [...strengths, ...faults, ...ofType(kept, 'suggestion')];
  // 'Nothing was plainly missing' does not stand under what is missing.
  const nextDenied = isDenied('next') || ofType(added, 'negative').length > 0;
  return {
    ...report,
    strengths: strengths.map(({ message }) => message),
    areasForImprovement: toWorkOn,
    specificFeedback,
    keyInsights:
      held(review.insight, context, INSIGHT) ??
      (isDenied('insight') ? (specificFeedback.length > 0 ? SEE_BELOW : SEE_WHY) : report.keyInsights),
    suggestedApproachForNextTime:
      held(review.next, context, NEXT) ??
      (nextDenied ? onward(context, report.overallScore, toWorkOn) : report.suggestedApproachForNextTime),
    suggestedPhrasing: isDenied('phrasing') ? null : report.suggestedPhrasing,
    indicators: report.indicators.map((result) => withoutWords(result, left)),
  };
}

/** From this score on a talk is good enough to try somebody harder, as where code writes the advice. */
const GOOD = 8;
/** What to try where the advice that was written did not hold, and none came in its place. */
function onward({ scenario }: CoachContext, overall: number, toWorkOn: readonly string[]): string {
  if (toWorkOn.length > 0) return 'Begin with what stands first among the areas for improvement.';
  return overall < GOOD
    ? 'Under ‘Why this score’, pick one thing that was not clearly seen, and try it next time.'
    : `Try the same on somebody harder than ${scenario.persona.shortName}.`;
}

export interface ReviewParts {
  readonly structured: Structured;
  readonly contextTokens: number;
  /** How fast the provider is; null where it is not known. */
  readonly speed: Speed | null;
  /** What is left of the time that a report may take (ms). */
  readonly limit: number;
}

/** The talk is too long for one question, or the answer would come too late. */
export class NotReviewed extends Error {
  constructor(why: 'too long' | 'too slow') {
    super(`The report is not read once more (${why})`);
    this.name = 'NotReviewed';
  }
}

/** @throws NotReviewed; what the provider throws; InvalidAnswer. The report stands without a review then. */
export async function reviewByModel(
  context: CoachContext,
  report: Feedback,
  { structured, contextTokens, speed, limit }: ReviewParts,
  call: CallOptions,
): Promise<Feedback> {
  const statements = statementsOf(report);
  const sentences = numbered(context.messages.filter(({ role }) => role === 'student'));
  const messages = reviewQuestion(context, caseForJudging(context), sentences, statements);
  const read = tokensOf(messages);
  if (read + REVIEW_TOKENS > contextTokens) throw new NotReviewed('too long');
  if (speed !== null && timeFor(speed, read, ORDINARY_ANSWER) > limit) throw new NotReviewed('too slow');
  const review = await structured.ask(
    reviewShape(statements),
    { messages, maxTokens: REVIEW_TOKENS, temperature: 0, purpose: 'assess' },
    call,
  );
  return reviewed(report, review, context, sentences);
}
