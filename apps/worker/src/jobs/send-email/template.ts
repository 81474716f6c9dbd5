/** What templates are written against. */
import type { Brand } from '@parley/shared';

export interface LetterContext {
  readonly brand: Brand;
  /** When it is sent. */
  readonly now: Date;
}

/** Of a letter with a link that opens something by itself (product §15.6). */
export interface SecretContext extends LetterContext {
  /** The token of the link. */
  readonly secret: string;
}
