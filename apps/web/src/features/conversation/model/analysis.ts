/** The analysis progress screen (product §9.15): five steps by elapsed seconds, and a bar that never pretends to be done. */

const STEP_ENDS_S = [3, 6, 9, 12] as const;
const EXPECTED_S = 15;
const BAR_MAX_PERCENT = 90;

/** The step that is under way, 0 to 4. */
export function analysisStep(elapsedSeconds: number): number {
  const step = STEP_ENDS_S.findIndex((end) => elapsedSeconds < end);
  return step < 0 ? STEP_ENDS_S.length : step;
}

/** The smaller of 90 and elapsed/15*100 percent, whole. */
export function analysisPercent(elapsedSeconds: number): number {
  return Math.round(Math.min(BAR_MAX_PERCENT, (elapsedSeconds / EXPECTED_S) * 100));
}

/** What the steps say. */
export function analysisSteps(messageCount: number): readonly string[] {
  return [
    `Reading ${messageCount} ${messageCount === 1 ? 'message' : 'messages'}`,
    'Asking the questions of the rubric',
    'Marking the words that answer',
    'Checking every quotation',
    'Adding up ten skills',
  ];
}
