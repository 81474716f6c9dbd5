import { describe, expect, it } from '@jest/globals';
import type { CommonQuestion, Statement } from '@parley/shared';
import { parseText } from '../language/parse';
import type { Meant } from '../meaning/meanings';
import type { Point } from './points';
import { meaningOf } from './sureness';

const statement: Statement = {
  id: 'first-two',
  kind: 'offer',
  said: ['I could do the first two hotels by Friday.'],
  says: ['Those two, yes.'],
};
const offer = (of: Statement, probability: number): Meant => ({
  target: { kind: 'statement', statement: of },
  probability,
  near: 0.7,
  clause: '',
});
const common = (id: CommonQuestion, probability: number): Meant => ({
  target: { kind: 'common', id },
  probability,
  near: 0.7,
  clause: '',
});

function point(text: string, act: Point['act'], meant: readonly Meant[]): Point {
  const [sentence] = parseText(text);
  if (!sentence) throw new Error(`Nothing in ${text}`);
  return {
    sentence,
    of: text,
    act,
    wants: 'yes_no',
    meant,
    topic: null,
    leans: false,
    openly: false,
    either: false,
    unkind: false,
    aside: null,
  };
}

describe('what a point surely means', () => {
  const WITH_A_YES = 'I could do the first two hotels by Friday, would you back that?';

  it('is what it puts forward, before the yes that it asks for', () => {
    const meant = [common('is_that_acceptable', 0.8), offer(statement, 0.6)];
    expect(meaningOf(point(WITH_A_YES, 'asks_for_yes', meant))?.target.kind).toBe('statement');
    // Hardly likely, it is not what was put forward.
    const unsure = [common('is_that_acceptable', 0.8), offer(statement, 0.3)];
    expect(meaningOf(point(WITH_A_YES, 'asks_for_yes', unsure))?.target.kind).toBe('common');
    // Another question than for a yes stays what it is.
    const other = [common('why_that_date', 0.8), offer(statement, 0.6)];
    expect(meaningOf(point(WITH_A_YES, 'asks_for_yes', other))?.target.kind).toBe('common');
  });
});
