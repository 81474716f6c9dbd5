/** The envelope around every answer (product §20.1). */
import type { Response } from 'express';
import type { Page } from '@parley/shared';

/** `{ success: true, data }`, and `page` beside it for lists. */
export function sendData(res: Response, status: number, data: unknown, page?: Page): void {
  res.status(status).json(page === undefined ? { success: true, data } : { success: true, data, page });
}
