/** Reports as files (product §14). */
import { z } from 'zod';

export const exportStartedSchema = z.object({ jobId: z.string() });

/** `queued` and `rendering` mean: ask again in a second. */
export const exportStatusSchema = z.object({
  status: z.enum(['queued', 'rendering', 'completed', 'failed']),
  /** Where the file can be fetched from, with the bearer token; null until it is completed. */
  result: z.object({ pdfPath: z.string() }).nullable(),
  /** Why there is no file, in words for the user; null unless it failed. */
  error: z.string().nullable(),
});

export type ExportStatus = z.infer<typeof exportStatusSchema>;

/** The hidden field of the form that asks for a file where nothing else worked. */
export const exportFormSchema = z.object({ token: z.string() });

/** The bytes of a file, for the table and the OpenAPI document. */
export const fileSchema = z.string().meta({ format: 'binary' });
