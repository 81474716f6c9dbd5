/** When the plan choice of a trial may ask again (product §6.12). Pure; times are epoch ms. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The name of the record in local storage (product §2.9). */
export const PROMPT_KEY = 'parley_upgrade_prompt_dismissed';

export interface PromptRecord {
  readonly dismissedAt: number | null;
  readonly dismissCount: number;
  readonly lastShownAt: number | null;
}
const NOTHING: PromptRecord = { dismissedAt: null, dismissCount: 0, lastShownAt: null };

const timeOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);

/** The stored record; what can't be read counts as nothing stored. */
export function readPromptRecord(text: string | null): PromptRecord {
  if (text === null) return NOTHING;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return NOTHING;
    return {
      dismissedAt: 'dismissedAt' in value ? timeOf(value.dismissedAt) : null,
      dismissCount: 'dismissCount' in value ? (timeOf(value.dismissCount) ?? 0) : 0,
      lastShownAt: 'lastShownAt' in value ? timeOf(value.lastShownAt) : null,
    };
  } catch (error) {
    if (error instanceof SyntaxError) return NOTHING;
    throw error;
  }
}

/** How long a dismissal holds, in ms: the nearer the end, the shorter. */
function waitAfterDismissal(daysLeft: number): number {
  if (daysLeft <= 2) return 4 * HOUR_MS;
  return daysLeft <= 5 ? DAY_MS : 3 * DAY_MS;
}

/** Whether to ask now. Never dismissed: when last shown over 24 hours ago, or never. Dismissed: when the wait for it is over. */
export function isPromptDue(record: PromptRecord, daysLeft: number, now: number): boolean {
  if (daysLeft <= 0) return false;
  if (record.dismissedAt !== null) return now - record.dismissedAt > waitAfterDismissal(daysLeft);
  return record.lastShownAt === null || now - record.lastShownAt > DAY_MS;
}

export const shownAt = (record: PromptRecord, now: number): PromptRecord => ({ ...record, lastShownAt: now });
export const dismissedAt = (record: PromptRecord, now: number): PromptRecord => ({
  ...record,
  dismissedAt: now,
  dismissCount: record.dismissCount + 1,
});
