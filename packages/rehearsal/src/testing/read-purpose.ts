/** What a classifier would say of a sentence that is surely for one thing, for tests. */
import { KNOWERS, type Purpose, PURPOSES, type ReadPurpose } from '../drafting/purpose/purposes';

export const isFor = (purpose: Purpose): ReadPurpose => ({
  purpose,
  knower: 'both',
  of: Object.fromEntries(PURPOSES.map((one) => [one, one === purpose ? 0.9 : 0.01])) as ReadPurpose['of'],
  knows: Object.fromEntries(KNOWERS.map((one) => [one, one === 'both' ? 0.9 : 0.05])) as ReadPurpose['knows'],
  hidden: 0,
  ranked: 0,
  behind: null,
  fact: null,
  said: null,
});
