/** Commands that a letter to the operator shows for copying (product §24.8). */
import { defused } from './links';
import { oneLine } from '@parley/shared';

/**
 * One argument of a POSIX shell that means this text and nothing else: what visitors typed stands in it, and whoever
 * copies the line runs it.
 */
export function shellWord(text: string): string {
  if (/^[\w.@%+=:,/-]+$/.test(text) && !text.startsWith('-')) return text;
  return `'${oneLine(text).replaceAll("'", String.raw`'\''`)}'`;
}

/** @param typed may be a visitor's: it becomes neither a second command nor a link */
export const named = (typed: string): string => shellWord(defused(oneLine(typed)));
