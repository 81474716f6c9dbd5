/** Monthly periods on the billing day, in UTC (product §5.5). */

export interface BillingPeriod {
  /** The first period begins with the plan, every further one at 00:00 UTC of the billing day. */
  readonly start: Date;
  readonly end: Date;
}

/** 00:00 UTC of the billing day, `months` after the anchor's month; months without such a day use their last one. */
function boundary(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear();
  const month = anchor.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(anchor.getUTCDate(), lastDay)));
}

/** The period of a plan begun at `anchor` that contains `now`; before the anchor it is the first one. */
export function billingPeriodAt(anchor: Date, now: Date): BillingPeriod {
  const apart = (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const months = boundary(anchor, apart) > now ? apart - 1 : apart;
  if (months <= 0) return { start: anchor, end: boundary(anchor, 1) };
  return { start: boundary(anchor, months), end: boundary(anchor, months + 1) };
}

/** When a yearly plan begun at `anchor` is billed next after `now`. */
export function nextYearlyBilling(anchor: Date, now: Date): Date {
  let years = Math.max(1, now.getUTCFullYear() - anchor.getUTCFullYear());
  if (boundary(anchor, years * 12) <= now) years += 1;
  return boundary(anchor, years * 12);
}
