/** Sentences of a brief in the light of what each is for. */
import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../brief/read-brief';
import type { Purpose } from './purposes';
import { isFor } from '../../testing/read-purpose';
import { settled } from './settled';

async function settledFor(brief: string, purposes: readonly Purpose[]) {
  const read = await readBrief(brief);
  if ('refused' in read) throw new Error(read.refused);
  expect(read.told).toHaveLength(purposes.length);
  return settled(read.told, purposes.map(isFor), read.sides);
}

const VET = 'I see Morag Sinclair, the senior vet, on Wednesday. I need her to move the six visits to Hexham.';

describe('what goes on with a goal', () => {
  it('is wanted as well, whatever it was taken for', async () => {
    const [, , more] = await settledFor(`${VET} And to ring the clients herself.`, [
      'noise',
      'my_goal',
      'their_demand',
    ]);
    expect(more).toMatchObject({ spoken: null, knownBy: 'meta', purpose: { purpose: 'my_goal' } });
  });

  it('is nothing that tells how things stand', async () => {
    const [, , more] = await settledFor(`${VET} And the permit ends on Friday.`, ['noise', 'my_goal', 'case_fact']);
    expect(more?.purpose?.purpose).toBe('case_fact');
  });
});

describe('what the writer expects, counts or offers', () => {
  it.each<readonly [string, Purpose, object]>([
    ['She will not like it, and I can’t blame her for that.', 'their_worry', { spoken: null, knownBy: 'student' }],
    ['I am sure she will see it as a punishment.', 'their_worry', { spoken: null, knownBy: 'student' }],
    ['By our numbers this takes six more vets.', 'their_worry', { spoken: null, knownBy: 'student' }],
    ['Finance will not pay for a seventh visit.', 'their_worry', { spoken: null, knownBy: 'student' }],
    ['That’s true, the road was closed.', 'their_worry', { spoken: null, knownBy: 'student' }],
    [
      'She will ask us to pay the mileage.',
      'my_offer',
      { spoken: 'I want you to pay the mileage.', theirs: true, knownBy: 'both' },
    ],
    [
      'She also insists that nothing is done at night.',
      'my_private',
      { spoken: 'Nothing is done at night.', theirs: true, knownBy: 'both' },
    ],
    [
      'She told Owen that the van is too old.',
      'others',
      { spoken: 'The van is too old.', theirs: true, knownBy: 'both' },
    ],
  ])('is read for what it is: %s', async (sentence, purpose, expected) => {
    const [, , last] = await settledFor(`${VET} ${sentence}`, ['noise', 'my_goal', purpose]);
    expect(last).toMatchObject(expected);
  });

  it('goes on with what was offered', async () => {
    const [, , , also] = await settledFor(`${VET} We can pay the mileage. I would also lend her our van.`, [
      'noise',
      'my_goal',
      'my_offer',
      'my_private',
    ]);
    expect(also?.purpose?.purpose).toBe('my_offer');
  });
});

describe('what nobody has told them', () => {
  it('is theirs neither to know nor to say', async () => {
    const told = await settledFor(`${VET} The old scanner goes on the 11th. Nobody has told her.`, [
      'noise',
      'my_goal',
      'case_fact',
      'about_them',
    ]);
    expect(told[2]).toMatchObject({ knownBy: 'student', spoken: null, purpose: { knower: 'me' } });
  });

  it('is still theirs where it is what weighs on them', async () => {
    const told = await settledFor(`${VET} She lost four clients last year. Nobody has told her.`, [
      'noise',
      'my_goal',
      'their_worry',
      'about_them',
    ]);
    expect(told[2]?.knownBy).toBe('both');
  });
});

describe('what the writer has said to them', () => {
  it('both know, and it is no worry of theirs', async () => {
    const told = await settledFor(`${VET} We offered 900 a month in May. I had written to her that the van is free.`, [
      'noise',
      'my_goal',
      'my_offer',
      'their_worry',
    ]);
    expect(told[2]).toMatchObject({ knownBy: 'both', spoken: null });
    expect(told[3]).toMatchObject({ knownBy: 'both', spoken: null, theirs: false });
  });
});

describe('words that nobody is to say', () => {
  it('are in nobody’s mouth', async () => {
    const read = await readBrief(
      `${VET} He missed two payments, so don’t you go saying “I know that the money is tight this year” to anybody. She wants the van back by May.`,
    );
    if ('refused' in read) throw new Error(read.refused);
    expect(read.told.some(({ sentence }) => sentence.text.includes('money is tight'))).toBe(false);
    expect(read.told.some(({ sentence }) => sentence.text.includes('van back'))).toBe(true);
  });
});
