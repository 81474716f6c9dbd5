/** The version of the built-in engine's way of judging; it stands in every report. */
export const REHEARSAL_MODEL = 'rehearsal-2';
