/** A file as an answer, byte by byte, at the pace of its reader. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Resolves when all of it is sent, or its reader has left, which ends what is read from as well.
 * @throws what goes wrong in `bytes`; the connection is cut then, so that half a file is never taken for a whole one
 */
export async function sendBytes(bytes: Readable, res: Response): Promise<void> {
  try {
    await pipeline(bytes, res);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** The person closed the connection: theirs to do, and nothing to report. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
