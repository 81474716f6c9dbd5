import { describe, expect, it } from '@jest/globals';
import { parseGently, parseText } from './parse';
import { piecesOf } from './pieces';

const LONG = Array.from({ length: 80 }, (_, at) => `Crane ${at} stands since Monday, and nobody rang. `).join('');

describe('a long text in pieces', () => {
  it.each([
    LONG,
    'word '.repeat(800),
    'x'.repeat(4000),
    '- one\n- two\n\n- three',
    'We wait. They don’t.\nSo: 3.5 days, e.g. from Tuesday.',
    '',
  ])('loses nothing: %#', (text) => {
    expect(piecesOf(text).join('')).toBe(text);
    expect(Math.max(0, ...piecesOf(text).map((piece) => piece.length))).toBeLessThanOrEqual(420);
  });

  it('reads each line for itself', () => {
    expect(
      parseText('- two days for the mail\n- nine for the step\n- I take the mail').map((sentence) => sentence.text),
    ).toEqual(['two days for the mail', 'nine for the step', 'I take the mail']);
  });

  it('is parsed with pauses, and gives the same sentences', async () => {
    let pauses = 0;
    await parseGently([LONG], async () => {
      pauses += 1;
    });
    expect(pauses).toBeGreaterThanOrEqual(10);
    expect(parseText(LONG)).toHaveLength(80);
    const before = pauses;
    await parseGently([LONG], async () => {
      pauses += 1;
    });
    expect(pauses).toBe(before);
  });
});
