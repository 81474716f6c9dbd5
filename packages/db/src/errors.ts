/** What callers need to know of MongoDB's and mongoose's errors, without knowing either. */
import { mongo, MongooseError } from 'mongoose';

/** MongoDB codes that mean: no primary right now. */
const NOT_PRIMARY_CODES = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);
const DUPLICATE_KEY = 11_000;

/** Whether the error says that the database can't be reached at the moment (as opposed to refusing the operation). */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoServerSelectionError) return true;
  if (error instanceof mongo.MongoNotConnectedError || error instanceof mongo.MongoTopologyClosedError) return true;
  if (error instanceof mongo.MongoOperationTimeoutError) return true;
  // The pool's own time-out class is not exported by the driver.
  if (error instanceof mongo.MongoError && error.name === 'MongoWaitQueueTimeoutError') return true;
  if (error instanceof mongo.MongoServerError)
    return typeof error.code === 'number' && NOT_PRIMARY_CODES.has(error.code);
  if (error instanceof mongo.MongoClientClosedError || error instanceof mongo.MongoExpiredSessionError) return true;
  return (
    error instanceof MongooseError &&
    (error.name === 'MongooseServerSelectionError' || error.message.includes('before initial connection'))
  );
}

/** The fields of the unique index that the error says was violated, e.g. `['email']`; null for any other error. */
export function duplicateKeyOf(error: unknown): readonly string[] | null {
  if (!(error instanceof mongo.MongoServerError) || error.code !== DUPLICATE_KEY) return null;
  const pattern: unknown = error['keyPattern'];
  return typeof pattern === 'object' && pattern !== null ? Object.keys(pattern) : [];
}
