/** Text that means nothing in Markdown or HTML: it reads as it was written, wherever it is shown. */

const MARKS = /[\\`*_{}[\]|~$]/g;
const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** One line of text, every character of it literal. Line breaks become spaces. */
export function inline(text: string): string {
  const line = text.replaceAll(/[\s\u0085\u2028\u2029]+/g, ' ').trim();
  return line
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/[&<>]/g, (character) => HTML[character] ?? character)
    .replaceAll(MARKS, String.raw`\$&`)
    .replaceAll('://', String.raw`\://`)
    .replaceAll(/(www|ftp)\./gi, String.raw`$1\.`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
    .replace(/^[-+=#]/, String.raw`\$&`);
}

/** A text of several lines as a quotation block; its own line breaks are kept. */
export function quoted(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).map(inline);
  return lines
    .map((line, index) => {
      if (line === '') return '>';
      const next = lines[index + 1];
      return next === undefined || next === '' ? `> ${line}` : `> ${line}\\`;
    })
    .join('\n');
}
