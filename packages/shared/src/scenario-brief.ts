/** Scenarios from a pasted brief (product §23): what is sent, what was understood of it, and why one is refused. */
import { z } from 'zod';
import {
  BRIEF_MISSING,
  BRIEF_REFUSAL_TEXTS,
  FACT_KNOWERS,
  INVENTED_PARTS,
  LONGEST_BRIEF,
  MOST_CONCERNS,
  MOST_FACTS,
  UNDERSTOOD_KINDS,
} from './brief-rules';
import { tooLongText } from './field-rules';
import { oneLine, VISIBLE, writtenText } from './text';

/** Something the brief says, and where: `start` and `end` are characters (UTF-16) of the brief as it was kept. */
export const understoodSchema = z.object({
  kind: z.enum(UNDERSTOOD_KINDS),
  text: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(1),
});

export const inventedPartSchema = z.union([
  z.enum(INVENTED_PARTS),
  z.templateLiteral([z.enum(['concern', 'worry']), ':', z.string()]),
]);

/** What is pasted. Nothing else beside it, so that half-filled fields are not taken for a brief. */
export const briefRequestSchema = z.strictObject({
  brief: z
    .string({ error: BRIEF_MISSING })
    .overwrite(writtenText)
    .min(1, { error: BRIEF_MISSING, abort: true })
    .max(LONGEST_BRIEF, BRIEF_REFUSAL_TEXTS.too_long)
    .regex(VISIBLE, BRIEF_MISSING)
    .meta({ description: 'Notes, an e-mail or a ticket, in its own lines: trimmed, control characters are left out' }),
});

/** What else the brief may tell, the likeliest first: one press on the page takes it instead of what was drafted (product §23.11). */
export const briefChoicesSchema = z.object({
  role: z.array(z.string()),
  organisation: z.array(z.string()),
  goal: z.array(z.string()),
  /** As they would say it: worries and demands that are no concern of the draft. */
  concerns: z.array(z.string()),
  /**
   * Sentences of the brief (`start` and `end` as of what was understood) that the stakeholder would say in other words, or that may tell the
   * goal: what becomes of them where they are marked and used. Null: as they stand.
   */
  sentences: z.array(
    z.object({
      start: z.number().int().min(0),
      end: z.number().int().min(1),
      said: z.string().nullable(),
      goal: z.string().nullable(),
    }),
  ),
});
export type BriefChoices = z.infer<typeof briefChoicesSchema>;
/** Of drafts by grammar alone, and of those stored before 2026-11-30. */
export const NO_CHOICES: BriefChoices = { role: [], organisation: [], goal: [], concerns: [], sentences: [] };

/** What the owner of a scenario from a brief sees of it, to be corrected before the first word. */
export const briefPartSchema = z.object({
  /** The brief as it was kept; the offsets are its. */
  text: z.string(),
  understood: z.array(understoodSchema),
  invented: z.array(inventedPartSchema),
  choices: briefChoicesSchema,
  organisation: z.string(),
  concerns: z.array(z.object({ id: z.string(), summary: z.string(), worry: z.string() })),
  facts: z.array(z.object({ id: z.string(), text: z.string(), knownBy: z.enum(FACT_KNOWERS) })),
});
export type BriefPart = z.infer<typeof briefPartSchema>;

const corrected = (label: string, least: number, most: number) =>
  z
    .string({ error: `${label} must be a text` })
    .overwrite(oneLine)
    .min(least, `${label} must be at least ${least} characters long`)
    .max(most, tooLongText(label, most));

/**
 * What of a scenario from a brief is corrected beside its card; what is left out stays. A concern or fact with an id of one's own
 * ('own-1') that the scenario doesn't have is added.
 */
export const briefChangeSchema = z.object({
  about: corrected('Whom it is about', 2, 100).optional().meta({
    description: 'Somebody else whom the brief names: it is drafted anew about them, without earlier corrections',
  }),
  /** May be left empty. */
  organisation: corrected('Organisation', 0, 200)
    .refine((name) => name.length !== 1, 'Organisation must be at least 2 characters long')
    .optional(),
  concerns: z
    .array(
      z.object({
        id: z.string().max(60),
        summary: corrected('Concern', 8, 200).optional(),
        worry: corrected('What lies behind it', 8, 600).optional(),
        removed: z.literal(true).optional(),
      }),
    )
    .max(2 * MOST_CONCERNS)
    .optional(),
  facts: z
    .array(
      z.object({
        id: z.string().max(60),
        text: corrected('Fact', 8, 600).optional(),
        knownBy: z.enum(FACT_KNOWERS).optional(),
        removed: z.literal(true).optional(),
      }),
    )
    .max(2 * MOST_FACTS)
    .optional(),
});
export type BriefChange = z.infer<typeof briefChangeSchema>;

export type Understood = z.infer<typeof understoodSchema>;
export type UnderstoodKind = Understood['kind'];
export type InventedPart = z.infer<typeof inventedPartSchema>;
