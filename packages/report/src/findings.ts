/** 'What worked, what to change': each finding with the words that prove it, and where in the report its points come from. */
import type { Evidence, Feedback, IndicatorResult, Message, Skill, SkillScore, SpecificFeedback } from '@parley/shared';
import { provenMessage } from './marks';

export interface Finding {
  readonly text: string;
  /** Proven against the transcript; null when the finding rests on no single sentence. */
  readonly evidence: Evidence | null;
  /** Messages it speaks about beside the quoted one. */
  readonly related: readonly number[];
}

/** A finding that ends on the words it rests on: those stand marked below it, and are not read twice. */
function withoutItsQuote(text: string, { quote }: Evidence): string {
  const at = text.indexOf(': “');
  const words = text.slice(at + 3).replace(/”\.?$/u, '');
  return at > 0 && quote.includes(words) ? `${text.slice(0, at)}.` : text;
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

function findingOf(text: string, source: SpecificFeedback | undefined, messages: readonly Message[]): Finding {
  const evidence = source && provenMessage(source.evidence, messages) ? source.evidence : null;
  const related = (source?.relatedMessages ?? []).filter(
    (number) => number !== evidence?.messageNumber && messages.some((message) => message.number === number),
  );
  return { text: evidence === null ? text : withoutItsQuote(text, evidence), evidence, related };
}

function column(
  texts: readonly string[],
  sources: readonly SpecificFeedback[],
  messages: readonly Message[],
): Finding[] {
  const listed = texts.map((text) =>
    findingOf(
      text,
      sources.find((source) => same(source.message, text)),
      messages,
    ),
  );
  const further = sources.filter((source) => !texts.some((text) => same(text, source.message)));
  return [...listed, ...further.map((source) => findingOf(source.message, source, messages))];
}

/** A suggestion that the approach for next time already says is not said twice. */
function isSaid(item: SpecificFeedback, feedback: Feedback): boolean {
  return (
    item.type === 'suggestion' &&
    item.evidence === null &&
    feedback.suggestedApproachForNextTime.includes(item.message.trim())
  );
}

/** Strengths and areas for improvement, each once, with the evidence that the specific feedback holds for it. */
export function findingsOf(
  feedback: Feedback,
  messages: readonly Message[],
): { strengths: Finding[]; improvements: Finding[] } {
  return {
    strengths: column(
      feedback.strengths,
      feedback.specificFeedback.filter((item) => item.type === 'positive'),
      messages,
    ),
    improvements: column(
      feedback.areasForImprovement,
      feedback.specificFeedback.filter((item) => item.type !== 'positive' && !isSaid(item, feedback)),
      messages,
    ),
  };
}

/** Best score first, untested skills last; equal scores keep the order of the report. */
export function rankedSkills(skills: readonly SkillScore[]): SkillScore[] {
  return skills.toSorted((a, b) => (b.score ?? -1) - (a.score ?? -1));
}

const VERDICT_ORDER = { met: 0, not_met: 1, not_applicable: 2 } as const;

/** The indicators of one skill: met, then not met, then those that did not apply. */
export function indicatorsOf(feedback: Feedback, skill: Skill): IndicatorResult[] {
  return feedback.indicators
    .filter((indicator) => indicator.skill === skill)
    .toSorted((a, b) => VERDICT_ORDER[a.verdict] - VERDICT_ORDER[b.verdict]);
}

/** The skill that cost the most points: what a reader of the score wants to see first. */
export function costliestSkill(feedback: Feedback): Skill | null {
  const lost = (skill: Skill) =>
    indicatorsOf(feedback, skill).reduce(
      (sum, indicator) => sum + (indicator.verdict === 'not_met' ? indicator.points : 0),
      0,
    );
  const [first, ...rest] = rankedSkills(feedback.skills);
  if (!first) return null;
  return rest.reduce((worst, { skill }) => (lost(skill) > lost(worst) ? skill : worst), first.skill);
}
