import { describe, expect, it } from '@jest/globals';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { pngFile, svgFile, zipFile, type DrawingTools } from './logo-files';
import { logoSvg } from './logo-svg';
import { LOGO_VARIANTS } from './logo-variants';

const asked: string[] = [];
/** Letters as boxes, and a PNG that says what was drawn. */
const tools: DrawingTools = {
  outlineOf: async (text) => {
    asked.push(text);
    return { path: `M0 0H${text.length * 500}V-700H0Z`, width: text.length * 500, top: -700, bottom: 0 };
  },
  drawPng: async (svg) => Uint8Array.from(strToU8(`PNG of ${/ width="(\d+)"/.exec(svg)?.[1]}`)),
};
const variant = (id: string) => {
  const found = LOGO_VARIANTS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no variant ${id}`);
  return found;
};
const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

describe('the drawing of the logo (product §3.15)', () => {
  it.each(LOGO_VARIANTS.map((one) => [one.id, one] as const))(
    '%s is a stroke and letters in its colours, and no ground',
    (_, one) => {
      const svg = parse(logoSvg(one, 'A & B', { path: 'M0 0H500V-700Z', width: 500, top: -700, bottom: 0 }, 256));
      expect(svg.querySelector('parsererror')).toBeNull();
      expect(svg.querySelector('title')?.textContent).toBe('A & B');
      expect([...svg.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).toEqual([one.marker, one.ink]);
      expect(svg.querySelectorAll('rect, image, text, style')).toHaveLength(0);
    },
  );

  it('keeps its proportions at every width, and a sign is a square', () => {
    const letters = { path: 'M0 0H3000V-900Z', width: 3000, top: -900, bottom: 240 };
    const word = parse(logoSvg(variant('word-light'), 'Parley', letters, 512));
    const [, , across = 0, down = 0] = (word.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(Number(word.getAttribute('height'))).toBe(Math.round((512 * down) / across));
    expect(word.getAttribute('viewBox')).toBe('-260 -920 3700 1180');
    const sign = parse(logoSvg(variant('sign-dark'), 'Parley', letters, 1024));
    expect([sign.getAttribute('width'), sign.getAttribute('height')]).toEqual(['1024', '1024']);
    expect(parse(logoSvg(variant('word-light'), 'Parley', letters)).hasAttribute('width')).toBe(false);
  });
});

describe('the files of the logo', () => {
  it('are named after the product, the variant and the width', async () => {
    expect((await pngFile(variant('word-light'), 'Parley', 512, tools)).name).toBe('parley-logo-word-light-512.png');
    expect((await svgFile(variant('sign-ink'), 'Élan & Söhne', tools)).name).toBe('elan-sohne-logo-sign-ink.svg');
    expect((await svgFile(variant('sign-ink'), '&', tools)).name).toBe('logo-sign-ink.svg');
  });

  it('draw the whole name as a word, its first letter as a sign', async () => {
    asked.length = 0;
    await svgFile(variant('word-dark'), 'élan', tools);
    await svgFile(variant('sign-dark'), 'élan', tools);
    expect(asked).toEqual(['élan', 'É']);
  });

  it('are all in the ZIP: six variants as SVG and in three widths as PNG', async () => {
    const { name, content } = await zipFile('Parley', tools);
    expect(name).toBe('parley-logo-all.zip');
    const files = unzipSync(typeof content === 'string' ? strToU8(content) : content);
    expect(Object.keys(files).filter((one) => one.endsWith('.svg'))).toHaveLength(6);
    expect(Object.keys(files).filter((one) => one.endsWith('.png'))).toHaveLength(18);
    expect(strFromU8(files['parley-logo-word-light-1024.png'] ?? new Uint8Array())).toBe('PNG of 1024');
  });
});
