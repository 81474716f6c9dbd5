/** What stands in the margins of every page. Margin boxes are no part of the document's text, so readers aloud pass over them. */

/** A CSS string whose every unusual character is escaped: no text can end the string, the rule or the style element. */
export function cssString(text: string): string {
  const escaped = Array.from(text, (character) =>
    /[A-Za-z0-9 ]/.test(character) ? character : `\\${(character.codePointAt(0) ?? 0).toString(16)} `,
  );
  return `"${escaped.join('')}"`;
}

export interface PageFrame {
  /** At the top of every page but the first. */
  readonly left: string;
  readonly right: string;
  /** At the foot of every page, across from the page's number. */
  readonly foot: string;
}

const LONGEST = 80;

function short(text: string): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return characters.length <= LONGEST
    ? characters.join('')
    : `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}

/** The page rules: A4, running heads from the second page on, page numbers on all. */
export function pageRules({ left, right, foot }: PageFrame): string {
  const box = 'font: 400 7.5pt/1.3 var(--sans); color: #545b69; unicode-bidi: plaintext;';
  return `@page { size: A4; margin: 24mm 18mm 21mm;
  @top-left { content: ${cssString(short(left))}; ${box} vertical-align: bottom; padding-bottom: 2.5mm; margin-bottom: 6mm; border-bottom: 0.75pt solid #171d2a; width: 65%; text-align: left; }
  @top-right { content: ${cssString(short(right))}; ${box} vertical-align: bottom; padding-bottom: 2.5mm; margin-bottom: 6mm; border-bottom: 0.75pt solid #171d2a; width: 35%; text-align: right; }
  @bottom-left { content: ${cssString(short(foot))}; ${box} vertical-align: top; padding-top: 2.5mm; margin-top: 5mm; border-top: 0.4pt solid #d9dce2; width: 80%; text-align: left; }
  @bottom-right { content: counter(page) " of " counter(pages); ${box} vertical-align: top; padding-top: 2.5mm; margin-top: 5mm; border-top: 0.4pt solid #d9dce2; width: 20%; text-align: right; }
}
@page :first { margin-top: 14mm; @top-left { content: none; border: 0; } @top-right { content: none; border: 0; } }`;
}
