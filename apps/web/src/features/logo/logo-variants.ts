/** The six variants of the logo (product §3.15). */

/** The colours of the look, as files need them: ink and marker on paper, and on the desk at night. */
const INK = '#181e2a';
const MARKER = '#f4ed4a';
const PALE_INK = '#e8e8e4';
const DIM_MARKER = '#ede74a';

export interface LogoVariant {
  /** Also part of file names. */
  readonly id: string;
  readonly name: string;
  /** What it is for. */
  readonly use: string;
  /** The whole name, or its first letter in a square. */
  readonly shape: 'word' | 'sign';
  /** Where the marker lies: behind the letters, or under them where it would swallow pale ones. */
  readonly band: 'behind' | 'under';
  readonly ink: string;
  readonly marker: string;
  /** What it is shown on: nothing of this is in the file. */
  readonly ground: 'light' | 'dark';
}

const LOOKS = [
  { id: 'light', name: 'for light grounds', band: 'behind', ink: INK, marker: MARKER, ground: 'light' },
  { id: 'dark', name: 'for dark grounds', band: 'under', ink: PALE_INK, marker: DIM_MARKER, ground: 'dark' },
  { id: 'ink', name: 'in one colour', band: 'under', ink: INK, marker: INK, ground: 'light' },
] as const;

export const LOGO_VARIANTS: readonly LogoVariant[] = [
  ...LOOKS.map((look): LogoVariant => ({
    ...look,
    id: `word-${look.id}`,
    name: `Word, ${look.name}`,
    shape: 'word',
    use: {
      light: 'The first choice, wherever there is room for a name.',
      dark: 'Where the page or the slide is dark.',
      ink: 'For print in black, engraving and stamps.',
    }[look.id],
  })),
  ...LOOKS.map((look): LogoVariant => ({
    ...look,
    id: `sign-${look.id}`,
    name: `Sign, ${look.name}`,
    shape: 'sign',
    use: {
      light: 'For small squares: a list of tools, a tab, an avatar.',
      dark: 'The same on a dark square.',
      ink: 'The same in print.',
    }[look.id],
  })),
];

/** What of the product's name a variant shows. */
export const lettersOf = ({ shape }: LogoVariant, brand: string): string =>
  shape === 'word' ? brand : (/^./u.exec(brand)?.[0] ?? '').toUpperCase();

/** Widths of the pictures in pixels; a sign is as high as it is wide. */
export const LOGO_SIZES = [256, 512, 1024] as const;
export type LogoSize = (typeof LOGO_SIZES)[number];
export const DEFAULT_LOGO_SIZE: LogoSize = 512;
