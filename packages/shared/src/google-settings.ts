/** Where the browser signs in with Google (product §4.8). */
import { z } from 'zod';

/** What the browser needs to reach Firebase; none of it is a secret. */
export const googleSettingsSchema = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  /** Firebase's emulator in its place; never in production. */
  emulatorUrl: z.string().nullable(),
});
export type GoogleSettings = z.infer<typeof googleSettingsSchema>;
