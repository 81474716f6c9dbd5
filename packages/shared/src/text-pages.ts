/**
 * Pages of numbered sections that say how we stand to the reader: privacy policy, terms, Security and Trust, About
 * (product §3.14). Their texts are in `packages/content/src/public/trust`. The browser takes the types alone.
 */
import { z } from 'zod';
import { blockSchema } from './site-pages';

const lineSchema = z.string().trim().min(1);

/** What differs between installations: written in a text as `{operator}`, and filled in where it is shown. */
export const TEXT_FACTS = [
  'brand',
  'support',
  'origin',
  'operator',
  'operatorInFull',
  'law',
  'courts',
  'founded',
  'providerHere',
  'paymentsHere',
  'googleHere',
] as const;
export type TextFact = (typeof TEXT_FACTS)[number];

export const textPageSchema = z.object({
  title: lineSchema.max(80),
  subtitle: lineSchema.max(260),
  /** For search engines and shared links. */
  description: lineSchema.min(70).max(160),
  /** Legal texts carry today's date as the day of their last change. */
  dated: z.boolean(),
  sections: z
    .array(
      z.object({
        /** The anchor that links lead to. */
        id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
        title: lineSchema.max(60),
        text: z.array(blockSchema).min(1),
        /** What is put below the text from the installation's configuration. */
        adds: z.literal('certifications').optional(),
      }),
    )
    .min(3),
  /** Closes the page. */
  actions: z.array(z.object({ to: z.string().regex(/^\/[\w-]+$/), label: lineSchema })).max(2),
});
export type TextPage = z.infer<typeof textPageSchema>;
