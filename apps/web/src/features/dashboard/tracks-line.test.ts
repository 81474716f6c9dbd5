import { describe, expect, it } from '@jest/globals';
import { sampleKitProgress } from '@/testing/sample-tracks';
import { tracksLine } from './tracks-line';

const named = (name: string, scores: readonly number[]) => ({
  ...sampleKitProgress(scores),
  starterKit: { slug: name, name },
});

describe('the door to the learning tracks', () => {
  it.each([
    ['not known', undefined, 'Four conversations in order, for where you are now'],
    ['nothing begun', [named('One', []), named('Two', [])], 'Four conversations in order, for where you are now'],
    [
      'one begun',
      [named('One', [7, 8]), named('Two', [])],
      'One: 2 of 4 done, next is Technical Debt vs Timeline Pressure',
    ],
    ['two begun', [named('One', [7]), named('Two', [6, 6, 6])], 'Two: 3 of 4 done, next is The Ward Will Not Use It'],
    ['one completed', [named('One', [7, 7, 7, 7]), named('Two', [])], 'One: completed'],
    ['all completed', [named('One', [7, 7, 7, 7])], 'All tracks completed'],
  ])('says where one is: %s', (_case, progress, line) => {
    expect(tracksLine(progress)).toBe(line);
  });
});
