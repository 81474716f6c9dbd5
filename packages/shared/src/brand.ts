/** Brand name, addresses and office lines are configuration, never scattered literals (product §1.4). */
import { z } from 'zod';
import { BRAND_DEFAULTS } from './brand-defaults';
import { googleSettingsSchema } from './google-settings';
import { operatorFactsSchema } from './operator-facts';

export const brandSchema = z.object({
  name: z.string().min(1).default(BRAND_DEFAULTS.name),
  /** Where people open the product, without a trailing slash. */
  publicUrl: z.url().default(BRAND_DEFAULTS.publicUrl),
  supportEmail: z.email().default(BRAND_DEFAULTS.supportEmail),
  salesEmail: z.email().default(BRAND_DEFAULTS.salesEmail),
  phone: z.string().default(BRAND_DEFAULTS.phone),
  office: z.string().default(BRAND_DEFAULTS.office),
});
export type Brand = z.infer<typeof brandSchema>;
/** What the web shows: everything but the sales address, which only receives mail. */
export const publicConfigSchema = z.object({
  brand: brandSchema.omit({ salesEmail: true }),
  operator: operatorFactsSchema,
  /** Which engine answers, and whether it needs a provider ('With no AI provider configured the app says so where it matters'). */
  coach: z.object({ engine: z.enum(['rehearsal', 'openai']), model: z.string() }),
  /** Google sign-in; where it is null the buttons are disabled with a line that says why (product §4.8). */
  google: googleSettingsSchema.nullable(),
  /** Whether this installation takes payments (product §5.14). */
  paymentsOpen: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
