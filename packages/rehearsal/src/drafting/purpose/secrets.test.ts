/** What the stakeholder hides, and what they list (product §23.1). */
import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../brief/read-brief';
import { inTheirMouth } from '../brief/in-their-mouth';
import { KNOWERS, type Purpose, PURPOSES, type ReadPurpose } from './purposes';
import { listed } from './listed';
import { secretsIn } from './secrets';
import { settled } from './settled';

async function read(brief: string) {
  const known = await readBrief(brief);
  if ('refused' in known) throw new Error(known.refused);
  return known;
}
const isFor = (purpose: Purpose): ReadPurpose => ({
  purpose,
  knower: 'both',
  of: Object.fromEntries(PURPOSES.map((one) => [one, one === purpose ? 0.9 : 0.01])) as ReadPurpose['of'],
  knows: Object.fromEntries(KNOWERS.map((one) => [one, one === 'both' ? 0.9 : 0.05])) as ReadPurpose['knows'],
});

const FERRY = [
  'I meet Ingrid Halvorsen, director of operations of the ferries, on Tuesday.',
  'The ship agent told me at lunch that the big ship goes to dry dock from 18 May.',
  'So they sail with one ship anyway.',
  'She will for sure not say it.',
  'She wants berth 4 all of May.',
].join(' ');

describe('what they hide', () => {
  it('is what somebody told the writer, up to the sentence that says so', async () => {
    const { told, sides } = await read(FERRY);
    const { holds, says } = secretsIn(told, sides);
    const textsOf = (places: ReadonlySet<number>): readonly string[] =>
      [...places].map((at) => told[at]?.sentence.text ?? '');
    expect(textsOf(holds)).toEqual([
      'The ship agent told me at lunch that the big ship goes to dry dock from 18 May.',
      'So they sail with one ship anyway.',
    ]);
    expect(textsOf(says)).toEqual(['She will for sure not say it.']);
  });

  it('is nothing that they will not do, nor what they say themselves', async () => {
    const { told, sides } = await read(
      'I meet Ingrid Halvorsen, director of operations, on Tuesday. She told me that the crew is short. She will not sign it before June. She wants berth 4 all of May.',
    );
    expect(secretsIn(told, sides).holds.size).toBe(0);
  });
});

describe('what is marked as not to be heard', () => {
  it('is for the writer alone, with what a short mark stands before', async () => {
    const { told, sides } = await read(
      [
        'I see Colin Aldwinckle, tower captain, on Friday about the bells.',
        'One for your ears only.',
        'The committee has put £40,000 aside for the frame.',
        'Not to be repeated please, but his wife asked for a quieter ring last year.',
        'He wants the old frame kept.',
      ].join(' '),
    );
    const all = settled(
      told,
      told.map(() => isFor('case_fact')),
      sides,
    );
    expect(all.filter(({ alone }) => alone).map(({ sentence }) => sentence.text)).toEqual([
      'One for your ears only.',
      'The committee has put £40,000 aside for the frame.',
      'Not to be repeated please, but his wife asked for a quieter ring last year.',
    ]);
  });
});

describe('a list of what they want', () => {
  it('is one sentence of theirs for each of its parts', async () => {
    const { told, sides } = await read(
      [
        'I see Venkatesh Iyer, regional ops head at Zenith, on Friday.',
        'His stated issues as per mail: night permits for the trucks not in hand; penalty of 2% per day he says is one-sided, wants it capped; and who pays for damage.',
        'The move is on 21 November.',
      ].join(' '),
    );
    const entry = told.find(({ sentence }) => sentence.text.startsWith('His stated'));
    if (entry === undefined) throw new Error('The list is in no sentence');
    const items = listed(entry, isFor('my_offer'), sides);
    expect(items.map((item) => inTheirMouth(item.entry)?.text ?? item.entry.sentence.text)).toEqual([
      'night permits for the trucks are not in hand',
      'Penalty of 2% per day is one-sided, and I want it capped.',
      'who pays for damage?',
    ]);
    expect(items.every(({ purpose }) => purpose.purpose === 'their_demand')).toBe(true);
  });

  it('is what they are foretold to ask for as well', async () => {
    const { told, sides } = await read(
      'On Tuesday I have a call with Olufemi Adeyinka, grants manager at the fund. He’ll ask why we told them in July what we knew in May (we did), and he wants proof of the numbers. The committee meets on 6 October.',
    );
    const entry = told.find(({ sentence }) => sentence.text.startsWith('He’ll ask'));
    if (entry === undefined) throw new Error('What he asks is in no sentence');
    expect(listed(entry, isFor('my_private'), sides).map((item) => inTheirMouth(item.entry)?.text)).toEqual([
      'I want to know why you told them in July what you knew in May.',
      'I want proof of the numbers.',
    ]);
  });

  it('is left as it is where it is the writer’s', async () => {
    const { told, sides } = await read(
      'I see Venkatesh Iyer, regional ops head at Zenith, on Friday. To bring: the plan; the list of pallets; and the lease. The move is on 21 November.',
    );
    const entry = told.find(({ sentence }) => sentence.text.startsWith('To bring'));
    if (entry === undefined) throw new Error('The list is in no sentence');
    expect(listed(entry, isFor('my_private'), sides)).toHaveLength(1);
  });
});
