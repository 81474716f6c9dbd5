import { describe, expect, it } from '@jest/globals';
import type { ScenarioContent } from '@parley/shared';
import { type Asked, leadOf } from './said-before';

const scenario = {
  opening: 'Good morning to you. I have had two teas already.',
  answers: [
    {
      id: 'how-tested',
      asked: [],
      says: ['I stood at B3 with a watch. Then I had it done once more.'],
      after: { knows: 'fog' },
      until: ['I would rather not say it yet.'],
    },
  ],
  followUps: [
    { id: 'why-twice', on: ['answer:how-tested'], asked: [], says: ['Because I doubted my watch that night.'] },
  ],
  statements: [],
  common: {},
  facts: [{ id: 'fog', text: '', line: 'You had nineteen nights of fog last year.', figures: [], knownBy: 'both' }],
  concerns: [],
} as unknown as ScenarioContent;

const asked = (on: string[]): Asked => ({ kind: 'answer', answer: { id: 'why-twice', on } });
const lead = (on: string[], ...heard: string[]): number | null => leadOf(scenario, heard)(asked(on));
const TOLD = 'I stood at B3 with a watch.';

describe('a follow-up', () => {
  it('is meant only where what it follows on was said', () => {
    expect(lead(['answer:how-tested'], scenario.opening)).toBeNull();
    expect(lead(['answer:how-tested'])).toBeNull();
    expect(lead(['answer:how-tested'], scenario.opening, TOLD)).not.toBeNull();
  });

  it('is the likelier the more lately that was said', () => {
    const now = lead(['answer:how-tested'], TOLD) ?? 0;
    const before = lead(['answer:how-tested'], TOLD, 'Something else altogether.') ?? 0;
    const longAgo = lead(['answer:how-tested'], TOLD, 'Something else.', 'And another thing.') ?? 0;
    expect(now).toBeGreaterThan(before);
    expect(before).toBeGreaterThan(longAgo);
    expect(longAgo).toBe(0);
  });

  it('follows on any of several, the latest counting', () => {
    const both = ['opening', 'fact:fog'];
    expect(lead(both, scenario.opening, 'Something else.', 'You had nineteen nights of fog last year.')).toBe(
      lead(['fact:fog'], 'You had nineteen nights of fog last year.'),
    );
  });

  it('follows on a follow-up, and on a line said beside others in other case and punctuation', () => {
    expect(lead(['follow-up:why-twice'], 'Aye. because I doubted my watch that night! And you?')).not.toBeNull();
  });

  it('does not follow on what is said until something may be told', () => {
    expect(lead(['answer:how-tested'], 'I would rather not say it yet.')).toBeNull();
  });

  it('hears nothing in a habit of speech', () => {
    const short = {
      ...scenario,
      facts: [{ ...scenario.facts[0], id: 'short', line: 'Two weeks.' }],
    } as ScenarioContent;
    expect(leadOf(short, ['Two weeks.'])(asked(['fact:short']))).toBeNull();
  });
});

describe('what is told at any time', () => {
  const again = (target: Asked, ...heard: string[]): number | null => leadOf(scenario, heard)(target);
  const tested: Asked = { kind: 'answer', answer: { id: 'how-tested' } };

  it('is the less likely where it was told right before', () => {
    expect(again(tested, TOLD)).toBeLessThan(0);
    expect(again({ kind: 'fact', fact: { id: 'fog' } }, 'You had nineteen nights of fog last year.')).toBeLessThan(0);
  });

  it('is the likelier where what they keep back for now sends to it', () => {
    expect(again({ kind: 'fact', fact: { id: 'fog' } }, 'I would rather not say it yet.')).toBeGreaterThan(0);
  });

  it('is as likely as ever before and afterwards', () => {
    expect(again(tested, scenario.opening)).toBe(0);
    expect(again(tested, TOLD, 'Something else altogether.')).toBe(0);
    expect(again({ kind: 'common' }, TOLD)).toBe(0);
  });
});
