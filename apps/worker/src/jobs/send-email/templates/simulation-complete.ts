/** After a scored conversation: the score, the findings in short, and the way to the report. */
import { oneLine, SCORE_LEVEL_WORDS, scoreLevel, type Brand } from '@parley/shared';
import { z } from 'zod';
import { button, html, listOf, page, paragraph } from '../html';
import { defused, greetingOf } from '../links';
import type { RenderedEmail } from '../rendered-email';

export const simulationCompleteDataSchema = z.object({
  name: z.string(),
  conversationId: z.string(),
  scenarioTitle: z.string(),
  stakeholderName: z.string(),
  /** 0-10 */
  overallScore: z.number(),
  strengths: z.array(z.string()),
  areasForImprovement: z.array(z.string()),
});

/** Scenarios can be written by people, and findings quote them: nothing of theirs becomes a link. */
const written = (text: string): string => defused(oneLine(text));

/** So many of each finding; the report has the rest. */
const SHOWN = 3;

export function renderSimulationComplete(
  data: z.infer<typeof simulationCompleteDataSchema>,
  brand: Brand,
): RenderedEmail {
  const subject = `Your feedback on “${written(data.scenarioTitle)}” is ready`;
  const greeting = greetingOf(data.name);
  const score = `Your talk with ${written(data.stakeholderName)} scored ${data.overallScore.toFixed(1)} out of 10 (${SCORE_LEVEL_WORDS[scoreLevel(data.overallScore)].toLowerCase()}).`;
  const strengths = data.strengths.slice(0, SHOWN).map(written);
  const improvements = data.areasForImprovement.slice(0, SHOWN).map(written);
  const url = `${brand.publicUrl}/coaching-sessions/${data.conversationId}`;
  const settings = `${brand.publicUrl}/settings?tab=notifications`;
  const asText = (heading: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [[heading, ...items.map((item) => `- ${item}`)].join('\n')];
  return {
    subject,
    html: page(
      brand,
      subject,
      [
        paragraph(greeting),
        paragraph(score),
        listOf('What worked', strengths),
        listOf('What to work on', improvements),
        button('Read the report', url),
      ],
      html`You receive this message because you finished a session.
        <a href="${settings}">Choose which e-mails you get</a>.`,
    ),
    text: [
      greeting,
      score,
      ...asText('What worked', strengths),
      ...asText('What to work on', improvements),
      `Read the report: ${url}`,
      `You receive this message because you finished a session. Choose which e-mails you get: ${settings}\n${brand.name} · ${brand.office} · ${brand.supportEmail}`,
    ].join('\n\n'),
  };
}
