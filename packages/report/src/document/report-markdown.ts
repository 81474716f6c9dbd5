/** A conversation as Markdown: what people take away with 'Download my data'. */
import {
  scoreLevel,
  SCORE_LEVEL_WORDS,
  titleCase,
  type Conversation,
  type Feedback,
  type Message,
  type ReportedConcern,
} from '@parley/shared';
import { findingsOf, indicatorsOf, rankedSkills, type Finding } from '../findings';
import { provenMessage } from '../marks';
import { verdictOf } from '../verdicts';
import { countText, dateText, minutesSpoken, pointsText, scoreText, sentence, shortNameOf, signed } from '../words';
import { CONCERN_STANDINGS } from '../concern-standings';
import { inline, quoted } from './markdown-text';

/** What the Markdown needs of a conversation; one without feedback is told without a report. */
export type MarkdownConversation = Pick<
  Conversation,
  'scenario' | 'stakeholderPersona' | 'messages' | 'startedAt' | 'feedback'
>;

type Lines = readonly string[];

const section = (title: string, lines: Lines): Lines => (lines.length === 0 ? [] : [`## ${title}`, ...lines]);
const list = (items: Lines): Lines => (items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')]);

function scores(feedback: Feedback): Lines {
  const rows = rankedSkills(feedback.skills).map(
    ({ skill, score, met, applicable }) =>
      `| ${titleCase(skill)} | ${score === null ? 'not tested' : scoreText(score)} | ${met} of ${applicable} |`,
  );
  return [
    `**Score: ${scoreText(feedback.overallScore)} out of 10, ${SCORE_LEVEL_WORDS[scoreLevel(feedback.overallScore)].toLowerCase()}.**`,
    ...(feedback.keyInsights === '' ? [] : [inline(feedback.keyInsights)]),
    ...section(
      'Skills',
      rows.length === 0 ? [] : [['| Skill | Score | Indicators met |', '| --- | --: | --: |', ...rows].join('\n')],
    ),
  ];
}

function trust({ trust: points }: Feedback): Lines {
  return list(
    points.map(
      ({ messageNumber, value, delta, reason }) =>
        `Message ${messageNumber}: ${Math.round(value)} (${signed(Math.round(delta))}, ${inline(reason)})`,
    ),
  );
}

function findings(items: readonly Finding[]): Lines {
  return list(
    items.map(({ text, evidence }) =>
      evidence ? `${inline(text)} Message ${evidence.messageNumber}: “${inline(evidence.quote)}”` : inline(text),
    ),
  );
}

function nextTime({ suggestedApproachForNextTime: approach, suggestedPhrasing: phrasing }: Feedback): Lines {
  return [
    ...(approach === '' ? [] : [inline(approach)]),
    ...(phrasing
      ? [`Say, instead of message ${phrasing.messageNumber}:`, quoted(phrasing.text), inline(phrasing.why)]
      : []),
  ];
}

function concernLine({ summary, worry, central, level, answeredAt, settledAt }: ReportedConcern): string {
  const course = [
    answeredAt === null ? '' : `answered in message ${answeredAt}`,
    settledAt === null ? '' : `settled in message ${settledAt}`,
  ]
    .filter(Boolean)
    .join(', ');
  return `**${inline(sentence(summary))}** (${CONCERN_STANDINGS[level].word.toLowerCase()}${course === '' ? '' : `; ${course}`}${central ? '; this weighed most' : ''}): “${inline(worry)}”`;
}

function why(feedback: Feedback, messages: readonly Message[]): Lines {
  const bySkill = rankedSkills(feedback.skills).flatMap(({ skill }) => [
    `### ${titleCase(skill)}`,
    ...list(
      indicatorsOf(feedback, skill).map(({ label, verdict, unclear, evidence, reason, points }) => {
        const message = provenMessage(evidence, messages);
        const words = message && evidence ? ` Message ${message.number}: “${inline(evidence.quote)}”` : '';
        const count = verdict === 'not_applicable' ? '' : `, ${verdict === 'met' ? '' : '0 of '}${pointsText(points)}`;
        return `${verdictOf({ verdict, unclear }).word}${count}: ${inline(label)}. ${inline(reason)}${words}`;
      }),
    ),
  ]);
  const sum = feedback.steps.map((step) => `${inline(step.label)}: ${signed(step.points, 2)}`);
  return [
    ...bySkill,
    ...(sum.length === 0
      ? []
      : ['### How it adds up', ...list([...sum, `Score: ${scoreText(feedback.overallScore)}`])]),
  ];
}

function report(feedback: Feedback, messages: readonly Message[], name: string): Lines {
  const { strengths, improvements } = findingsOf(feedback, messages);
  return [
    ...scores(feedback),
    ...section('Trust', trust(feedback)),
    ...section('Strengths', findings(strengths)),
    ...section('Areas for improvement', findings(improvements)),
    ...section('Suggested approach for next time', nextTime(feedback)),
    ...section(`What ${inline(name)} was really worried about`, list(feedback.worries.map(concernLine))),
    ...section('Why this score', why(feedback, messages)),
  ];
}

/**
 * The conversation, and its report where there is one, as CommonMark with tables. No text of it can become markup.
 * @param timeZone IANA name of the zone that the date is told in
 */
export function renderReportMarkdown(conversation: MarkdownConversation, timeZone = 'UTC'): string {
  const { scenario, stakeholderPersona: persona, messages, startedAt, feedback } = conversation;
  const name = shortNameOf(persona.name);
  const about = `With ${inline(persona.name)}, ${inline(persona.role)}. ${dateText(startedAt, timeZone)}, ${countText(minutesSpoken(startedAt, messages), 'minute')}, ${countText(messages.length, 'message')}.`;
  const transcript = messages.flatMap((message) => [
    `**${message.number}. ${message.role === 'student' ? 'You' : inline(name)}**`,
    quoted(message.content),
    ...(message.notice === null ? [] : [`Note: ${inline(message.notice)}`]),
  ]);
  const origin = feedback
    ? [
        `Rubric ${inline(feedback.rubricVersion)}, engine ${feedback.engine}, ${inline(feedback.model)}.${feedback.engineNote === null ? '' : ` ${inline(feedback.engineNote)}`}`,
      ]
    : [];
  const lines = [
    `# ${inline(scenario.title)}`,
    about,
    ...(feedback ? report(feedback, messages, name) : []),
    ...section('Transcript', transcript),
    ...origin,
  ];
  return `${lines.join('\n\n')}\n`;
}
