import { describe, expect, it } from '@jest/globals';
import { drawPicture, markedWord } from './picture';
import { PICTURE_SIZE, pictureAddress } from './picture-address';

const TEXT = { brand: 'Parley', kicker: 'Solutions', title: 'Scope creep', summary: 'Say what it costs' };
const PNG = [0x89, 0x50, 0x4e, 0x47];

describe('the picture of a page (product §3.16)', () => {
  it('is a PNG of the size that readers of Open Graph ask for', async () => {
    const picture = await drawPicture(TEXT);
    expect([...picture.subarray(0, 4)]).toEqual(PNG);
    expect({ width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) }).toEqual(PICTURE_SIZE);
  });

  it('is the same for the same words, and another for every other word', async () => {
    const first = await drawPicture(TEXT);
    expect(first.equals(await drawPicture(TEXT))).toBe(true);
    for (const other of [{ title: 'Scope creeps' }, { summary: 'Say it' }, { kicker: '' }, { brand: 'Halden' }])
      expect(first.equals(await drawPicture({ ...TEXT, ...other }))).toBe(false);
  });

  it('takes a title as long as a page may have, and letters that our typefaces lack', async () => {
    const long = await drawPicture({
      ...TEXT,
      title: 'Conversations that decide a project '.repeat(2).trim().padEnd(80, '.'),
    });
    expect(long.length).toBeGreaterThan(10_000);
    const picture = await drawPicture({ ...TEXT, brand: 'Πάρλεϋ', title: 'Żółć — 交渉' });
    expect([...picture.subarray(0, 4)]).toEqual(PNG);
  });

  it('marks the longest word, and the first of two', () => {
    expect(markedWord(['A', 'date', 'was', 'promised'])).toBe(3);
    expect(markedWord(['(then)', 'done.', 'went'])).toBe(0);
    expect(markedWord(['Pricing'])).toBe(0);
  });

  it('lies beside the pages, by their address', () => {
    expect(pictureAddress('/')).toBe('/og/home.png');
    expect(pictureAddress('/features/ai-coaching')).toBe('/og/features/ai-coaching.png');
  });
});
