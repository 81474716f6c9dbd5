/** Ids: strings outside this package, ObjectIds inside. */
import { Types } from 'mongoose';

const HEX_24 = /^[0-9a-f]{24}$/i;

/** The ObjectId that the text spells, or null: an id that can't exist is simply not found. */
export function toObjectId(id: string): Types.ObjectId | null {
  return HEX_24.test(id) ? new Types.ObjectId(id) : null;
}

/** A fresh id, for documents whose id other documents must know before they are stored. */
export function newId(): string {
  return new Types.ObjectId().toHexString();
}
