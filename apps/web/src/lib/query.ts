import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api';

const RETRIES = 2;

/** Answers that say 'no' are final; no answer, or a server in trouble, is asked again. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return (
    failures < RETRIES &&
    error instanceof ApiError &&
    (error.status === 0 || error.status >= 500) &&
    error.code !== 'timeout'
  );
}

/** The cache of what the server said. Fresh for 30 s. What the person does without a connection fails at once and says so, instead of waiting in silence. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: 30_000, retry: shouldRetry }, mutations: { networkMode: 'always' } },
  });
}
