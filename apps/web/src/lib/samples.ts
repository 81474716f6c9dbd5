/** Set by the build (vite.config.ts); unknown while developing and in tests. */
declare const PARLEY_SAMPLES_SHOWN: boolean | undefined;

/** Whether sample content of the operator's file may be shown, marked as such; a build for production leaves it out (product §1.5). */
export const samplesShown = typeof PARLEY_SAMPLES_SHOWN === 'undefined' || PARLEY_SAMPLES_SHOWN;
