/**
 * What the roll-up report of a team says (product §18.15): figures of the whole alone. It names no member, so that it can be
 * handed on to people who administer nothing, and can be kept without keeping anything about a person.
 */
import { z } from 'zod';
import { SKILLS } from './vocabularies';

const day = z.iso.date();
/** 0-10, to one decimal. */
const score = z.number().min(0).max(10);
const count = z.int().min(0);

export const teamReportSchema = z.object({
  team: z.object({
    name: z.string(),
    organization: z.string(),
    planType: z.enum(['team_pilot', 'enterprise']),
    startedOn: day,
    /** The last day of the plan; null: open-ended. */
    endsOn: day.nullable(),
  }),
  /** The day, in UTC, that the figures are of. */
  asOf: day,
  /** null means unlimited. */
  seats: z.object({ total: count.nullable(), members: count, invited: count }),
  credits: z.object({ available: count.nullable(), used: count }),
  /** Of everybody who is or was in the team. */
  completed: count,
  /** Active members who have completed at least one conversation. */
  practising: count,
  /** The mean of the members' averages, and of how many. */
  average: z.object({ score, people: count }).nullable(),
  /** How the last seven days compare with the seven before, in words. */
  trend: z.string(),
  weeks: z.array(z.object({ startsOn: day, completed: count, people: count })),
  tracks: z.array(z.object({ title: z.string(), scenarios: count, begun: count, completed: count })),
  skills: z.object({
    people: count,
    /** null while there are too few people; the highest first. */
    averages: z.array(z.object({ skill: z.enum(SKILLS), average: score, people: count })).nullable(),
  }),
  /** How many conversations scored from 0 to below 1, ... from 9 to 10. */
  distribution: z.array(count).length(10),
  practised: z.object({
    /** The most practised ones of the library. */
    scenarios: z.array(z.object({ title: z.string(), completed: count, people: count, average: score.nullable() })),
    /** How many further ones of the library, and how many conversations on them. */
    others: z.object({ scenarios: count, completed: count }),
    /** Conversations on scenarios of people's own, which stay unnamed. */
    own: count,
  }),
  /** What to practise next, three at most, the most useful first. */
  next: z.array(z.object({ what: z.string(), why: z.string() })),
});

export type TeamReport = z.infer<typeof teamReportSchema>;
