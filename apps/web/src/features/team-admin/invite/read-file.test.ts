import { describe, expect, it } from '@jest/globals';
import { FILE_TOO_LARGE, readFile, textOf } from './read-file';

const NAME = 'Jürgen Müller, jm@x.org';
const codes = (text: string): number[] => text.split('').map((letter) => letter.charCodeAt(0));

describe('textOf', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(NAME)],
    ['Windows-1252', Uint8Array.from(codes(NAME))],
    ['UTF-16, little end first', Uint8Array.from([0xff, 0xfe, ...codes(NAME).flatMap((code) => [code, 0])])],
    ['UTF-16, big end first', Uint8Array.from([0xfe, 0xff, ...codes(NAME).flatMap((code) => [0, code])])],
  ])('reads %s', (_, bytes) => {
    expect(textOf(bytes)).toBe(NAME);
  });
});

describe('readFile', () => {
  it('refuses a file that is no list of people, without reading it', async () => {
    const large = Object.assign(new File([], 'all.csv'), { arrayBuffer: () => Promise.reject(new Error('was read')) });
    Object.defineProperty(large, 'size', { value: 1_000_001 });
    await expect(readFile(large)).rejects.toThrow(FILE_TOO_LARGE);
  });
});
