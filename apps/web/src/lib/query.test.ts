import { describe, expect, it } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { ApiError, type ApiErrorCode } from './api/api-error';
import { createQueryClient, shouldRetry } from './query';

const error = (code: ApiErrorCode, status: number) =>
  new ApiError({ code, status, message: 'm', method: 'GET', url: '/api' });

describe('shouldRetry', () => {
  it.each([
    ['a dead line', error('network', 0), true],
    ['a server in trouble', error('upstream_unavailable', 503), true],
    ['a 30 s time-out', error('timeout', 0), false],
    ['a refusal', error('not_found', 404), false],
    ['a fault of our own', new Error('bug'), false],
  ])('after %s', (_, failure, again) => {
    expect(shouldRetry(0, failure)).toBe(again);
  });

  it('gives up after two', () => {
    expect(shouldRetry(2, error('network', 0))).toBe(false);
  });
});

describe('what the person does', () => {
  it('fails at once without a connection', async () => {
    onlineManager.setOnline(false);
    try {
      const client = createQueryClient();
      const act = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error('network', 0)) });
      await expect(act.execute(undefined)).rejects.toMatchObject({ code: 'network' });
    } finally {
      onlineManager.setOnline(true);
    }
  });
});
