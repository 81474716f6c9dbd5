/**
 * What an author writes about a scenario, the stakeholder's hidden side included (product §8.3). Lives in
 * `packages/content`, is copied into every conversation, is what the coach speaks from, and never leaves the server whole.
 */
import { z } from 'zod';
import { FACT_KNOWERS, LEAST_CONCERNS, LEAST_FACTS, MOST_CONCERNS } from './brief-rules';
import { categorySchema, challengeTypeSchema, difficultySchema, skillSchema, stakeholderTypeSchema } from './enums';

const line = z.string().min(8);
const lines = (least: number) => z.array(line).min(least);

/** Something this person needs dealt with. It moves open -> heard -> answered -> settled, or hardens. */
export const concernSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Noun phrase that fits after 'worried about': 'standing before the board with a second date'. */
  summary: z.string().min(8),
  /** What is really behind it, in the person's own words; revealed after the end. */
  worry: line,
  weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Exactly one concern of a scenario is the central one: the conversation fails if it is never taken up. */
  central: z.boolean(),
  /** Concrete words and names that belong to this concern ('board', 'Thursday', 'slide'): for grounding. */
  cues: z.array(z.string().min(2)).min(4),
  /** What a student says who has heard this concern (names it, does not answer it yet). */
  acknowledgedBy: lines(3),
  /** What a student says that settles it: the substance, each in another style. */
  settledBy: lines(4),
  /** Sounds like an answer and is none (the right words, no substance). */
  nearMisses: lines(3),
  /** The stakeholder's lines, in order of use; none may fit another scenario. */
  lines: z.object({
    /** Raises the concern. */
    open: lines(2),
    /** Raises it again, with more pressure. */
    pressed: lines(3),
    /** It was acknowledged, not answered. */
    heard: lines(2),
    /** It was answered; one more thing is needed to settle it. */
    answered: lines(2),
    settled: lines(2),
    /** The student went back on it, or contradicted what was said. */
    relapsed: lines(1),
  }),
  /** What a seasoned project manager would have said here, and why it works: for 'Next time, say'. */
  better: z.object({ text: z.string().min(20), why: z.string().min(20) }),
});

export const factSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** The fact as a neutral sentence, with its figures, dates and names. */
  text: line,
  /** The fact as this stakeholder would say it in the conversation. */
  line,
  /** The figures, dates and names in it, verbatim: '£38,000', '12 November', 'Sunil'. */
  figures: z.array(z.string().min(1)),
  /** Who knows it at the start. The student's briefing (`situation`) contains the facts of `both` and `student`. */
  knownBy: z.enum(FACT_KNOWERS),
  /** Questions of a student that it answers. */
  asked: z.array(z.string().min(5)).optional(),
});

/** What has to have happened before a person answers so: a concern that came at least so far, or a fact that they know by then. */
const answerConditionSchema = z.union([
  z.strictObject({ concern: z.string(), level: z.enum(['heard', 'answered', 'settled']) }),
  z.strictObject({ knows: z.string() }),
]);

/** One thing that a student may ask, or ask for, and what this person says to it (product §11.14). */
export const answerSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** Ways in which it is asked, unlike each other; what the student's words are compared with. */
  asked: z.array(z.string().min(4).max(200)).min(4),
  /** What is said, the answer itself first; the next one when it is asked again. */
  says: z.array(line).min(1).max(3),
  /** Facts that are told with it, by id. */
  tells: z.array(z.string()).optional(),
  /** Until this holds, `until` is said. */
  after: answerConditionSchema.optional(),
  until: z.array(line).min(1).max(2).optional(),
});

/**
 * What this person has said: in an answer, a follow-up, to a statement, to a common question, of a fact or of a concern; or
 * the line they opened with.
 */
const saidBeforeSchema = z.union([
  z.literal('opening'),
  z.string().regex(/^(?:answer|follow-up|statement|common|fact|concern):[a-z0-9_-]+$/),
]);

/**
 * What a student may ask, or ask for, once this person has said something: what they meant by it, how many, since when, and
 * then (product §11.14). It is meant only in a talk in which one of `on` was said, and most likely right after it.
 */
export const followUpSchema = answerSchema.extend({ on: z.array(saidBeforeSchema).min(1) });

/**
 * What a student may put forward, by what it does in the talk: `offer` a way forward, a trade, a thing to be done or to be
 * promised; `claim` something said about the case or its people; `news` something that the student knows from the briefing,
 * told; `summary` the other's position given back; `refusal` a no to something that they want; `admission` a fault owned.
 */
export const STATEMENT_KINDS = ['offer', 'claim', 'news', 'summary', 'refusal', 'admission'] as const;

/** One thing that a student may put forward, and what this person says to exactly that (product §11.15). */
export const statementSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    kind: z.enum(STATEMENT_KINDS),
    /** Ways in which it is put, unlike each other. */
    said: z.array(z.string().min(4).max(300)).min(6),
    /** What is said to it; the next one when it is put again. */
    says: z.array(line).min(1).max(3),
    /**
     * For claims and summaries: what the case says of it. `false`: the case disproves it, and this person would know; what
     * they say to it challenges it. `open`: the case leaves it open, and it is believed.
     */
    truth: z.enum(['true', 'open', 'false']).optional(),
    /** The fact that a false claim is disproved by; none where it goes against the case as a whole. */
    against: z.string().optional(),
    tells: z.array(z.string()).optional(),
    /** Until this holds, `until` is said. */
    after: answerConditionSchema.optional(),
    until: z.array(line).min(1).max(2).optional(),
  })
  .refine(({ kind, truth }) => (kind === 'claim' || kind === 'summary') === (truth !== undefined), {
    message: 'claims and summaries, and nothing else, say whether they are true',
  });

/** What can be asked in every talk, whatever it is about (product §11.15). How each is asked is the coach's to know. */
export const COMMON_QUESTIONS = [
  // What is at stake for them.
  'main_worry',
  'worst_case',
  'what_matters_most',
  'what_success_is',
  'cost_to_you',
  'consequence',
  'why_that_date',
  'why_not',
  'what_do_you_mean',
  'example',
  'how_do_you_know',
  'what_is_good',
  // What was before.
  'since_when',
  'happened_before',
  'tried_before',
  'how_found_out',
  'what_did_we_do_wrong',
  'who_is_to_blame',
  // People.
  'who_decides',
  'who_else',
  'what_others_say',
  'talk_to_them',
  'your_role',
  // What could be.
  'what_would_move_you',
  'your_proposal',
  'which_first',
  'is_it_flexible',
  'other_options',
  'your_contribution',
  'how_can_i_help',
  'is_that_acceptable',
  'agree_now',
  'will_you_support_me',
  'more_time',
  'in_writing',
  'how_to_keep_you_informed',
  'next_step',
  'what_is_missing',
  'did_i_get_it_right',
  // Between the two of them.
  'how_do_you_feel',
  'do_you_trust_me',
  'are_we_all_right',
  'did_i_offend_you',
  'may_i_be_frank',
  'have_you_time',
  'shall_i_explain',
  'may_i_come',
  'say_again',
] as const;
export type CommonQuestion = (typeof COMMON_QUESTIONS)[number];

export const commonAnswerSchema = z.strictObject({
  /** What is said while nothing that matters is settled; the next one when it is asked again. */
  says: z.array(line).min(2).max(3),
  /** What is said once the central concern was answered or settled; without it `says` fits at any time. */
  later: z.array(line).min(1).max(2).optional(),
});

/** How this person reacts, in their voice and about this case, to what the student did. */
export const reactionsSchema = z.object({
  acknowledged: lines(3),
  askedWell: lines(3),
  badNewsOwned: lines(2),
  gaveFigure: lines(3),
  offeredOption: lines(3),
  setBoundary: lines(2),
  committed: lines(3),
  summarised: lines(2),
  overPromised: lines(2),
  blamed: lines(2),
  dodged: lines(3),
  threatened: lines(2),
  vague: lines(3),
  rude: lines(2),
  flattered: lines(2),
  repeated: lines(2),
  offTopic: lines(2),
  notUnderstood: lines(3),
  otherLanguage: lines(1),
  brokeRole: lines(2),
  contradicted: lines(2),
});

/** Lines with a hole that is filled with the student's own words: `{figure}` an amount, `{day}` a date, `{promise}` what was promised. */
export const echoesSchema = z.object({
  figure: z.array(z.string().includes('{figure}')).min(2),
  day: z.array(z.string().includes('{day}')).min(2),
  promise: z.array(z.string().includes('{promise}')).min(1),
});

const withSlot = (slot: string, least: number) => z.array(line.includes(slot)).min(least);

/**
 * What this person says to a question that nobody foresaw: that they don't know, won't guess or won't say, in their own way,
 * and where to find out. They claim nothing that the scenario doesn't hold, and fit any question of their kind.
 */
export const lacksSchema = z.object({
  /** How much, how many, how long. */
  amount: lines(3),
  /** When, by which day. */
  day: lines(3),
  /** Who. */
  person: lines(3),
  /** Whether something is so, or was. */
  whether: lines(3),
  /** Whether something can be, or will, or whether they will do it. */
  promise: lines(3),
  /** Which of two things, or of several. */
  which: lines(3),
  /** What, how and why; some with `{topic}`, at least two without. */
  open: lines(4),
});

/**
 * What this person says to an offer, a summary or a plea for a yes that names figures or days. `{terms}` is a list of them in
 * the student's words ('25 displays and 24 August', 'Friday', '€1,600, one day and 2 June'), so nothing may agree with it in
 * number; `{matter}` is what is still open; `{choice}` is one of two days that they were left to choose from.
 */
export const termsSchema = z.object({
  /** They take it. */
  accepted: withSlot('erms}', 4),
  /** It is what was said. */
  confirmed: withSlot('erms}', 3),
  /** So far they take it, and something is missing. */
  partly: z.array(line.includes('erms}').includes('atter}')).min(4),
  /** They have heard it, and can't say yes while something is open. */
  notYet: z.array(line.includes('erms}').includes('atter}')).min(3),
  choice: withSlot('{choice}', 3),
});

/**
 * How this person speaks beside the matter and after the authored lines of the concerns have been spoken. Slots:
 * `{matter}` (`{Matter}` where it opens a sentence) one of the concern's handles, `{topic}` what the student asked about,
 * `{figure}` a figure already told, `{day}` a day the student named, `{old}` and `{new}` what the
 * student said first and last, `{claimed}` and `{known}` what the student said and what is so, `{who}` who is said to have agreed. Those of `lacks` and `terms`
 * stand there.
 */
export const voiceSchema = z.object({
  /** By concern id: short handles in the person's own words that fit after 'about': 'the stair', 'Fionn and his stair'. */
  matters: z.record(z.string(), z.array(z.string().min(4)).min(2)),
  /** Comes back to what is open. */
  insists: withSlot('atter}', 6),
  /** Says that a matter is settled. */
  eased: withSlot('atter}', 2),
  /** Noise; another language; a try to talk them out of the role. */
  lost: withSlot('atter}', 3),
  foreign: withSlot('atter}', 2),
  outOfRole: withSlot('atter}', 2),
  greeted: lines(2),
  smallTalk: lines(2),
  /** Asked how they feel. */
  felt: lines(2),
  thanked: z.array(z.string().min(4)).min(2),
  /** The student goes, and nothing is agreed. */
  parting: lines(2),
  /** The student lost the thread. */
  lostThread: withSlot('atter}', 2),
  /** Asked to say it again: the same in other words. */
  again: withSlot('atter}', 2),
  /** Asked for something they don't know; the last one needs no topic. */
  unknown: lines(3),
  /** Asked for something they know and keep back. */
  withheld: lines(2),
  /** Asked for something they told already. */
  told: withSlot('{figure}', 2),
  /** Follows up on a day the student named. */
  due: withSlot('{day}', 2),
  /** The student said first this and then that. */
  clash: z.array(line.includes('{old}').includes('{new}')).min(2),
  /**
   * The student said something that this person knows to be false. What they know is said after it, as they say the fact;
   * `{claimed}` and `{known}` are figures or days. Voices written before this was asked for have none.
   */
  disputed: z.array(line).min(2).optional(),
  /** The student says that somebody has agreed, which nothing shows; `{who}` is that somebody, one or several. */
  doubts: withSlot('ho}', 3).optional(),
  /** Asked what they need. */
  needs: lines(2),
  /** Asked for a yes while something is open. */
  notYet: withSlot('atter}', 2),
  /** The student said next to nothing. */
  waiting: z.array(z.string().min(4)).min(2),
  /** Agreed, but for one last thing that they ask for. */
  lastThing: lines(2),
  /** Spoken after the closing. */
  afterwards: lines(2),
  /** Voices written before these were asked for have neither; plain lines stand in. */
  lacks: lacksSchema.optional(),
  terms: termsSchema.optional(),
});
export type Voice = z.infer<typeof voiceSchema>;
export type Lacks = z.infer<typeof lacksSchema>;
export type Terms = z.infer<typeof termsSchema>;

export const scenarioContentSchema = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(4).max(80),
  description: z.string().min(40).max(320),
  difficulty: difficultySchema,
  category: categorySchema,
  challengeType: challengeTypeSchema,
  stakeholderType: stakeholderTypeSchema,
  industry: z.string(),
  goal: z.string().min(20).max(200),
  /** Up to 700 characters in the library, which a test holds; one drafted from a brief may need more. */
  situation: z.string().min(80).max(2_000),
  learningObjectives: z.array(z.string().min(8).max(90)).min(3).max(5),
  /** The skills this scenario trains, weightiest first; they weigh double in its score. */
  skills: z.array(skillSchema).min(2).max(4),
  /** Minutes. */
  estimatedDuration: z.number().int().min(10).max(40),
  persona: z.object({
    name: z.string(),
    /** What people call them: shown beside every line. */
    shortName: z.string(),
    pronoun: z.enum(['he', 'she', 'they']),
    role: z.string(),
    /** Empty where a brief doesn't tell it. */
    organisation: z.string(),
    description: z.string().min(30).max(260),
    /** How they speak: rhythm, habits, what they never say. For the openai engine's prompt. */
    style: z.string().min(20),
    goals: z.array(z.string()).min(2),
    /** 0-100 at the start. */
    trust: z.number().int().min(5).max(80),
    /** How many empty or hostile turns they bear before they leave; smaller is harder. */
    patience: z.number().int().min(2).max(8),
    redLines: z.array(z.object({ text: z.string().min(10), line })).min(1),
    wouldMove: z.array(z.string().min(10)).min(2),
  }),
  /** Three and more in the library, which a test holds; of a brief as many as it tells. */
  concerns: z.array(concernSchema).min(LEAST_CONCERNS).max(MOST_CONCERNS),
  /** Five and more in the library and in drafts, which tests hold; whoever corrects a draft may take some away. */
  facts: z.array(factSchema).min(LEAST_FACTS),
  opening: z.string().min(40),
  reactions: reactionsSchema,
  echoes: echoesSchema,
  closings: z.object({
    /** All that matters is settled. */
    agreement: lines(2),
    /** Some of it is; what is left is named. */
    partial: lines(2),
    /** Patience is gone. */
    walkAway: lines(2),
  }),
  /** What this person can be asked beside the facts. Scenarios written before this was asked for have none. */
  answers: z.array(answerSchema).readonly().optional(),
  /** What this person can be asked about what they have said. */
  followUps: z.array(followUpSchema).readonly().optional(),
  /** What this person can be told or offered, and what they say to it. */
  statements: z.array(statementSchema).readonly().optional(),
  /** What this person says to what can be asked in every talk. */
  common: z.partialRecord(z.enum(COMMON_QUESTIONS), commonAnswerSchema).readonly().optional(),
  /** Scenarios written before this was asked for have none; the coach makes one from the rest. */
  manner: voiceSchema.optional(),
});
export type ScenarioContent = z.infer<typeof scenarioContentSchema>;
export type Concern = z.infer<typeof concernSchema>;
export type Answer = z.infer<typeof answerSchema>;
export type FollowUp = z.infer<typeof followUpSchema>;
export type Statement = z.infer<typeof statementSchema>;
export type CommonAnswer = z.infer<typeof commonAnswerSchema>;
export type Fact = z.infer<typeof factSchema>;
export type ReactionKind = keyof z.infer<typeof reactionsSchema>;
