import { describe, expect, it } from '@jest/globals';
import { KNOWERS, type Purpose, PURPOSES, type ReadPurpose } from '../purpose/purposes';
import { isHousekeeping } from './housekeeping';
import { readBrief } from './read-brief';

const isFor = (purpose: Purpose): ReadPurpose => ({
  purpose,
  knower: 'both',
  of: Object.fromEntries(PURPOSES.map((one) => [one, one === purpose ? 0.9 : 0.01])) as ReadPurpose['of'],
  knows: Object.fromEntries(KNOWERS.map((one) => [one, one === 'both' ? 0.9 : 0.05])) as ReadPurpose['knows'],
  hidden: 0,
  ranked: 0,
});

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
