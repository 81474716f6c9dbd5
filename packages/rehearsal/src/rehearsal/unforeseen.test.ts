import { describe, expect, it } from '@jest/globals';
import type { Answer } from '@parley/shared';
import { parseText } from '../language/parse';
import { scopeChange as scenario } from '../testing/scenarios/scope-change-request';
import { speakerTo } from '../testing/speaker-to';
import type { Point } from './points';
import { toUnforeseen } from './unforeseen';
import { voiceOf } from './voice';

const answer: Answer = {
  id: 'pump',
  asked: ['Who built the pump?', 'Whose pump is it?', 'Who made that pump?', 'Who is behind the pump?'],
  says: ['Petra built it, and she was proud of it.'],
};

function question(text: string, wants: Point['wants'], probability: number, near = 0.4): Point {
  const [sentence] = parseText(text);
  if (!sentence) throw new Error(`Nothing in ${text}`);
  return {
    sentence,
    of: text,
    act: 'wants_to_know',
    wants,
    meant: [{ target: { kind: 'answer', answer }, probability, near, clause: text }],
    topic: null,
    leans: false,
    openly: true,
    either: false,
    unkind: false,
    aside: null,
  };
}

function linesTo(points: readonly Point[], answered: readonly Point[] = []): readonly string[] {
  const replies = answered.map((point) => ({ point, line: 'On Monday.', meant: null }));
  return toUnforeseen(speakerTo(points), points, points, replies).map(({ line }) => line);
}
const { lacks } = voiceOf(scenario);

describe('a question that nobody foresaw as it was put', () => {
  it('gets what may well fit, rather than that they don’t know', () => {
    expect(linesTo([question('Who put the pump together?', 'person', 0.25)])).toEqual(answer.says);
  });

  it('gets what they lack where next to nothing speaks for an answer, or where it is about something else', () => {
    expect(lacks.person).toContain(linesTo([question('Who put the pump together?', 'person', 0.1)])[0]);
    expect(lacks.person).toContain(linesTo([question('Who put the fence together?', 'person', 0.25)])[0]);
  });

  it('gets what was foreseen in words as near, though it shares none of them', () => {
    expect(linesTo([question('Who put the fence together?', 'person', 0.25, 0.55)])).toEqual(answer.says);
  });

  it('gets its answer in its place, whichever of several it is', () => {
    const [first, answered, last] = [
      question('What became of the pump at the mill?', 'matter', 0.35),
      question('When does the gate arrive?', 'day', 0.9),
      question('Who painted the fence?', 'person', 0.1),
    ] as const;
    const lines = linesTo([first, answered, last], [answered]);
    expect(lines.slice(0, 2)).toEqual([...answer.says, 'On Monday.']);
    expect(lacks.person).toContain(lines[2]);
  });

  it('gets what may well fit beside another answer, also where it wants a yes or a no', () => {
    const [answered, slipped] = [
      question('When does the gate arrive?', 'day', 0.9),
      question('Has the old pump ever cost you money?', 'yes_no', 0.35),
    ] as const;
    expect(linesTo([answered, slipped], [answered])).toEqual(['On Monday.', ...answer.says]);
  });

  it('is passed over beside an answer, unless a figure, a day or a name is wanted', () => {
    const other = question('When does the gate arrive?', 'day', 0.9);
    expect(linesTo([other, question('What became of the old pump?', 'matter', 0.1)], [other])).toEqual(['On Monday.']);
    expect(linesTo([other, question('Who painted the old pump?', 'person', 0.1)], [other])).toHaveLength(2);
  });
});
