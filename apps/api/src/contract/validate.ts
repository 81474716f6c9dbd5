/** Input against the schemas of the endpoint table, with every fault named in words for the user. */
import { AppError, type EndpointDefinition, type ErrorDetail } from '@parley/shared';
import type { z } from 'zod';

export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
export interface ValidInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Part = keyof RawInput;

/**
 * Parses params, query and body; parts without a schema come out undefined.
 * @throws AppError validation_failed with one detail per fault; its message is the first of them
 */
export function validateInput(definition: EndpointDefinition, raw: RawInput): ValidInput {
  const faults: ErrorDetail[] = [];
  const valid: ValidInput = {
    params: parsePart('params', definition.params, raw.params, faults),
    query: parsePart('query', definition.query, raw.query, faults),
    body: parsePart('body', definition.body, raw.body ?? {}, faults),
  };
  const [first] = faults;
  if (first) throw new AppError('validation_failed', first.message, { details: faults });
  return valid;
}

function parsePart(part: Part, schema: z.ZodType | undefined, value: unknown, faults: ErrorDetail[]): unknown {
  if (!schema) return undefined;
  if (part === 'body' && (typeof value !== 'object' || Array.isArray(value))) {
    faults.push({ path: 'body', message: 'The request body must be a JSON object' });
    return undefined;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues.flatMap((found) => issuesWithin(found, value))) {
    faults.push({ path: [part, ...issue.path.map(String)].join('.'), message: issue.message });
  }
  return undefined;
}

/** What is wrong in words for the user: of a union, with the shape that the input comes nearest to. */
function issuesWithin(issue: z.core.$ZodIssue, value: unknown): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  // A shape that knows every field that was given comes before one that doesn't; where none was given, the first.
  const strange = (issues: readonly z.core.$ZodIssue[]): number =>
    issues.some(({ code }) => code === 'unrecognized_keys') ? 1 : 0;
  const given = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  const missing = (issues: readonly z.core.$ZodIssue[]): number =>
    given ? issues.filter(({ path: [field] }) => !hasField(value, field)).length : 0;
  const [nearest = []] = issue.errors.toSorted(
    (one, other) => strange(one) - strange(other) || missing(one) - missing(other),
  );
  return nearest.map((found) => ({ ...found, path: [...issue.path, ...found.path] }));
}

function hasField(value: unknown, field: PropertyKey | undefined): boolean {
  return field !== undefined && typeof value === 'object' && value !== null && field in value;
}
