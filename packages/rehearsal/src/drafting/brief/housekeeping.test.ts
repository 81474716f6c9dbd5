import { describe, expect, it } from '@jest/globals';
import type { Purpose } from '../purpose/purposes';
import { isFor } from '../../testing/read-purpose';
import { isHousekeeping } from './housekeeping';
import { readBrief } from './read-brief';

describe('what stands beside the matter', () => {
  it.each<[string, Purpose, boolean]>([
    ['Ring Anna about the permits.', 'others', true],
    ['The canteen is shut on Thursdays.', 'others', true],
    ['Bring the works forward to 19 January.', 'my_goal', false],
    ['She wants the parking kept for the crew.', 'their_demand', false],
    ['Get eggs, 2x oatcakes.', 'case_fact', true],
    ['Get the list signed by the harbour board.', 'my_goal', false],
    ['The coffee is roasted in the new shed from 3 May.', 'case_fact', false],
  ])('%s', async (sentence, purpose, expected) => {
    const read = await readBrief(
      `I see Morag Tait, head of the harbour crew, on Monday about the shed. ${sentence} She has asked for a list of all berths.`,
    );
    if ('refused' in read) throw new Error(read.refused);
    const told = read.told.find((one) => one.sentence.text === sentence);
    if (told === undefined) throw new Error('It is no sentence of its own');
    expect(isHousekeeping({ ...told, purpose: isFor(purpose) })).toBe(expected);
  });
});
