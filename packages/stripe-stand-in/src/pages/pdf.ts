/** A PDF of one page with lines of text, by hand: enough for a link that says PDF, without a library for it. */

interface Line {
  readonly text: string;
  /** At the right edge of the same line. */
  readonly end?: string;
  /** Points; 11 unless told otherwise. */
  readonly size?: number;
}

const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 64;
const SIZE = 11;
/** Of a digit in Helvetica, of its size: amounts are lined up by it. */
const DIGIT = 0.556;

/** WinAnsi has no other minus, and every letter that is not in it becomes a question mark. */
function inWinAnsi(text: string): string {
  return text
    .replaceAll('\u{2212}', '-')
    .replaceAll('\u{2019}', "'")
    .replaceAll('\u{a0}', ' ')
    .replaceAll(/[^\u{20}-\u{7e}\u{a1}-\u{ff}]/gu, '?')
    .replaceAll(/[\\()]/g, (character) => `\\${character}`);
}

function contentOf(lines: readonly Line[]): string {
  let y = HEIGHT - MARGIN - 24;
  return lines
    .flatMap(({ text, end, size = SIZE }) => {
      y -= size * 1.8;
      const at = (x: number, words: string): string =>
        `BT /F1 ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td (${inWinAnsi(words)}) Tj ET`;
      const right = end === undefined ? [] : [at(WIDTH - MARGIN - end.length * size * DIGIT, end)];
      return [at(MARGIN, text), ...right];
    })
    .join('\n');
}

export function pdfOf(title: string, lines: readonly Line[]): Buffer {
  const content = contentOf(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${inWinAnsi(title)}) /Producer (Parley, stand-in for Stripe) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = Buffer.byteLength(file, 'latin1');
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
