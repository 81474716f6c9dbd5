/** How many concerns a draft has (product §23.1). */
import { describe, expect, it } from '@jest/globals';
import { isFor } from '../../testing/read-purpose';
import { concernsAsTold, type VoicedMatter } from './concerns';
import type { Saying } from './voiced';

const saying = (byModel: boolean): Saying => ({
  text: 'The crane was late three times in March.',
  from: { purpose: byModel ? isFor('their_worry') : null } as Saying['from'],
  guessed: false,
  weight: 2,
});
const matter = (id: string, told: Saying | null): VoicedMatter => ({
  matter: { id } as VoicedMatter['matter'],
  saying: told,
});
const ids = (voiced: readonly VoicedMatter[], sayings: readonly Saying[]): readonly string[] =>
  concernsAsTold(voiced, sayings).map((one) => one.matter.id);

describe('the concerns of a draft', () => {
  const told = saying(true);

  it('are those that the brief tells, where it tells two', () => {
    expect(ids([matter('date', told), matter('money', told), matter('their-word', null)], [told])).toEqual([
      'date',
      'money',
    ]);
  });

  it('are two at least, with what worries anybody', () => {
    expect(ids([matter('date', told), matter('their-word', null), matter('their-others', null)], [told])).toEqual([
      'date',
      'their-word',
    ]);
  });

  it('keep what happened, where the talk is of that', () => {
    expect(ids([matter('talk-conduct', null), matter('date', told), matter('their-word', null)], [told])).toEqual([
      'talk-conduct',
      'date',
    ]);
  });

  it('are all, where grammar alone reads the brief or nothing is told', () => {
    const byGrammar = saying(false);
    const all = [matter('date', byGrammar), matter('their-word', null), matter('their-others', null)];
    expect(ids(all, [byGrammar])).toHaveLength(3);
    expect(ids([matter('date', null), matter('their-word', null), matter('their-others', null)], [])).toHaveLength(3);
  });
});
