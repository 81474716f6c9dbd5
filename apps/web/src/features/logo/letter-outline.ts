/** Reads letters out of the typeface. Only fetched when somebody wants a file of the logo. */
import extended from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff?url';
import latin from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff?url';
import { parse, Path, type Font } from 'opentype.js';
import type { LetterOutline } from './logo-svg';
import { pathData } from './path-data';

const SIZE = 1000;
const LETTER_SPACING = -0.02;
const DRAWING = { kerning: true, letterSpacing: LETTER_SPACING } as const;

async function typeface(address: string): Promise<Font> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The typeface answered ${response.status}`);
  return parse(await response.arrayBuffer());
}

/** Letter for letter, each from the first part of the typeface that has it. */
function fromParts(text: string, parts: readonly Font[]): { readonly path: Path; readonly width: number } {
  const path = new Path();
  let width = 0;
  for (const letter of text) {
    const part = parts.find((font) => font.hasChar(letter));
    if (part === undefined) throw new Error(`The typeface lacks “${letter}”`);
    path.extend(part.getPath(letter, width, 0, SIZE));
    width += part.getAdvanceWidth(letter, SIZE) + LETTER_SPACING * SIZE;
  }
  return { path, width };
}

/**
 * The outline of a text in Source Serif, semibold, spaced as the logo is.
 * @throws Error when the typeface can't be fetched or lacks a letter
 */
export async function outlineOf(text: string): Promise<LetterOutline> {
  const font = await typeface(latin);
  const { path, width } = Array.from(text).every((letter) => font.hasChar(letter))
    ? { path: font.getPath(text, 0, 0, SIZE, DRAWING), width: font.getAdvanceWidth(text, SIZE, DRAWING) }
    : fromParts(text, [font, await typeface(extended)]);
  const { y1: top, y2: bottom } = path.getBoundingBox();
  return { path: pathData(path.commands), width, top, bottom };
}
