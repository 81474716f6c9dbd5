/**
 * The shapes of the public content pages (product §3.13): what stands on a page, as data. Their texts are in
 * `packages/content/src/public/site`, and a test there holds them against these schemas. For servers and tests; the
 * browser takes the types alone.
 */
import { z } from 'zod';
import { difficultySchema, stakeholderTypeSchema, type Difficulty } from './enums';

/** Slugs as they stand in an address: lower case, digits and single hyphens. */
const slugSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const lineSchema = z.string().trim().min(1);
/** An address of ours (`/pricing`, `/about#press`), or somebody else's whole one. */
const linkSchema = z.string().regex(/^(?:\/[\w\-/#?=&]*|https:\/\/\S+)$/);
/** The day on which somebody last changed what a page says. */
const daySchema = z.iso.date();

/** Words of a recorded message that are marked: they earned the indicator, or lost it. Verbatim from the message. */
export const markedWordsSchema = z.object({
  words: lineSchema,
  /** The indicator's id in the rubric. */
  indicator: lineSchema,
  verdict: z.enum(['met', 'not_met']),
  /** What the mark says, one sentence. */
  note: lineSchema,
});

/**
 * Some messages of a talk that was really held with the built-in stakeholder and recorded (`packages/content/src/recorded-talks`).
 * `words` are whole sentences of that message, in their order; a test finds each of them there.
 */
export const talkExcerptSchema = z.object({
  kind: z.literal('talk'),
  /** The id of the recorded talk. */
  talk: slugSchema,
  lines: z
    .array(
      z.object({
        /** 1-based; odd numbers are the stakeholder's. */
        message: z.int().min(1),
        words: lineSchema,
        marks: z.array(markedWordsSchema).optional(),
      }),
    )
    .min(1)
    .max(8),
  /** What the reader is to notice, one or two sentences. */
  caption: lineSchema,
});

/** A piece of prose. In a string, `[words](/address)` is a link and `*words*` is stressed; there is no other markup. */
export const blockSchema = z.union([
  lineSchema,
  z.object({ kind: z.literal('list'), ordered: z.boolean().optional(), items: z.array(lineSchema).min(2) }),
  z.object({
    kind: z.literal('table'),
    caption: lineSchema,
    head: z.array(lineSchema).min(2),
    /** Each as long as the head. */
    rows: z.array(z.array(lineSchema)).min(1),
  }),
  talkExcerptSchema,
]);

/** A published source that a figure on the page rests on. Named and dated in the text as well. */
export const sourceSchema = z.object({
  title: lineSchema,
  publisher: lineSchema,
  year: z.int().min(1950),
  url: z.url({ protocol: /^https$/ }),
});

const titledSchema = z.object({ title: lineSchema, text: z.array(blockSchema).min(1) });

const pageSchema = z.object({
  title: lineSchema.max(80),
  /** One word of the title, which lies under the marker. */
  displayWord: z
    .string()
    .regex(/^[\p{L}’'-]+$/u)
    .optional(),
  subtitle: lineSchema.max(200),
  /** For search engines and shared links. */
  description: lineSchema.min(70).max(160),
  /** Closes the page. */
  ctaTitle: lineSchema.max(80),
  ctaDescription: lineSchema.max(260),
  faq: z
    .array(z.object({ question: lineSchema, answer: lineSchema }))
    .min(2)
    .max(6)
    .optional(),
  sources: z.array(sourceSchema).optional(),
  /** Addresses of pages of ours that go on from here. */
  related: z.array(linkSchema).min(2).max(4),
});

/** /features/… */
export const featurePageSchema = pageSchema.extend({
  kind: z.literal('feature'),
  heroDescription: lineSchema,
  keyBenefits: z
    .array(z.object({ title: lineSchema, description: lineSchema }))
    .min(3)
    .max(5),
  detailedFeatures: z.array(titledSchema).min(2),
  /** 'How It Works': the steps in their order. */
  howItWorks: z
    .array(z.object({ title: lineSchema, description: lineSchema }))
    .min(3)
    .max(5),
  /** 'Perfect For'. */
  perfectFor: z
    .array(z.object({ title: lineSchema, description: lineSchema }))
    .min(2)
    .max(5),
});

/** /solutions/… */
export const solutionPageSchema = pageSchema.extend({
  kind: z.literal('solution'),
  heroDescription: lineSchema,
  targetAudience: lineSchema,
  /** 'Sound Familiar?' */
  painPoints: z.array(lineSchema).min(3).max(6),
  /** What to do about it, worked through. */
  article: z.array(titledSchema).min(1),
  solutions: z
    .array(z.object({ title: lineSchema, description: lineSchema, features: z.array(lineSchema).min(2).max(5) }))
    .min(2)
    .max(4),
  /** What one can see of one's own progress. `metric` is what is measured, never an invented result. */
  successMetrics: z
    .array(z.object({ metric: lineSchema, description: lineSchema }))
    .min(2)
    .max(4),
  /** Slug of a learning track. */
  recommendedTrack: z.object({ slug: slugSchema, reason: lineSchema }),
});

/** /resources/… */
export const resourcePageSchema = pageSchema.extend({
  kind: z.literal('resource'),
  resourceType: z.enum(['guide', 'checklist', 'template', 'calculator', 'assessment', 'default']),
  sections: z
    .array(z.object({ title: lineSchema, content: z.array(blockSchema).min(1), tips: z.array(lineSchema).optional() }))
    .min(1),
  /** The file lies below /downloads. */
  downloadable: z
    .object({
      title: lineSchema,
      description: lineSchema,
      format: z.enum(['PDF', 'DOCX', 'XLSX', 'CSV']),
      file: z.string().regex(/^[a-z0-9-]+\.(?:pdf|docx|xlsx|csv)$/),
    })
    .optional(),
  relatedResources: z
    .array(z.object({ title: lineSchema, description: lineSchema, link: linkSchema }))
    .min(2)
    .max(4),
});

/** /vs/… and /alternatives/… */
export const comparisonPageSchema = pageSchema.extend({
  kind: z.literal('comparison'),
  competitorName: lineSchema,
  /** What they do, fairly; with the day on which it was looked at. */
  competitorDescription: lineSchema,
  keyDifferences: z
    .array(z.object({ title: lineSchema, description: lineSchema }))
    .min(3)
    .max(5),
  comparisonTable: z
    .array(
      z.object({
        feature: lineSchema,
        product: z.union([z.boolean(), lineSchema]),
        competitor: z.union([z.boolean(), lineSchema]),
        /** Who is better off here. */
        advantage: z.enum(['product', 'competitor', 'neither']),
      }),
    )
    .min(6)
    .max(12),
  article: z.array(titledSchema).min(1),
  advantages: z
    .array(z.object({ title: lineSchema, description: lineSchema }))
    .min(2)
    .max(5),
  /** When the other is the better choice. */
  chooseThem: z.array(lineSchema).min(2).max(5),
});

/** /industries/… */
export const industryPageSchema = pageSchema.extend({
  kind: z.literal('industry'),
  heroDescription: lineSchema,
  industryOverview: z.array(blockSchema).min(1),
  uniqueChallenges: z
    .array(z.object({ title: lineSchema, description: lineSchema }))
    .min(3)
    .max(6),
  /** Scenarios of the library, by slug, or situations one can write as one's own. */
  industryScenarios: z
    .array(
      z.object({
        title: lineSchema,
        description: lineSchema,
        stakeholders: z.array(stakeholderTypeSchema).min(1),
        difficulty: difficultySchema,
        /** Where it is in the library. Its title and difficulty are the library's. */
        scenario: slugSchema.optional(),
      }),
    )
    .min(3)
    .max(6),
  /** Figures with their source; see `sources`. */
  industryMetrics: z
    .array(z.object({ stat: lineSchema, description: lineSchema, source: lineSchema }))
    .min(1)
    .max(4),
  article: z.array(titledSchema).min(1),
  regulations: z.array(z.object({ title: lineSchema, description: lineSchema })).optional(),
  bestPractices: z.array(lineSchema).min(3).max(7),
});

export const sitePageSchema = z.discriminatedUnion('kind', [
  featurePageSchema,
  solutionPageSchema,
  resourcePageSchema,
  comparisonPageSchema,
  industryPageSchema,
]);

/** A page in menus, lists, the sitemap: what is known of it without its text. */
export const sitePageEntrySchema = z.object({
  kind: z.enum(['feature', 'solution', 'resource', 'comparison', 'industry']),
  slug: slugSchema,
  /** Below the root: `/features/ai-coaching`. */
  path: linkSchema,
  /** In menus and breadcrumbs. */
  name: lineSchema.max(40),
  /** One line under the name. */
  summary: lineSchema.max(100),
  updated: daySchema,
});

/** A talk that was held with the built-in stakeholder, as `pnpm coach record` wrote it down. */
export const recordedTalkSchema = z.object({
  /** The scenario's slug. */
  scenario: slugSchema,
  /** What the student says, in order. */
  lines: z.array(lineSchema).min(1),
  recorded: z
    .object({
      on: daySchema,
      engine: lineSchema,
      model: lineSchema,
      rubricVersion: lineSchema,
      messages: z.array(z.object({ role: z.enum(['student', 'stakeholder']), content: lineSchema })),
      overallScore: z.number(),
      /** Indicators that were judged, with the words that decided them where there are any. */
      indicators: z.array(
        z.object({
          id: lineSchema,
          label: lineSchema,
          verdict: lineSchema,
          reason: z.string(),
          evidence: z.object({ messageNumber: z.int(), quote: lineSchema }).nullable(),
        }),
      ),
      strengths: z.array(z.string()),
      areasForImprovement: z.array(z.string()),
      suggestedPhrasing: z.object({ messageNumber: z.int(), text: z.string() }).nullable(),
    })
    .nullable(),
});

/** What a page says of the talks it quotes, by id: who spoke, how it was scored, what the indicators are called. */
export interface TalkFacts {
  readonly talks: Readonly<Record<string, { readonly scenario: string; readonly on: string; readonly score: number }>>;
  readonly scenarios: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly difficulty: Difficulty;
        readonly stakeholder: string;
        readonly shortName: string;
        readonly role: string;
      }
    >
  >;
  readonly indicators: Readonly<Record<string, string>>;
}

export type SiteBlock = z.infer<typeof blockSchema>;
export type TalkExcerpt = z.infer<typeof talkExcerptSchema>;
export type FeaturePage = z.infer<typeof featurePageSchema>;
export type SolutionPage = z.infer<typeof solutionPageSchema>;
export type ResourcePage = z.infer<typeof resourcePageSchema>;
export type ComparisonPage = z.infer<typeof comparisonPageSchema>;
export type IndustryPage = z.infer<typeof industryPageSchema>;
export type SitePage = z.infer<typeof sitePageSchema>;
export type SitePageKind = SitePage['kind'];
export type SitePageEntry = z.infer<typeof sitePageEntrySchema>;
export type RecordedTalk = z.infer<typeof recordedTalkSchema>;
