import { describe, expect, it } from '@jest/globals';
import { readBrief } from './read-brief';

const toldOf = async (brief: string): Promise<string> => {
  const read = await readBrief(brief);
  if ('refused' in read) throw new Error(read.refused);
  return read.told.map(({ sentence }) => sentence.text).join(' ');
};

const TICKET = [
  'Lina F, 27 June',
  'I need approval from Mats Holm, the fire engineer, by the 11th. Mats is not difficult. He says one stair is too few.',
  '',
  'Lina F, 30 June',
  'Asked the head of school. Year 6 goes upstairs instead.',
].join('\n');

describe('a sentence without anybody in it', () => {
  it('is the writer’s own where it begins their message', async () => {
    expect(await toldOf(TICKET)).not.toContain('Mats asked the head');
  });

  it('is theirs where the one before it is about them', async () => {
    const notes =
      'I see Bronwyn Pike on Tuesday and need her track for the race on 22 February. Last year people walked in the vines. Bronwyn is against it. Wants nobody near the fruit.';
    expect(await toldOf(notes)).toContain('Bronwyn wants nobody near the fruit');
  });
});
