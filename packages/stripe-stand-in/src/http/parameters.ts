/** Parameters as they come in a form or a query: strings, nested by brackets. What nobody knows is refused as Stripe refuses it. */
import { z } from 'zod';
import { invalid, type StripeRefusal } from './stripe-error';

export const text = z.string().max(5000);
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'integer')
  .transform(Number);
export const decimal = z
  .string()
  .regex(/^-?\d{1,12}(?:\.\d{1,12})?$/, 'number')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const unsettable = <T extends z.ZodType>(schema: T) => z.union([z.literal('').transform(() => null), schema]);
/** An empty value takes the key away. */
export const metadata = z.union([
  z.literal('').transform(() => ({})),
  z.record(z.string().max(40), z.string().max(500)),
]);
export const expand = z.array(text).max(20).optional();
const range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});
export const created = z.union([integer, range]).optional();

/** What every list takes. */
export const paging = {
  ending_before: text.optional(),
  expand,
  limit: integer.pipe(z.int().min(1).max(100)).optional(),
  starting_after: text.optional(),
};

/** Known to Stripe and without effect here: how its own page looks, taxes, other ways to pay. */
export const withoutEffect = <K extends string>(...names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, z.unknown().optional()])) as Record<K, z.ZodOptional<z.ZodUnknown>>;

const nameOf = ([first = '', ...rest]: readonly PropertyKey[]): string =>
  String(first) + rest.map((part) => `[${String(part)}]`).join('');

function refusalOf(issue: z.core.$ZodIssue): StripeRefusal {
  const param = nameOf(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys': {
      const [key = ''] = issue.keys;
      const unknown = nameOf([...issue.path, key]);
      return invalid(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
    }
    case 'invalid_union': {
      const inner = issue.errors.find(
        ([first]) => first?.code === 'unrecognized_keys' || (first?.path.length ?? 0) > 0,
      );
      const [first] = inner ?? issue.errors.at(-1) ?? [];
      return first ? refusalOf({ ...first, path: [...issue.path, ...first.path] }) : invalid(param);
    }
    case 'invalid_type':
      return issue.input === undefined && issue.message.includes('undefined')
        ? invalid(`Missing required param: ${param}.`, param, 'parameter_missing')
        : invalid(`Invalid ${issue.expected}`, param);
    case 'invalid_format':
      return invalid(`Invalid ${param}: must be a valid ${issue.message}`, param, 'parameter_invalid_integer');
    case 'invalid_value':
      return issue.message.includes('undefined')
        ? invalid(`Missing required param: ${param}.`, param, 'parameter_missing')
        : invalid(`Invalid ${param}: must be one of ${issue.values.map(String).join(', ')}`, param);
    default:
      return invalid(`Invalid ${param}: ${issue.message}`, param);
  }
}

/** The parameters read. @throws StripeRefusal naming the first that is wrong */
export function readParameters<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const result = schema.safeParse(given ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw issue ? refusalOf(issue) : invalid('Invalid request');
}
