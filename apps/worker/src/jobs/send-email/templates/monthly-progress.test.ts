import { describe, expect, it } from '@jest/globals';
import { brandSchema, type EmailData, type PractisedMonth } from '@parley/shared';
import { letterText } from '../letter-text';
import { writeMonthlyProgress } from './monthly-progress';

const brand = brandSchema.parse({});
const month = (key: string, completed: number, averageScore: number | null): PractisedMonth => ({
  month: key,
  completed,
  averageScore,
});

function textOf(months: PractisedMonth[], weakest: EmailData<'monthly_progress'>['weakest'] = null): string {
  const letter = writeMonthlyProgress({ name: 'Ada', months, weakest }, { brand, now: new Date() });
  if (letter === null) throw new Error('There was nothing to say');
  return letterText(letter, brand, null);
}

describe('the letter of the month', () => {
  it.each([
    [
      [month('2026-10', 4, 6.4), month('2026-11', 6, 7.2)],
      'You finished 6 conversations in November, 2 more than in October. Your average score was 7.2 out of 10, 0.8 higher than in October.',
    ],
    [
      [month('2026-10', 2, 8.04), month('2026-11', 1, 7.96)],
      'You finished 1 conversation in November, 1 fewer than in October. Your average score was 8.0 out of 10, the same as in October.',
    ],
    [
      [month('2026-12', 3, 7), month('2027-01', 3, 5.5)],
      'You finished 3 conversations in January, as many as in December. Your average score was 5.5 out of 10, 1.5 lower than in December.',
    ],
    [
      [month('2026-10', 0, null), month('2026-11', 2, 7)],
      'You finished 2 conversations in November, after none in October. Your average score was 7.0 out of 10.',
    ],
    [[month('2026-11', 2, 7)], 'You finished 2 conversations in November. Your average score was 7.0 out of 10.'],
  ])('compares with the month before: %#', (months, said) => {
    expect(textOf(months)).toContain(said);
  });

  it('shows every month as a line of figures, too', () => {
    const text = textOf([month('2026-09', 5, 6.24), month('2026-10', 0, null), month('2026-11', 1, 7)]);
    expect(text).toContain(
      'Average score, month by month\nSep: 6.2 · 5 conversations\nOct: none\nNov: 7.0 · 1 conversation',
    );
  });

  it('names the skill to work on', () => {
    const text = textOf([month('2026-11', 1, 7)], { skill: 'negotiation_skills', average: 5.64 });
    expect(text).toContain('The skill to work on: negotiation skills, 5.6 on average in November.');
  });
});
