/** The shape of one row of the endpoint table, and the envelope around every answer (product §20). */
import { z } from 'zod';
import type { ErrorCode } from './errors';

export const PAGE_LIMIT_DEFAULT = 50;
export const PAGE_LIMIT_MAX = 200;

/** Cursor paging of a list: `data` stays the plain array, `page` stands beside it. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
  /** The `nextCursor` of the page before. */
  cursor: z.string().max(200).optional(),
});
export const pageSchema = z.object({
  nextCursor: z.string().nullable(),
  /** How many there are in all that match, whatever the page. */
  total: z.number().int().min(0).optional(),
});
export type Page = z.infer<typeof pageSchema>;
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** Ids in paths are checked by the server's lookup: an id that can't exist is 'not found', never a validation error. */
export const idParamsSchema = z.object({ id: z.string() });
export const slugParamsSchema = z.object({ slug: z.string() });

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Named request limits; their numbers stand in the API's rate-limit middleware. */
export type RateLimitName =
  | 'sign-in'
  | 'registration'
  | 'profile'
  | 'email-change'
  | 'forgot-password'
  | 'mailed-link'
  | 'password-change'
  | 'message'
  | 'tip'
  | 'start'
  | 'template'
  | 'draft'
  | 'branch'
  | 'comparison'
  | 'export'
  | 'data-download'
  | 'account-closing'
  | 'enquiry'
  | 'invitation'
  | 'assignment'
  | 'email-preferences'
  | 'checkout'
  | 'billing'
  | 'subscription';

export interface EndpointDefinition {
  readonly method: HttpMethod;
  /** Below `/api`, in Express' notation: '/conversations/:id'. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** The rule of docs/product.md that it answers. */
  readonly spec: string;
  /** `user` needs a bearer token. */
  readonly access: 'public' | 'user';
  /** Open to somebody whose account is closed and can still be reopened; everything else answers 403 `account_closing`. */
  readonly whileClosing?: true;
  readonly tag: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The status of success. */
  readonly status: 200 | 201 | 202 | 204 | 303;
  /** What `data` holds; for `kind: 'stream'` the schema of one frame, for `kind: 'bare'` the whole body,
   *  for `kind: 'file'` the bytes, for `kind: 'redirect'` the address. */
  readonly response: z.ZodType;
  /** `json` (default): the envelope. `list`: the envelope with `page`. `stream`: server-sent events, or the
   *  envelope with `fallback` when the client does not accept them. `bare`: no envelope (health, OpenAPI). `file`: the
   *  bytes of a file of `mediaType`, or the envelope with `fallback`. `redirect`: 303 to another address, without a
   *  body. */
  readonly kind?: 'json' | 'list' | 'stream' | 'bare' | 'file' | 'redirect';
  readonly fallback?: z.ZodType;
  readonly mediaType?: 'application/pdf' | 'application/zip' | 'text/csv';
  /** What the form of a page may post instead (urlencoded). Its field `token` stands for the bearer token. */
  readonly form?: z.ZodObject;
  /** Takes a body of any kind as the bytes that were sent, because they are signed: by the header of this name. */
  readonly signedBody?: {
    readonly header: string;
    /** As `bytes` reads it: '1mb'. */
    readonly limit: '1mb';
  };
  readonly rateLimit?: RateLimitName;
  /** The answer may be kept, and is asked about again by its ETag: 304 where the client has it already. */
  readonly cacheable?: true;
  /** What a 503 of a `bare` row holds, where that is an answer and no failure. */
  readonly unavailable?: z.ZodType;
  /** Failures beyond those that follow from the rest of the row (validation_failed, payload_too_large, unauthenticated,
   *  rate_limited) and from running at all (internal, upstream_unavailable). */
  readonly errors?: readonly ErrorCode[];
}

/** Keeps the literal types of a row, so that clients and handlers are typed by it. */
export const endpoint = <const E extends EndpointDefinition>(definition: E): E => definition;

type Field<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? S : never;
/** What the client may send. */
export type ParamsOf<E> = [Field<E, 'params'>] extends [never] ? undefined : z.input<Field<E, 'params'>>;
export type QueryOf<E> = [Field<E, 'query'>] extends [never] ? undefined : z.input<Field<E, 'query'>>;
export type BodyOf<E> = [Field<E, 'body'>] extends [never] ? undefined : z.input<Field<E, 'body'>>;
/** What the server's handler receives, after validation. */
export type ParsedParamsOf<E> = [Field<E, 'params'>] extends [never] ? undefined : z.output<Field<E, 'params'>>;
export type ParsedQueryOf<E> = [Field<E, 'query'>] extends [never] ? undefined : z.output<Field<E, 'query'>>;
export type ParsedBodyOf<E> = [Field<E, 'body'>] extends [never] ? undefined : z.output<Field<E, 'body'>>;
/** What stands in `data`. */
export type ResponseOf<E> = z.output<Field<E, 'response'>>;
export type FallbackOf<E> = [Field<E, 'fallback'>] extends [never] ? undefined : z.output<Field<E, 'fallback'>>;
