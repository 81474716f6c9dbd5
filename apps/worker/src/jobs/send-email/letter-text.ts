/** The text part of a letter. */
import type { Brand } from '@parley/shared';
import type { Block, Letter, LetterLinks } from './letter';

function textOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'written':
      return block.text;
    case 'list':
      return [block.heading, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'bars':
      return [block.heading, ...block.rows.map(({ label, text }) => `${label}: ${text}`)].join('\n');
    default:
      return `${block.label}: ${block.url}`;
  }
}

/** @param links null where no preference governs the letter */
export function letterText(letter: Letter, brand: Brand, links: LetterLinks | null): string {
  const choose =
    links === null ? [] : [`Choose which e-mails you get: ${links.settings}`, `No more of these: ${links.unsubscribe}`];
  const foot = [letter.reason, ...choose, `${brand.name} · ${brand.office} · ${brand.supportEmail}`].join('\n');
  return [...letter.blocks.map(textOf), foot].join('\n\n');
}
