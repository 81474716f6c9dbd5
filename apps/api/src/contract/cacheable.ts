/** Answers that are the same for everybody may be kept by browsers and proxies. */
import { createHash } from 'node:crypto';
import type { Response } from 'express';

/**
 * Lets the answer be kept for so many seconds, and asked about again by its ETag: Express then answers 304 where the
 * client has it already. For rows of the table that are `cacheable`; everything else under `/api` is not to be stored.
 * @param data what stands in the answer; the ETag changes with it
 */
export function allowCaching(res: Response, data: unknown, maxAgeSeconds: number): void {
  const tag = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 27);
  res.setHeader('Cache-Control', `public, max-age=${maxAgeSeconds}`);
  res.setHeader('ETag', `"${tag}"`);
}
