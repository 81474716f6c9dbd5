/** The brand's typefaces as data URIs: the printed document reaches for nothing outside itself. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Face {
  readonly family: 'Inter' | 'Source Serif 4';
  readonly package: 'inter' | 'source-serif-4';
  readonly weight: number;
  readonly style: 'normal' | 'italic';
}

// Single weights, because a variable font can only be put into a PDF as drawings of its letters.
const FACES: readonly Face[] = [
  { family: 'Inter', package: 'inter', weight: 400, style: 'normal' },
  { family: 'Inter', package: 'inter', weight: 600, style: 'normal' },
  { family: 'Source Serif 4', package: 'source-serif-4', weight: 300, style: 'normal' },
  { family: 'Source Serif 4', package: 'source-serif-4', weight: 400, style: 'normal' },
  { family: 'Source Serif 4', package: 'source-serif-4', weight: 500, style: 'normal' },
  { family: 'Source Serif 4', package: 'source-serif-4', weight: 400, style: 'italic' },
];

interface Subset {
  readonly name: string;
  readonly range: string;
  /** Whether a document has letters of this subset; it is left out otherwise. */
  readonly needed: RegExp;
}

const SUBSETS: readonly Subset[] = [
  {
    name: 'latin',
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
    needed: /[^]/u,
  },
  {
    name: 'latin-ext',
    range: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0',
    needed: /[\u{100}-\u{17F}\u{1E00}-\u{1E9F}\u{20A0}-\u{20AB}\u{20AD}-\u{20C0}]/u,
  },
  {
    name: 'vietnamese',
    range: 'U+0102-0103, U+0110-0111, U+01A0-01A1, U+01AF-01B0, U+1EA0-1EF9, U+20AB',
    needed: /[\u{1A0}\u{1A1}\u{1AF}\u{1B0}\u{1EA0}-\u{1EF9}]/u,
  },
  {
    name: 'cyrillic',
    range: 'U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
    needed: /[\u{400}-\u{45F}\u{490}\u{491}]/u,
  },
  {
    name: 'greek',
    range: 'U+0370-0377, U+037A-037F, U+0384-038A, U+038C, U+038E-03A1, U+03A3-03FF',
    needed: /[\u{370}-\u{3FF}]/u,
  },
];

const require = createRequire(import.meta.url);
const faces = new Map<string, string>();

/** A face of a subset as a style rule; read once per process. */
function fontFace(face: Face, subset: Subset): string {
  const file = `@fontsource/${face.package}/files/${face.package}-${subset.name}-${face.weight}-${face.style}.woff2`;
  const known = faces.get(file);
  if (known !== undefined) return known;
  const data = readFileSync(require.resolve(file)).toString('base64');
  const rule = `@font-face { font-family: "${face.family}"; font-weight: ${face.weight}; font-style: ${face.style}; src: url("data:font/woff2;base64,${data}") format("woff2"); unicode-range: ${subset.range}; }`;
  faces.set(file, rule);
  return rule;
}

/**
 * The style rules of the faces that a text needs. Letters outside them are set in what is installed (Noto).
 * @throws Error when the font packages are not installed
 */
export function fontFaces(text: string): string {
  const needed = SUBSETS.filter((subset) => subset.needed.test(text));
  return needed.flatMap((subset) => FACES.map((face) => fontFace(face, subset))).join('\n');
}
