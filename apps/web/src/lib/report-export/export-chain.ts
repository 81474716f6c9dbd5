/** From a click to a PDF (product §14.3): a job that is polled, else the file directly, else a form that asks for it. No clock, no network, no page of its own. */
import type { ExportStatus } from '@parley/shared';

/** Every second, at most 30 times (product §14.3). */
const LOOKS = 30;
const BETWEEN_LOOKS_MS = 1000;
/** The first look comes sooner: a report takes a fraction of a second (ms). */
const FIRST_LOOK_MS = 300;

export interface ExportSteps {
  /** Asks for the render; the job's id. */
  readonly begin: () => Promise<string>;
  readonly look: (jobId: string) => Promise<ExportStatus>;
  /** @param file the name in the job's `pdfPath` */
  readonly download: (file: string) => Promise<Blob>;
  readonly direct: () => Promise<Blob>;
  /** Hands the request to the browser; what becomes of it is not known here. */
  readonly postForm: () => void;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Whether an error is the server's considered no, which no other way would change. */
  readonly isRefusal: (error: unknown) => boolean;
}

/** The file; or, where the form was the last way left, what went wrong with the others. */
export type ExportOutcome = { readonly file: Blob } | { readonly handedOver: true; readonly cause: unknown };

/** Throws the server's refusal: not completed, too many requests, not one's own. */
export async function exportFile(steps: ExportSteps): Promise<ExportOutcome> {
  let cause: unknown;
  for (const way of [() => byJob(steps), steps.direct]) {
    try {
      return { file: await way() };
    } catch (error) {
      if (steps.isRefusal(error)) throw error;
      cause = error;
    }
  }
  steps.postForm();
  return { handedOver: true, cause };
}

async function byJob({ begin, look, download, pause }: ExportSteps): Promise<Blob> {
  const jobId = await begin();
  for (let looks = 0; looks < LOOKS; looks += 1) {
    await pause(looks === 0 ? FIRST_LOOK_MS : BETWEEN_LOOKS_MS);
    const { status, result, error } = await look(jobId);
    if (status === 'completed' && result !== null) return download(result.pdfPath.split('/').at(-1) ?? '');
    if (status === 'failed') throw new Error(error ?? 'PDF generation failed');
  }
  throw new Error('PDF generation timeout');
}
