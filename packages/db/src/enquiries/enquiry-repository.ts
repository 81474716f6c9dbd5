/** What visitors wrote through the contact form and the footer (product §3.9, §3.10). */
import { Schema, Types, type Connection, type Model } from 'mongoose';
import type { Enquiry, EnquiryPlan, TeamSize } from '@parley/shared';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import { oneByOne } from '../one-by-one';

interface EnquiryDocument {
  _id: Types.ObjectId;
  kind: Enquiry['kind'];
  email: string;
  /** This and the following: null where the footer's field was used, which asks for the address alone. */
  name: string | null;
  company: string | null;
  teamSize: TeamSize | null;
  message: string | null;
  plan: EnquiryPlan | null;
  createdAt: Date;
}

export interface EnquiryRecord extends Readonly<Omit<EnquiryDocument, '_id'>> {
  readonly id: string;
}

export interface EnquiryRepository {
  /** Part of the transaction that owes the sales address its e-mail. */
  create(enquiry: Enquiry, now: Date, session: Session): Promise<EnquiryRecord>;
  find(id: string): Promise<EnquiryRecord | null>;
  /** All that came from this address since then, the first first; read as they are asked for. @param email in lower case */
  ofAddress(email: string, since: Date): AsyncIterable<EnquiryRecord>;
}

/** How long an enquiry is kept (product §21.1). */
const ENQUIRY_RETENTION_DAYS = 730;

const enquirySchema = new Schema<EnquiryDocument>(
  {
    kind: { type: String, required: true, enum: ['contact', 'footer'] },
    email: { type: String, required: true },
    name: { type: String, default: null },
    company: { type: String, default: null },
    teamSize: { type: String, default: null },
    message: { type: String, default: null },
    plan: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'enquiries', versionKey: false },
);

// What is held of one address.
enquirySchema.index({ email: 1, _id: 1 });
// The retention.
enquirySchema.index({ createdAt: 1 }, { expireAfterSeconds: ENQUIRY_RETENTION_DAYS * 24 * 60 * 60 });

function contentOf(enquiry: Enquiry): Omit<EnquiryDocument, '_id' | 'createdAt'> {
  const { kind, email } = enquiry;
  if (kind === 'footer') return { kind, email, name: null, company: null, teamSize: null, message: null, plan: null };
  const { name, company, teamSize = null, message, plan = null } = enquiry;
  return { kind, email, name, company, teamSize, message, plan };
}

function toRecord({ _id, ...rest }: EnquiryDocument): EnquiryRecord {
  return { id: _id.toHexString(), ...rest };
}

export function createEnquiryRepository(connection: Connection): EnquiryRepository {
  const model: Model<EnquiryDocument> = connection.model<EnquiryDocument>('Enquiry', enquirySchema);

  return {
    async create(enquiry, now, session) {
      const document: EnquiryDocument = { _id: new Types.ObjectId(), ...contentOf(enquiry), createdAt: now };
      await model.create([document], { session });
      return toRecord(document);
    },

    async find(id) {
      const _id = toObjectId(id);
      const document = _id === null ? null : await model.findOne({ _id }).lean<EnquiryDocument>();
      return document === null ? null : toRecord(document);
    },

    ofAddress: (email, since) =>
      oneByOne(model.collection.find({ email, createdAt: { $gte: since } }).sort({ _id: 1 }), toRecord),
  };
}
