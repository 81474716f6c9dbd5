/** What a team's admins ask of it: a track or a scenario, by a date (product §25). */
import { z } from 'zod';
import { ASSIGNMENT_NOTE_MAX_CHARACTERS } from './limits';

export const ASSIGNMENT_KINDS = ['track', 'scenario'] as const;

const when = z.iso.datetime();

export const newAssignmentSchema = z.object({
  kind: z.enum(ASSIGNMENT_KINDS, { error: 'Please choose a track or a scenario' }),
  /** Of the track, or of the scenario in the library. */
  slug: z.string().min(1, 'Please choose a track or a scenario').max(120),
  /** The last day, by the admin's calendar; it is over when that day ends everywhere (UTC-12). */
  dueOn: z.iso.date({ error: 'Please choose a date' }),
  note: z
    .string()
    .trim()
    .max(ASSIGNMENT_NOTE_MAX_CHARACTERS, `Note must be at most ${ASSIGNMENT_NOTE_MAX_CHARACTERS} characters long`)
    .default(''),
  /** Memberships; null asks everybody, also who joins later. */
  memberIds: z
    .array(z.string().max(100))
    .min(1, 'Please choose at least one person')
    .max(500, 'At most 500 people can be asked one by one. Ask everybody instead')
    .nullable(),
});

const task = {
  _id: z.string(),
  kind: z.enum(ASSIGNMENT_KINDS),
  slug: z.string(),
  title: z.string(),
  note: z.string(),
  dueOn: z.iso.date(),
  askedAt: when,
  askedBy: z.string(),
};
const progress = {
  /** When it was completed; null while it is not. */
  doneAt: when.nullable(),
  /** 0-10: of a scenario the best, of a track the mean of the best ones; null before the first, and for others where the person keeps it private. */
  bestScore: z.number().min(0).max(10).nullable(),
  /** How many scenarios are completed, and how many are asked for. */
  completed: z.int().min(0),
  of: z.int().min(1),
};

/** As admins see it. */
export const teamAssignmentSchema = z.object({
  ...task,
  /** Ended by hand, or by its date. */
  state: z.enum(['running', 'over', 'ended']),
  everybody: z.boolean(),
  /** Who is asked and in the team, by name. */
  members: z.array(z.object({ memberId: z.string(), name: z.string(), scoresShared: z.boolean(), ...progress })),
});
export type TeamAssignment = z.infer<typeof teamAssignmentSchema>;

/** As the asked person sees it. */
export const ownAssignmentSchema = z.object({
  ...task,
  ...progress,
  /** Whether the team's admins see the score, beside whether it is done. */
  scoresShared: z.boolean(),
});
export type OwnAssignment = z.infer<typeof ownAssignmentSchema>;
