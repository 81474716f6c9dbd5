/** The arithmetic mean; null of nothing. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** To one decimal, as scores are shown. */
export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
