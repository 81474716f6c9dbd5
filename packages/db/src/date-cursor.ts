/** Where a page of a list ended that is ordered by a time and, within it, by the id, both newest first. */
import type { Types } from 'mongoose';
import { toObjectId } from './object-id';

export interface DateCursor {
  readonly at: Date;
  readonly id: Types.ObjectId;
}

export function encodeCursor({ at, id }: DateCursor): string {
  return `${at.getTime().toString(36)}.${id.toHexString()}`;
}

/** Null for a cursor nobody gave out, which starts from the top. */
export function decodeCursor(cursor: string): DateCursor | null {
  const [time = '', hex = ''] = cursor.split('.');
  const id = toObjectId(hex);
  const milliseconds = /^[0-9a-z]{1,10}$/.test(time) ? Number.parseInt(time, 36) : Number.NaN;
  return id === null || Number.isNaN(milliseconds) ? null : { at: new Date(milliseconds), id };
}

/** What lies beyond the cursor, with a bound that lets an index over `field` and `_id` begin there. */
export function beyond(cursor: string | undefined, field: string) {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  if (after === null) return {};
  return { [field]: { $lte: after.at }, $or: [{ [field]: { $lt: after.at } }, { _id: { $lt: after.id } }] };
}
