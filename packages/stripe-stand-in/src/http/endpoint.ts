/** One call of Stripe's API: what it takes and what it does. */
import type { z } from 'zod';
import type { Account } from '../account/account';

export interface Call<T> {
  readonly account: Account;
  readonly params: T;
  /** The id in the address; '' where there is none. */
  readonly id: string;
}

export interface Endpoint {
  readonly method: 'delete' | 'get' | 'post';
  readonly path: string;
  readonly params: z.ZodType;
  readonly answer: (call: Call<never>) => unknown;
}

/** Types the call by its parameters. */
export function endpoint<T extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  params: T,
  answer: (call: Call<z.output<T>>) => unknown,
): Endpoint {
  return { method, path, params, answer };
}
