import { createConnection } from 'mongoose';

/**
 * Sets after how many seconds the server gives up a transaction that its client left open; a minute where nobody set it.
 * @returns the value before
 */
export async function setTransactionLifetime(uri: string, seconds: number): Promise<number> {
  const connection = await createConnection(uri).asPromise();
  try {
    const answer = await connection
      .getClient()
      .db('admin')
      .command({ setParameter: 1, transactionLifetimeLimitSeconds: seconds });
    return Number(answer['was']);
  } finally {
    await connection.close();
  }
}
