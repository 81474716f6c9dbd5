import { AppError } from '@parley/shared';

/** The same for a mailed link that was used, is too old, was altered or never sent (product §4.9). */
export function deadLink(): AppError {
  const message = 'This link does not work any more: it has been used, or it is too old.';
  return new AppError('validation_failed', message, { details: [{ path: 'body.token', message }] });
}
