import { describe, expect, it } from '@jest/globals';
import type { Statement } from '@parley/shared';
import { parseText } from '../language/parse';
import { speakerTo } from '../testing/speaker-to';
import { answerTo } from './answering';
import type { Point } from './points';

const statement = (id: string, line: string): Statement => ({ id, kind: 'offer', said: [], says: [line] });

function point(text: string, act: Point['act'], meant: Statement | null, probability = 0): Point {
  const [sentence] = parseText(text);
  if (!sentence) throw new Error(`Nothing in ${text}`);
  return {
    sentence,
    of: text,
    act,
    wants: 'yes_no',
    meant:
      meant === null ? [] : [{ target: { kind: 'statement', statement: meant }, probability, near: 0.6, clause: text }],
    topic: null,
    leans: meant === null,
    openly: false,
    either: false,
    unkind: false,
    aside: null,
  };
}

describe('a yes that is asked for', () => {
  it('is one to what was wanted right before it, also where something else was surer', () => {
    const points = [
      point('The valve costs us an afternoon.', 'reports', statement('valve', 'An afternoon I can bear.'), 0.8),
      point('I need the pump in writing.', 'reports', statement('pump', 'The pump you have in writing.'), 0.55),
      point('Can you give me that?', 'asks_for_yes', null),
    ];
    expect(answerTo(speakerTo(points), points).lines).toEqual(['The pump you have in writing.']);
  });
});
