import { scenarios } from '@parley/content';
import { expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { noDelay } from '@parley/coach/testing';
import { keptSimilarity } from '../vectors/kept-vectors';

it('a tip tells nobody to ask first who answers what was just asked', async () => {
  const board = scenarios.find((entry) => entry.slug === 'board-level-project-defense');
  if (!board) throw new Error('The library has no such scenario');
  const coach = createCoach({ delay: noDelay, similarity: keptSimilarity(false) });
  const { tip } = await coach.tip(
    { scenario: board, seed: 's', messages: [{ number: 1, role: 'stakeholder', content: board.opening }] },
    'From today finishing costs 9.4, stopping costs 2.2 and then 3.1 a year. So finish.',
  );
  await coach.dispose();
  expect(tip).not.toContain('One question first');
});
