/** A line of a brief, and who speaks in it. Offsets are characters of the brief. */
import type { Voice } from './voices';

export interface Span {
  readonly start: number;
  readonly end: number;
}
export interface BriefLine extends Span {
  /** As long as what it stands for in the brief, line breaks within a sentence as spaces. */
  readonly text: string;
  readonly kind: 'header' | 'list' | 'prose' | 'greeting' | 'closing' | 'signature' | 'rule';
  /** 'from', 'reporter', 'present', in lower case: of a header alone. */
  readonly key: string | null;
  /** Who says it, as written, where the line begins with a name and a colon. */
  readonly speaker: (Span & { readonly name: string; readonly role: string | null }) | null;
  /** What one person wrote or said without a break, counted from 0; quoted mails and each turn of a chat are parts of their own. */
  readonly part: number;
  /** Who speaks from here on: of a header 'voice' alone. */
  readonly voice: Voice | null;
  /** Who is addressed by name at its beginning: 'Sam - quick one'. */
  readonly greets: (Span & { readonly name: string }) | null;
  /** How far in it stands and by what it is marked, of an item of a list: '2-'; null of everything else. */
  readonly level: string | null;
  /** Written for the writer's own side. */
  readonly internal: boolean;
}
