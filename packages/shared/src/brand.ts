/** Brand name, addresses and office lines are configuration, never scattered literals (decisions, 'Names and spellings'). */
import { z } from 'zod';

export const brandSchema = z.object({
  name: z.string().min(1).default('Parley'),
  /** Where people open the product, without a trailing slash. */
  publicUrl: z.url().default('http://localhost:3000'),
  supportEmail: z.email().default('support@parley.example'),
  salesEmail: z.email().default('sales@parley.example'),
  phone: z.string().default('+1 (609) 555-0100'),
  office: z.string().default('Princeton, NJ'),
});
export type Brand = z.infer<typeof brandSchema>;
/** What the web shows: everything but the sales address, which only receives mail. */
export const publicConfigSchema = z.object({
  brand: brandSchema.omit({ salesEmail: true }),
  /** Which engine answers, and whether it needs a provider ('With no AI provider configured the app says so where it matters'). */
  coach: z.object({ engine: z.enum(['rehearsal', 'openai']), model: z.string() }),
  /** Google sign-in; when false the buttons are disabled with a line that says why. */
  googleSignIn: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
