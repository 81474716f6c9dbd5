/**
 * Who runs an installation, as its legal and trust pages name them (product §1.4, §3.14). All of it is configuration:
 * what the operator has not said is said nowhere.
 */
import { z } from 'zod';

export const CERTIFICATION_STATES = ['Certified', 'In Progress', 'Planned'] as const;
const CERTIFICATIONS_MAX = 12;

const factSchema = z.string().trim().max(300, 'must be at most 300 characters long');

/** How far the operator is with one standard, in their own responsibility. */
const certificationSchema = z.object({
  /** `SOC 2 Type II` */
  name: z.string().min(1).max(60),
  state: z.enum(CERTIFICATION_STATES),
});

export const operatorFactsSchema = z.object({
  /** The person or company that offers the service, as it signs contracts. Empty while the operator has not said, as are the next three. */
  name: factSchema.default(''),
  /** One line, parts divided by commas. */
  address: factSchema.default(''),
  /** Whose law and courts the terms name: `the State of New Jersey, USA`. */
  jurisdiction: factSchema.default(''),
  /** Who founded it, fits after 'founded by': `Ada Ruiz, who led hospital projects for twelve years`. */
  founder: factSchema.default(''),
  certifications: z.array(certificationSchema).max(CERTIFICATIONS_MAX).default([]),
});
export type Certification = z.infer<typeof certificationSchema>;
export type OperatorFacts = z.infer<typeof operatorFactsSchema>;

const FORM = `must list standards as 'SOC 2 Type II: In Progress; ISO 27001: Planned', each ${CERTIFICATION_STATES.join(', ')}`;

/** Reads `PARLEY_CERTIFICATIONS`: `name: state`, divided by semicolons; states in any case. */
export const certificationLinesSchema = z
  .string()
  .default('')
  .transform((text, context): Certification[] => {
    const lines = text
      .split(';')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const read = lines.map((line) => {
      const colon = line.lastIndexOf(':');
      const said = line.slice(colon + 1).trim();
      const state = CERTIFICATION_STATES.find((one) => one.toLowerCase() === said.toLowerCase());
      return certificationSchema.safeParse({ name: line.slice(0, Math.max(colon, 0)).trim(), state });
    });
    const names = new Set(read.map(({ data }) => data?.name.toLowerCase()));
    if (read.length > CERTIFICATIONS_MAX || names.size < read.length || read.some(({ success }) => !success)) {
      context.addIssue({ code: 'custom', message: FORM });
      return z.NEVER;
    }
    return read.flatMap(({ data }) => data ?? []);
  });
