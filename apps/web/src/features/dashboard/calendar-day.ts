/** Calendar days as numbers (product §7.7, §7.8). Pure: the clocks may change, days are still counted one by one. */

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** The number of a calendar day: the days since 1 January 1970, whatever their length in hours. */
export type DayNumber = number;

/**
 * Tells the calendar day of a moment in a time zone ('Pacific/Auckland'), in the reader's own where none is given. Asked
 * anew, it follows a reader who has travelled: every day is one of the place where they are now.
 * @throws RangeError for a zone that there is not
 */
export function dayIn(timeZone?: string): (moment: Date) => DayNumber {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 0) - 1, parts.get('day') ?? 0) / DAY_MS;
  };
}

/** The Sunday on which the week of this day began. */
export function sundayBefore(day: DayNumber): DayNumber {
  return day - ((day + FIRST_WEEKDAY) % 7);
}
