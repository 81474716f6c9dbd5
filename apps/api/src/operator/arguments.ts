/** What stands on the command line, read as what it means; what can't be is refused by commander, in one line. */
import {
  emailSchema,
  ORGANIZATION_MAX_CHARACTERS,
  PLAN_TYPES,
  planTypeInputSchema,
  requiredLine,
  type PlanType,
} from '@parley/shared';
import { InvalidArgumentError } from 'commander';
import type { z } from 'zod';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Ten years: what is longer is open-ended, or a slip. */
const DAYS_MAX = 3_653;
const AMOUNT_MAX = 100_000;
/** A number, or none: commander takes a null for a value that is missing. */
export type Limit = number | 'unlimited';
const UNLIMITED = 'unlimited';

function read<S extends z.ZodType>(schema: S, value: string): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new InvalidArgumentError(`${parsed.error.issues.map(({ message }) => message).join('. ')}.`);
  return parsed.data;
}

/** In the form that addresses are kept in. */
export const address = (value: string): string => read(emailSchema, value);

export const line =
  (label: string) =>
  (value: string): string =>
    read(requiredLine(label, ORGANIZATION_MAX_CHARACTERS), value);

/** In either spelling. */
export function plan(value: string): PlanType {
  const parsed = planTypeInputSchema.safeParse(value);
  if (!parsed.success) throw new InvalidArgumentError(`Plans are ${PLAN_TYPES.join(', ')}.`);
  return parsed.data;
}

function whole(value: string, max: number, or = ''): number {
  const number = /^\d{1,9}$/.test(value.trim()) ? Number(value) : 0;
  if (number < 1 || number > max) throw new InvalidArgumentError(`It must be a whole number from 1 to ${max}${or}.`);
  return number;
}

export const days = (value: string): number => whole(value, DAYS_MAX);

export const amountOrUnlimited = (value: string): Limit =>
  value === UNLIMITED ? UNLIMITED : whole(value, AMOUNT_MAX, `, or ${UNLIMITED}`);

export const daysOrUnlimited = (value: string): Limit =>
  value === UNLIMITED ? UNLIMITED : whole(value, DAYS_MAX, `, or ${UNLIMITED}`);

/** As the product writes it: null where there is none. @param otherwise where nothing was said */
export const limitOf = (limit: Limit | undefined, otherwise: number | null): number | null =>
  limit === UNLIMITED ? null : (limit ?? otherwise);

/** The moment after the last one of that day in UTC. */
export function lastDay(value: string): Date {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  // A day that the month doesn't have is read as one of the next by some, and refused by others.
  if (start === null || Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== value)
    throw new InvalidArgumentError('It must be a day such as 2027-01-31.');
  return new Date(start.getTime() + DAY_MS);
}

export const inDays = (from: Date, count: number): Date => new Date(from.getTime() + count * DAY_MS);
