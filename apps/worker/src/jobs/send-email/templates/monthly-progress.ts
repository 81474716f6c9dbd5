/** On the first of a month: what was practised in the one before, and how it went (product §15.8). */
import type { EmailData, PractisedMonth } from '@parley/shared';
import { monthOf, shortMonthOf } from '../dates';
import { bars, button, paragraph } from '../letter';
import { greetingOf } from '../links';
import type { LetterContext, Written } from '../template';

const HIGHEST_SCORE = 10;

const conversations = (count: number): string => (count === 1 ? '1 conversation' : `${count} conversations`);

/** 'You finished 6 conversations in November, 2 more than in October.' */
function countWords(now: PractisedMonth, before: PractisedMonth | undefined): string {
  const said = `You finished ${conversations(now.completed)} in ${monthOf(now.month)}`;
  if (before === undefined) return `${said}.`;
  const difference = now.completed - before.completed;
  const than = monthOf(before.month);
  if (before.completed === 0) return `${said}, after none in ${than}.`;
  if (difference === 0) return `${said}, as many as in ${than}.`;
  return `${said}, ${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than in ${than}.`;
}

/** As the letter shows it: a comparison must not contradict the two figures beside it. */
const shown = (score: number): number => Math.round(score * 10) / 10;

/** 'Your average score was 7.2 out of 10, 0.8 higher than in October.' */
function scoreWords({ averageScore }: PractisedMonth, before: PractisedMonth | undefined): string | null {
  if (averageScore === null) return null;
  const said = `Your average score was ${averageScore.toFixed(1)} out of 10`;
  if (before === undefined || before.averageScore === null) return `${said}.`;
  const difference = shown(shown(averageScore) - shown(before.averageScore));
  if (difference === 0) return `${said}, the same as in ${monthOf(before.month)}.`;
  const direction = difference > 0 ? 'higher' : 'lower';
  return `${said}, ${Math.abs(difference).toFixed(1)} ${direction} than in ${monthOf(before.month)}.`;
}

const rowOf = ({ month, completed, averageScore }: PractisedMonth) => ({
  label: shortMonthOf(month),
  value: averageScore,
  text: averageScore === null ? 'none' : `${averageScore.toFixed(1)} · ${conversations(completed)}`,
});

export function writeMonthlyProgress(
  { name, months, weakest }: EmailData<'monthly_progress'>,
  { brand }: LetterContext,
): Written {
  const [now, before] = months.toReversed();
  if (now === undefined) return null;
  const scored = scoreWords(now, before);
  return {
    subject: `Your practice in ${monthOf(now.month)}`,
    blocks: [
      paragraph(greetingOf(name)),
      paragraph([countWords(now, before), ...(scored === null ? [] : [scored])].join(' ')),
      bars({ heading: 'Average score, month by month', most: HIGHEST_SCORE, rows: months.map(rowOf) }),
      ...(weakest === null
        ? []
        : [
            paragraph(
              `The skill to work on: ${weakest.skill.replaceAll('_', ' ')}, ${weakest.average.toFixed(1)} on average in ${monthOf(now.month)}.`,
            ),
          ]),
      button('Choose the next conversation', `${brand.publicUrl}/coaching-sessions`),
    ],
    reason: `You receive this message because you practised in ${monthOf(now.month)}.`,
  };
}
