/**
 * Where something of a person lies, and how it goes (product §21.3). Every step can be repeated, also after half of it,
 * and what leads to other documents goes after them.
 */
import type { mongo } from 'mongoose';

export interface PersonToErase {
  readonly _id: mongo.ObjectId;
  /** The address the account had. */
  readonly email: string;
  /** Since when it has been erased: what came from the address later is not this account's. */
  readonly since: Date;
  /** Under which the ledger is kept; it leads to nobody. */
  readonly ledgerId: mongo.ObjectId;
}

/** How many ids one query names. */
const AT_ONCE = 500;

async function* idsInBatches(
  collection: mongo.Collection,
  filter: mongo.Filter<mongo.Document>,
): AsyncGenerator<mongo.ObjectId[]> {
  let batch: mongo.ObjectId[] = [];
  for await (const { _id } of collection.find(filter, { projection: { _id: 1 } })) {
    if (batch.push(_id) < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** What began later than this stays; null where nothing does. */
type Until = Date | null;
const begunBy = (field: string, until: Until) => (until === null ? {} : { [field]: { $lte: until } });

async function eraseConversations(db: mongo.Db, userId: mongo.ObjectId, until: Until): Promise<void> {
  const [conversations, branches, generations] = [
    db.collection('conversations'),
    db.collection('branches'),
    db.collection('generations'),
  ];
  for await (const ids of idsInBatches(conversations, { userId, ...begunBy('startedAt', until) })) {
    for await (const tries of idsInBatches(branches, { 'branchOf.conversationId': { $in: ids } })) {
      await generations.deleteMany({ conversationId: { $in: tries } });
      await branches.deleteMany({ _id: { $in: tries } });
    }
    await generations.deleteMany({ conversationId: { $in: ids } });
    await conversations.deleteMany({ _id: { $in: ids } });
  }
}

/** Files are deleted as what they consist of: the driver's own way fails where half of it was done before. */
async function eraseExports(db: mongo.Db, userId: mongo.ObjectId, until: Until): Promise<void> {
  const exports = db.collection('exports');
  for await (const { _id, file } of exports.find(
    { userId, ...begunBy('createdAt', until) },
    { projection: { 'file.id': 1 } },
  )) {
    const fileId = (file as { id: mongo.ObjectId } | null)?.id;
    if (fileId !== undefined) {
      await db.collection('exportFiles.chunks').deleteMany({ files_id: fileId });
      await db.collection('exportFiles.files').deleteOne({ _id: fileId });
    }
    await exports.deleteOne({ _id });
  }
}

/**
 * What the person practised and made: conversations with their branches and reports, exported files, scenarios and
 * templates of their own. @param until what began later stays; null: nothing does
 */
export async function erasePractice(db: mongo.Db, userId: mongo.ObjectId, until: Until): Promise<void> {
  await eraseExports(db, userId, until);
  await eraseConversations(db, userId, until);
  await db.collection('scenarios').deleteMany({ ownerId: userId, ...begunBy('createdAt', until) });
  await db.collection('scenarioTemplates').deleteMany({ ownerId: userId, ...begunBy('createdAt', until) });
}

/** Letters that repeat what was practised. */
export async function eraseLettersOfPractice(db: mongo.Db, userId: mongo.ObjectId, until: Date): Promise<void> {
  const told = { $in: ['simulation_complete', 'monthly_progress'] };
  await db.collection('emailLog').deleteMany({ userId, template: told, createdAt: { $lte: until } });
}

/** What the person wrote through the contact form, and the letters that carried it to the operator. */
async function eraseEnquiries(db: mongo.Db, { email, since }: PersonToErase): Promise<void> {
  const theirs = { email, createdAt: { $lte: since } };
  for await (const ids of idsInBatches(db.collection('enquiries'), theirs)) {
    await db.collection('emailLog').deleteMany({ key: { $in: ids.map((id) => `enquiry:${id.toHexString()}`) } });
    await db.collection('enquiries').deleteMany({ _id: { $in: ids } });
  }
}

/** Letters about the account, and those that were owed to its address before it was looked whose that is. */
async function eraseLetters(db: mongo.Db, { _id, email, since }: PersonToErase): Promise<void> {
  await db.collection('emailLog').deleteMany({ userId: _id });
  await db.collection('emailLog').deleteMany({
    'to.address': email,
    userId: null,
    // Goes to the operator, whoever that is.
    template: { $ne: 'enquiry' },
    createdAt: { $lte: since },
  });
}

/** Money stays countable: amounts, plans and days, under an id that leads to nobody. */
async function keepLedger(db: mongo.Db, { _id, ledgerId, since }: PersonToErase): Promise<void> {
  await db
    .collection('creditEntries')
    .updateMany({ userId: _id }, [
      { $set: { userId: ledgerId, key: { $concat: ['erased:', { $toString: '$_id' }] }, erasedAt: since } },
    ]);
  await db.collection('creditAccounts').deleteMany({ userId: _id });
}

/** What was subscribed to stays countable as well, without what the person is known by at the payment provider. */
async function keepSubscription(db: mongo.Db, { _id, ledgerId, since }: PersonToErase): Promise<void> {
  const customers = db.collection<{ _id: string; userId: mongo.ObjectId }>('paymentCustomers');
  for await (const { _id: customerId } of customers.find({ userId: _id }, { projection: { _id: 1 } })) {
    await db.collection('webhookEvents').deleteMany({ customerId });
    await customers.deleteOne({ _id: customerId });
  }
  await db
    .collection('subscriptions')
    .updateMany(
      { userId: _id },
      { $set: { userId: ledgerId, subscriptionId: null, customerId: null, erasedAt: since } },
    );
}

/**
 * A membership stays as a number without a person, so that a team's totals hold (product §18.10); what was achieved in it
 * leads to no conversation any more.
 */
async function eraseFromTeams(db: mongo.Db, { _id }: PersonToErase): Promise<void> {
  const members = db.collection('teamMembers');
  for await (const ids of idsInBatches(members, { userId: _id })) {
    await db.collection('teamResults').updateMany({ memberId: { $in: ids } }, { $unset: { conversationId: 1 } });
    await members.updateMany({ _id: { $in: ids } }, { $set: { userId: null } });
  }
  await members.updateMany({ invitedBy: _id }, { $set: { invitedBy: null } });
  await db.collection('teams').updateMany({ ownerId: _id }, { $set: { ownerId: null } });
}

/** Everything but the account itself, which goes last. @throws the driver's error; what was done stays done */
export async function eraseHeld(db: mongo.Db, person: PersonToErase): Promise<void> {
  const { _id } = person;
  await erasePractice(db, _id, null);
  await db.collection('checkouts').deleteMany({ _id });
  await eraseEnquiries(db, person);
  await eraseLetters(db, person);
  await eraseFromTeams(db, person);
  // Before the account that its events would be booked to.
  await keepSubscription(db, person);
  await keepLedger(db, person);
}
