/**
 * Names and organisations were stored as they were sent, line breaks and hidden characters included, and e-mails repeat
 * them. From this release on they are one line of visible text; this makes those that are there so, and those in
 * e-mails that have not been sent.
 */
import type { mongo } from 'mongoose';
import type { Migration } from './migration';

const BLANK = /[\s\p{Z}\p{Cc}]+/gu;
const HIDDEN = /[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]+/gu;

const TARGETS = [
  { collection: 'users', fields: ['name', 'organization'], only: {} },
  { collection: 'emailLog', fields: ['to.name', 'data.name'], only: { status: { $in: ['queued', 'sending'] } } },
] as const;

/** The rule as it is on this day. */
function oneLine(text: string): string {
  return text.replaceAll(BLANK, ' ').replaceAll(HIDDEN, '').replaceAll(/ +/g, ' ').trim().normalize('NFC');
}

/** The text under a dotted path; null where there is none. */
function textAt(document: mongo.Document, path: string): string | null {
  let value: unknown = document;
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : null;
  }
  return typeof value === 'string' ? value : null;
}

export const namesOnOneLine: Migration = {
  name: '2026-11-22-names-on-one-line',
  async run({ db, signal }) {
    for (const { collection, fields, only } of TARGETS) {
      const documents = db.collection(collection);
      const projection = Object.fromEntries(fields.map((field) => [field, 1]));
      for await (const document of documents.find(only, { projection })) {
        for (const field of fields) {
          const text = textAt(document, field);
          const line = text === null ? '' : oneLine(text);
          // A name that can't be seen is better than none.
          if (line === '' || line === text) continue;
          signal.throwIfAborted();
          await documents.updateOne({ _id: document['_id'], [field]: text }, { $set: { [field]: line } });
        }
      }
    }
  },
};
