/** Draws the picture that a shared link to a page shows (product §3.16): its title in our typefaces, one word marked. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { PICTURE_SIZE } from './picture-address';

export interface PictureText {
  readonly brand: string;
  /** What kind of page it is, or nothing. */
  readonly kicker: string;
  readonly title: string;
  /** One line under the title. */
  readonly summary: string;
}

/* The light theme of src/styles, as sRGB: neither library reads oklch. */
const PAPER = '#fafaf7';
const INK = '#191e29';
const MUTED = '#50565f';
const MARKER = '#f3ef3b';

const require = createRequire(import.meta.url);
const ours = (file: string): URL => new URL(`../src/assets/fonts/${file}`, import.meta.url);
/** The faces of the web, and for the wordmark a cut of its weight: of a variable file only the regular one is drawn. */
const FACES = [
  { name: 'Display', weight: 400, file: ours('source-serif-4-display.woff2') },
  { name: 'Inter', weight: 400, file: ours('inter.woff2') },
  {
    name: 'Wordmark',
    weight: 600,
    file: require.resolve('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2'),
  },
] as const;

let fonts: Promise<Font[]> | undefined;

/** Read once. */
function readFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    FACES.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(file),
    })),
  );
  return fonts;
}

/** The word that is marked: the longest, and of several the first. */
export const markedWord = (words: readonly string[]): number => {
  const letters = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '').length);
  return letters.indexOf(Math.max(...letters));
};

/** Display sizes in px: as large as three lines allow. */
const titleSize = (title: string): number => {
  if (title.length <= 16) return 136;
  if (title.length <= 34) return 104;
  if (title.length <= 56) return 84;
  return 68;
};

const STROKE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 100" preserveAspectRatio="none"><path fill="${MARKER}" d="M4 9 992 0l8 91L12 100z"/></svg>`;

/** The marker's stroke, behind words that stand `position: relative` after it. */
function Swipe(box: Record<'left' | 'width' | 'top' | 'height', string>) {
  return (
    <div
      style={{
        position: 'absolute',
        ...box,
        backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(STROKE)}")`,
        backgroundSize: '100% 100%',
      }}
    />
  );
}

function Wordmark({ brand }: { readonly brand: string }) {
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        fontFamily: 'Wordmark',
        fontWeight: 600,
        fontSize: 48,
        lineHeight: 1.2,
        letterSpacing: '-0.02em',
      }}
    >
      <Swipe left="-5%" width="114%" top="48%" height="38%" />
      <span style={{ position: 'relative' }}>{brand}</span>
    </div>
  );
}

function Title({ title }: { readonly title: string }) {
  const words = [...title.matchAll(/\S+/g)].map(([word], index) => ({ word, at: index }));
  const marked = markedWord(words.map(({ word }) => word));
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '0.24em',
        rowGap: '0.06em',
        fontSize: titleSize(title),
        lineHeight: 1.06,
        letterSpacing: '-0.022em',
      }}
    >
      {words.map(({ word, at }) => (
        <div key={at} style={{ display: 'flex', position: 'relative' }}>
          {at === marked && <Swipe left="-2.5%" width="105%" top="6%" height="94%" />}
          <span style={{ position: 'relative' }}>{word}</span>
        </div>
      ))}
    </div>
  );
}

function Picture({ brand, kicker, title, summary }: PictureText) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '64px 80px 60px',
        backgroundColor: PAPER,
        color: INK,
        fontFamily: 'Display',
        fontWeight: 400,
        boxSizing: 'border-box',
      }}
    >
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end' }}>
        <Wordmark brand={brand} />
        <span style={{ fontFamily: 'Inter', fontSize: 26, color: MUTED }}>{kicker}</span>
      </div>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center' }}>
        <Title title={title} />
      </div>
      <div style={{ display: 'flex', borderTop: `3px solid ${INK}`, paddingTop: 24 }}>
        <span style={{ fontFamily: 'Inter', fontSize: 28, lineHeight: 1.4, color: MUTED }}>{summary}</span>
      </div>
    </div>
  );
}

/** A PNG of 1200 by 630 px. Nothing is fetched. */
export async function drawPicture(text: PictureText): Promise<Buffer> {
  const svg = await satori(<Picture {...text} />, { ...PICTURE_SIZE, fonts: await readFonts() });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
