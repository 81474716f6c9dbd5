import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { Tip } from '@parley/shared';
import { TipPanel } from './tip-panel';

const tip: Tip = { tip: 'He asked “by when”. Give a day.', quotes: ['by when'], notice: null };
const shown = (notice: string | null) => render(<TipPanel on state={{ status: 'shown', tip: { ...tip, notice } }} />);

it('shows a tip with the words of the conversation marked, and nothing else', () => {
  shown(null);
  expect(screen.getByRole('complementary').textContent).toBe('Coaching tipHe asked “by when”. Give a day.');
  expect(screen.getByText('by when').tagName).toBe('MARK');
});

it('says so where a tip was made with less than usual', () => {
  shown('Made by comparing words alone.');
  expect(screen.getByText('Made by comparing words alone.')).not.toBeNull();
});
