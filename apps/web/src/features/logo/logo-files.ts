/** The logo as files: one variant as SVG or PNG, or everything in a ZIP (product §3.15). */
import { lettersOf, LOGO_SIZES, LOGO_VARIANTS, type LogoSize, type LogoVariant } from './logo-variants';
import { logoSvg, type LetterOutline } from './logo-svg';

export interface NamedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** What making files needs of the browser and the network; fetched with the first file. */
export interface DrawingTools {
  readonly outlineOf: (text: string) => Promise<LetterOutline>;
  readonly drawPng: (svg: string) => Promise<Uint8Array<ArrayBuffer>>;
}

/** The typeface's reader and the canvas. @throws when their code can't be fetched */
export async function drawingTools(): Promise<DrawingTools> {
  const [{ outlineOf }, { drawPng }] = await Promise.all([import('./letter-outline'), import('./draw-png')]);
  return { outlineOf, drawPng };
}

/** 'Parley' is `parley-logo-word-light`; what no file name can hold is left out. */
const baseName = (brand: string, what: string): string => {
  const word = brand
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return [...(word === '' ? [] : [word]), 'logo', what].join('-');
};

/** A variant as SVG. @throws Error when it can't be drawn */
export async function svgFile(variant: LogoVariant, brand: string, tools: DrawingTools): Promise<NamedFile> {
  const svg = logoSvg(variant, brand, await tools.outlineOf(lettersOf(variant, brand)));
  return { name: `${baseName(brand, variant.id)}.svg`, type: 'image/svg+xml', content: svg };
}

/** A variant as PNG of that width. @throws Error when it can't be drawn */
export async function pngFile(
  variant: LogoVariant,
  brand: string,
  size: LogoSize,
  tools: DrawingTools,
): Promise<NamedFile> {
  const svg = logoSvg(variant, brand, await tools.outlineOf(lettersOf(variant, brand)), size);
  return { name: `${baseName(brand, variant.id)}-${size}.png`, type: 'image/png', content: await tools.drawPng(svg) };
}

/** Every variant as SVG and as PNG of every size, in one ZIP. @throws Error when one of them can't be drawn */
export async function zipFile(brand: string, tools: DrawingTools): Promise<NamedFile> {
  const { strToU8, zipSync } = await import('fflate');
  const files: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const variant of LOGO_VARIANTS) {
    const made = [await svgFile(variant, brand, tools)];
    for (const size of LOGO_SIZES) made.push(await pngFile(variant, brand, size, tools));
    for (const { name, content } of made) {
      files[name] = typeof content === 'string' ? strToU8(content) : new Uint8Array(content);
    }
  }
  // PNG is compressed already.
  return { name: `${baseName(brand, 'all')}.zip`, type: 'application/zip', content: zipSync(files, { level: 0 }) };
}
