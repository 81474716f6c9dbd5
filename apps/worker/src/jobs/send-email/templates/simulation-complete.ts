/** After a scored conversation: the score, the findings in short, and the way to the report. */
import { oneLine, SCORE_LEVEL_WORDS, scoreLevel, type EmailData } from '@parley/shared';
import { button, list, paragraph, type Letter } from '../letter';
import { defused, greetingOf } from '../links';
import type { LetterContext } from '../template';

/** Scenarios can be written by people, and findings quote them: nothing of theirs becomes a link. */
const typed = (text: string): string => defused(oneLine(text));

/** So many of each finding; the report has the rest. */
const SHOWN = 3;

export function writeSimulationComplete(data: EmailData<'simulation_complete'>, { brand }: LetterContext): Letter {
  const score = data.overallScore.toFixed(1);
  const level = SCORE_LEVEL_WORDS[scoreLevel(data.overallScore)].toLowerCase();
  return {
    subject: `Your feedback on “${typed(data.scenarioTitle)}” is ready`,
    blocks: [
      paragraph(greetingOf(data.name)),
      paragraph(`Your talk with ${typed(data.stakeholderName)} scored ${score} out of 10 (${level}).`),
      ...list('What worked', data.strengths.slice(0, SHOWN).map(typed)),
      ...list('What to work on', data.areasForImprovement.slice(0, SHOWN).map(typed)),
      button('Read the report', `${brand.publicUrl}/coaching-sessions/${data.conversationId}`),
    ],
    reason: 'You receive this message because you finished a session.',
  };
}
