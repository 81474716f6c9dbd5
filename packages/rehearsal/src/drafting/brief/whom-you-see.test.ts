/** With whom the talk will be, where a brief says so (product §23.1). */
import { describe, expect, it } from '@jest/globals';
import type { People, Person } from './people';
import { whomYouSee } from './whom-you-see';

const people = {
  find: (name: string) => ({ name }) as Person,
} as unknown as People;

describe('with whom the talk will be', () => {
  it.each([
    ['You should have the whole picture before my meeting with Robert Stanhope on 19 January.', 'Robert Stanhope'],
    ['We prepared the talk with Maestro Benedetti on Monday.', 'Benedetti'],
    ['I am meeting Dolores Quintana on Thursday at half past two.', 'Dolores Quintana'],
    ['You seeing Marcus on Friday?', 'Marcus'],
    ['Next week: meeting with Demirkan’s export manager, Mr Emre Yıldız, on Wednesday.', 'Emre Yıldız'],
    ['Ten families have agreed. Still missing is Mr Arthur Pillay, who holds four graves.', 'Arthur Pillay'],
  ])('is said by “%s”', (brief, name) => {
    expect(whomYouSee(brief, people)?.name).toBe(name);
  });

  it.each([
    'I spoke to Dolores Quintana by phone. The tutor is Yusuf Rahmani.',
    'I am meeting Dolores Quintana on Thursday and I am seeing Owen Bevan on Friday.',
  ])('is not said, or of several, in “%s”', (brief) => {
    expect(whomYouSee(brief, people)).toBeNull();
  });
});
