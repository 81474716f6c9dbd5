/** The HTML part of a letter. */
import type { Brand } from '@parley/shared';
import { button, facts, html, listOf, page, paragraph, written, type Html } from './html';
import type { Block, Letter, LetterLinks } from './letter';

function htmlOf(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'written':
      return written(block.text);
    case 'list':
      return listOf(block.heading, block.items);
    case 'facts':
      return facts(block.rows);
    default:
      return button(block.label, block.url);
  }
}

/** @param links null where no preference governs the letter */
export function letterHtml(letter: Letter, brand: Brand, links: LetterLinks | null): string {
  const choose =
    links === null
      ? html``
      : html` <a href="${links.settings}">Choose which e-mails you get</a>, or
          <a href="${links.unsubscribe}">get no more of these</a>.`;
  return page(brand, letter.subject, letter.blocks.map(htmlOf), html`${letter.reason}${choose}`);
}
