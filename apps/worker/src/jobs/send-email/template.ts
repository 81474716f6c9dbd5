/** What templates are written against. */
import type { Brand } from '@parley/shared';
import type { Letter } from './letter';

export interface LetterContext {
  readonly brand: Brand;
  /** When it is sent. */
  readonly now: Date;
}

/** null where there is nothing left to say by the time it is sent. */
export type Written = Letter | null;

/** Of a letter with a link that opens something by itself (product §15.6). */
export interface SecretContext extends LetterContext {
  /** The token of the link. */
  readonly secret: string;
}
