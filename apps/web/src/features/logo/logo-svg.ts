/** The one drawing of the logo, from which every file of it is made (product §3.15). */
import type { LogoVariant } from './logo-variants';

/** Letters as a shape: the baseline is y = 0, the left edge x = 0, and 1,000 units are the size of the type. */
export interface LetterOutline {
  /** An SVG path. */
  readonly path: string;
  readonly width: number;
  /** How high and how low they reach; above the baseline is negative. */
  readonly top: number;
  readonly bottom: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A stroke of the marker: cut a little askew at its ends, as a hand does. */
function stroke({ left, top, right, bottom }: Box): string {
  const x = (share: number) => Math.round(left + share * (right - left));
  const y = (share: number) => Math.round(top + share * (bottom - top));
  return `M${x(0.006)} ${y(0.12)}L${x(0.985)} ${y(0)}L${x(1)} ${y(0.88)}L${x(0.02)} ${y(1)}Z`;
}

/** Room above the highest letter and below whatever reaches lowest. */
const EDGE = 20;

/** As the name stands in the bar: the stroke begins before the word and runs on behind it. */
function word({ band }: LogoVariant, { path, width, ...letters }: LetterOutline) {
  const [top, bottom] = band === 'behind' ? [-430, 140] : [180, 440];
  const reach = { left: -260, right: Math.round(width) + 440 };
  return {
    box: {
      ...reach,
      top: Math.floor(Math.min(letters.top, top)) - EDGE,
      bottom: Math.ceil(Math.max(letters.bottom, bottom)) + EDGE,
    },
    stroke: stroke({ ...reach, top, bottom }),
    letters: `<path d="${path}"`,
  };
}

const SIGN = 1600;
const LETTER_SCALE = 1.62;

/** The first letter in a square, on a stroke from edge to edge. */
function sign({ band }: LogoVariant, { path, width }: LetterOutline) {
  const [top, bottom] = band === 'behind' ? [530, 1350] : [1380, 1560];
  const baseline = band === 'behind' ? 1350 : 1250;
  const left = Math.round((SIGN - width * LETTER_SCALE) / 2);
  return {
    box: { left: 0, top: 0, right: SIGN, bottom: SIGN },
    stroke: stroke({ left: 0, right: SIGN, top, bottom }),
    letters: `<path transform="translate(${left} ${baseline}) scale(${LETTER_SCALE})" d="${path}"`,
  };
}

/**
 * A variant as a file of its own: outlines, no typeface needed, nothing behind it.
 * @param name the product's, for readers that can't see it
 * @param letters the outline of the name, for a sign of its first letter
 * @param width in pixels; left out, the picture is as large as wherever it stands
 */
export function logoSvg(variant: LogoVariant, name: string, letters: LetterOutline, width?: number): string {
  const { box, stroke: marker, letters: shape } = (variant.shape === 'word' ? word : sign)(variant, letters);
  const across = box.right - box.left;
  const down = box.bottom - box.top;
  const size = width === undefined ? '' : ` width="${width}" height="${Math.round((width * down) / across)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.left} ${box.top} ${across} ${down}"${size} role="img">`,
    `<title>${escapeXml(name)}</title>`,
    `<path fill="${variant.marker}" d="${marker}"/>`,
    `${shape} fill="${variant.ink}"/>`,
    '</svg>',
  ].join('');
}
