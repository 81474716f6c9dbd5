/**
 * Every endpoint of the product, once: the API registers its routes from this table, the web client is typed by it, and
 * the OpenAPI document is generated from it. A route outside it fails a test.
 */
import { z } from 'zod';
import { assignmentEndpoints } from './assignment-endpoints';
import { branchListSchema, comparisonSchema, newBranchSchema } from './branches';
import { publicConfigSchema } from './brand';
import {
  conversationSchema,
  conversationSummarySchema,
  conversationTotalsSchema,
  sendMessageSchema,
  tipRequestSchema,
  tipSchema,
} from './conversations';
import { creditEndpoints } from './credit-endpoints';
import { customScenarioEndpoints } from './custom-scenario-endpoints';
import { emailAddressEndpoints } from './email-address-endpoints';
import {
  endpoint,
  idParamsSchema,
  pageQuerySchema,
  PAGE_LIMIT_MAX,
  slugParamsSchema,
  type EndpointDefinition,
} from './endpoint';
import { emailPreferenceEndpoints } from './email-preference-endpoints';
import { enquirySchema } from './enquiries';
import { categorySchema, conversationStatusSchema, difficultySchema, stakeholderTypeSchema } from './enums';
import { exportFormSchema, exportStartedSchema, exportStatusSchema, fileSchema } from './exports';
import { googleAuthEndpoint } from './google-sign-in';
import { ownDataEndpoints } from './own-data';
import { passwordEndpoints } from './password-endpoints';
import { paymentEndpoints } from './payment-endpoints';
import { paymentWebhookEndpoint } from './payment-webhook-endpoint';
import { planSchema } from './plans';
import { progressEndpoints } from './progress';
import { recommendationSchema } from './recommendations';
import { rubricSchema } from './rubric';
import { libraryScenarioSchema } from './scenarios';
import { sessionEndpoints } from './sessions';
import {
  conversationToCountSchema,
  kitDetailSchema,
  kitProgressRowSchema,
  nextStartedSchema,
  trackContentSchema,
} from './starter-kits';
import { streamFrameSchema } from './stream';
import { teamEndpoints } from './team-endpoints';
import { teamFigureEndpoints } from './team-figure-endpoints';
import { teamReportEndpoints } from './team-report-endpoints';
import { loginSchema, profileUpdateSchema, registrationSchema, sessionUserSchema, userSchema } from './users';

const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.record(z.string(), z.enum(['ok', 'unavailable'])),
});

export const endpoints = {
  // Accounts
  register: endpoint({
    method: 'POST',
    path: '/users',
    tag: 'Accounts',
    access: 'public',
    spec: 'product §4.1',
    rateLimit: 'registration',
    summary: 'Create an account, which starts the 14-day trial, and sign in',
    body: registrationSchema,
    status: 201,
    response: sessionUserSchema,
    errors: ['conflict'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/users/login',
    tag: 'Accounts',
    access: 'public',
    spec: 'product §4.4',
    rateLimit: 'sign-in',
    summary: 'Sign in with e-mail and password',
    body: loginSchema,
    status: 200,
    response: sessionUserSchema,
  }),
  googleAuth: googleAuthEndpoint,
  ...sessionEndpoints,
  getProfile: endpoint({
    method: 'GET',
    path: '/users/profile',
    tag: 'Accounts',
    access: 'user',
    spec: 'product §4.7',
    summary: 'Who is signed in, as stored now',
    status: 200,
    response: userSchema,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/users/profile',
    tag: 'Accounts',
    access: 'user',
    spec: 'product §4.7',
    rateLimit: 'profile',
    summary:
      'Change name and organization, or ask for another e-mail: that needs the current password, and counts once the link mailed to the new address is opened',
    body: profileUpdateSchema,
    status: 200,
    response: userSchema,
    errors: ['forbidden', 'conflict'],
  }),
  ...emailPreferenceEndpoints,
  ...emailAddressEndpoints,
  ...passwordEndpoints,
  getPlan: endpoint({
    method: 'GET',
    path: '/users/plan',
    tag: 'Accounts',
    access: 'user',
    spec: 'product §5.10',
    summary: 'The plan, its credits and what it allows now',
    status: 200,
    response: planSchema,
  }),
  ...creditEndpoints,
  ...ownDataEndpoints,
  ...paymentEndpoints,
  receivePaymentEvent: paymentWebhookEndpoint,

  ...teamEndpoints,
  ...teamFigureEndpoints,
  ...teamReportEndpoints,
  ...assignmentEndpoints,

  // Scenario library
  listScenarios: endpoint({
    method: 'GET',
    path: '/scenarios',
    tag: 'Scenarios',
    access: 'user',
    spec: 'product §8',
    kind: 'list',
    summary: "The scenario library, or the scenarios of the caller's own, with the best score of the caller on each",
    query: pageQuerySchema.extend({
      /** `own`: newest first, and not searched or filtered. */
      scope: z.enum(['library', 'own']).default('library'),
      limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_MAX),
      category: categorySchema.optional(),
      stakeholderType: stakeholderTypeSchema.optional(),
      difficulty: difficultySchema.optional(),
      /** Words that title, description, situation or learning objectives contain, all of them. */
      search: z.string().trim().max(100).optional(),
    }),
    status: 200,
    response: z.array(libraryScenarioSchema),
  }),
  getScenario: endpoint({
    method: 'GET',
    path: '/scenarios/:id',
    tag: 'Scenarios',
    access: 'user',
    spec: 'product §8.2',
    summary: "One scenario of the library, by id or slug, or one of the caller's own",
    params: idParamsSchema,
    status: 200,
    response: libraryScenarioSchema,
    errors: ['not_found'],
  }),
  ...customScenarioEndpoints,

  listRecommendations: endpoint({
    method: 'GET',
    path: '/recommendations',
    tag: 'Scenarios',
    access: 'user',
    spec: 'product §22',
    kind: 'list',
    summary: 'Two or three scenarios of the library to practise next, each with the reason',
    status: 200,
    response: z.array(recommendationSchema),
  }),

  // Learning tracks
  listStarterKits: endpoint({
    method: 'GET',
    path: '/starter-kits',
    tag: 'Learning tracks',
    access: 'user',
    spec: 'product §16.1',
    kind: 'list',
    summary: 'The learning tracks, all of them, each with the slugs of its scenarios in order',
    status: 200,
    response: z.array(trackContentSchema),
  }),
  getMyKitProgress: endpoint({
    method: 'GET',
    path: '/starter-kits/my-progress',
    tag: 'Learning tracks',
    access: 'user',
    spec: 'product §16.2',
    kind: 'list',
    summary: 'How far the caller is on each learning track',
    status: 200,
    response: z.array(kitProgressRowSchema),
  }),
  updateKitProgress: endpoint({
    method: 'POST',
    path: '/starter-kits/update-progress',
    tag: 'Learning tracks',
    access: 'user',
    spec: 'product §16.7',
    summary:
      'The progress that a completed conversation counts towards. It counts by itself, with the score it has: a score in the body is not read, and asking again changes nothing',
    body: conversationToCountSchema,
    status: 200,
    response: kitProgressRowSchema,
    errors: ['not_found', 'conflict'],
  }),
  getStarterKit: endpoint({
    method: 'GET',
    path: '/starter-kits/:slug',
    tag: 'Learning tracks',
    access: 'user',
    spec: 'product §16.3',
    summary: 'One learning track, its scenarios in order, and the progress of the caller',
    params: slugParamsSchema,
    status: 200,
    response: kitDetailSchema,
    errors: ['not_found'],
  }),
  startNextScenario: endpoint({
    method: 'POST',
    path: '/starter-kits/:slug/start-next',
    tag: 'Learning tracks',
    access: 'user',
    spec: 'product §16.6',
    rateLimit: 'start',
    summary:
      'Begin the current scenario of a track for one credit; where it is being held already, that conversation, for nothing',
    params: slugParamsSchema,
    status: 200,
    response: nextStartedSchema,
    errors: ['not_found', 'conflict', 'trial_expired', 'credits_exhausted'],
  }),

  // Conversations
  listConversations: endpoint({
    method: 'GET',
    path: '/conversations',
    tag: 'Conversations',
    access: 'user',
    spec: 'product §14.1',
    kind: 'list',
    summary: 'The conversations of the caller, newest first',
    query: pageQuerySchema.extend({ status: conversationStatusSchema.optional() }),
    status: 200,
    response: z.array(conversationSummarySchema),
  }),
  getConversationTotals: endpoint({
    method: 'GET',
    path: '/conversations/totals',
    tag: 'Conversations',
    access: 'user',
    spec: 'product §14.1',
    summary: 'How many conversations of each status, and the average score',
    status: 200,
    response: conversationTotalsSchema,
  }),
  ...progressEndpoints,
  startConversation: endpoint({
    method: 'POST',
    path: '/conversations',
    tag: 'Conversations',
    access: 'user',
    spec: 'product §9.1',
    rateLimit: 'start',
    summary: 'Begin a conversation: one credit is charged and the stakeholder speaks first',
    body: z.object({
      scenarioId: z.string({ error: 'A scenario is required' }).min(1, 'A scenario is required').max(100),
    }),
    status: 201,
    response: conversationSchema,
    errors: ['not_found', 'plan_required', 'trial_expired', 'credits_exhausted'],
  }),
  getConversation: endpoint({
    method: 'GET',
    path: '/conversations/:id',
    tag: 'Conversations',
    access: 'user',
    spec: 'product §9',
    summary: 'One conversation, whole, with its feedback once completed',
    params: idParamsSchema,
    status: 200,
    response: conversationSchema,
    errors: ['not_found'],
  }),
  sendMessage: endpoint({
    method: 'POST',
    path: '/conversations/:id/messages',
    tag: 'Conversations',
    access: 'user',
    spec: 'product §9.7',
    kind: 'stream',
    rateLimit: 'message',
    summary: 'Say something: the reply streams as server-sent events, or comes whole when they are not accepted',
    params: idParamsSchema,
    body: sendMessageSchema,
    status: 200,
    response: streamFrameSchema,
    fallback: conversationSchema,
    errors: ['not_found', 'conflict'],
  }),
  resumeGeneration: endpoint({
    method: 'GET',
    path: '/conversations/:id/generations/:generationId/events',
    tag: 'Conversations',
    access: 'user',
    spec: 'product §9.8',
    kind: 'stream',
    summary: 'Read a reply again from the frame after `Last-Event-ID`, from any API process',
    params: idParamsSchema.extend({ generationId: z.string() }),
    status: 200,
    response: streamFrameSchema,
    errors: ['not_found'],
  }),
  endConversation: endpoint({
    method: 'POST',
    path: '/conversations/:id/end',
    tag: 'Conversations',
    access: 'user',
    spec: 'product §9.14',
    summary: 'End and score. Asked again, it gives the same answer. Still scoring after 25 s, it answers `isAnalysing`',
    params: idParamsSchema,
    status: 200,
    response: z.object({ conversation: conversationSchema }),
    errors: ['not_found', 'conflict'],
  }),
  abandonConversation: endpoint({
    method: 'POST',
    path: '/conversations/:id/abandon',
    tag: 'Conversations',
    access: 'user',
    spec: 'product §9.16',
    summary: 'Leave without feedback; before the first own message the credit comes back',
    params: idParamsSchema,
    status: 200,
    response: z.object({ conversation: conversationSchema, creditReturned: z.boolean() }),
    errors: ['not_found', 'conflict'],
  }),
  getCoachingTip: endpoint({
    method: 'POST',
    path: '/conversations/:id/coaching-tip',
    tag: 'Conversations',
    access: 'user',
    spec: 'product §10',
    rateLimit: 'tip',
    summary: 'A tip on the draft, at most two sentences',
    params: idParamsSchema,
    body: tipRequestSchema,
    status: 200,
    response: tipSchema,
    errors: ['not_found', 'conflict', 'plan_required'],
  }),

  // Exports
  exportPdf: endpoint({
    method: 'POST',
    path: '/conversations/:id/export/pdf',
    tag: 'Exports',
    access: 'user',
    spec: 'product §14.3',
    kind: 'file',
    mediaType: 'application/pdf',
    rateLimit: 'export',
    summary:
      'Ask for the report of a completed conversation as a PDF: one render however often it is asked for. A form with the token in a hidden field gets the file itself',
    params: idParamsSchema,
    form: exportFormSchema,
    status: 200,
    response: fileSchema,
    fallback: exportStartedSchema,
    errors: ['not_found', 'conflict', 'export_failed', 'export_timeout'],
  }),
  exportPdfDirect: endpoint({
    method: 'POST',
    path: '/conversations/:id/export/pdf-direct',
    tag: 'Exports',
    access: 'user',
    spec: 'product §14.3',
    kind: 'file',
    mediaType: 'application/pdf',
    rateLimit: 'export',
    summary: 'The same file at once: waits for the render, 25 s at most',
    params: idParamsSchema,
    status: 200,
    response: fileSchema,
    errors: ['not_found', 'conflict', 'export_failed', 'export_timeout'],
  }),
  getExportStatus: endpoint({
    method: 'GET',
    path: '/conversations/export/status/:jobId',
    tag: 'Exports',
    access: 'user',
    spec: 'product §14.4',
    summary: 'How far an export is, and where its file lies once it is completed',
    params: z.object({ jobId: z.string() }),
    status: 200,
    response: exportStatusSchema,
    errors: ['not_found'],
  }),
  downloadExport: endpoint({
    method: 'GET',
    path: '/conversations/export/download/:file',
    tag: 'Exports',
    access: 'user',
    spec: 'product §14.4',
    kind: 'file',
    mediaType: 'application/pdf',
    summary: 'The file of an export, kept for 30 days after it was last asked for',
    params: z.object({ file: z.string() }),
    status: 200,
    response: fileSchema,
    errors: ['not_found'],
  }),

  // Scoring
  getRubric: endpoint({
    method: 'GET',
    path: '/rubrics/:version',
    cacheable: true,
    tag: 'Scoring',
    access: 'public',
    spec: 'product §3.11',
    summary:
      'How conversations are scored: a version of the rubric, or `current`. May be cached; answers 304 to its ETag',
    params: z.object({ version: z.string() }),
    status: 200,
    response: rubricSchema,
    errors: ['not_found'],
  }),

  // Enquiries
  sendEnquiry: endpoint({
    method: 'POST',
    path: '/enquiries',
    tag: 'Enquiries',
    access: 'public',
    rateLimit: 'enquiry',
    spec: 'product §3.9, §3.10',
    summary:
      'Write to the people behind the product, or leave an address in the footer: stored, and mailed to the sales address',
    body: enquirySchema,
    status: 201,
    response: z.object({ received: z.literal(true) }),
  }),

  // Another line
  createBranch: endpoint({
    method: 'POST',
    path: '/conversations/:id/branches',
    tag: 'Another line',
    access: 'user',
    spec: 'product §13.2',
    rateLimit: 'branch',
    summary:
      'Branch a practice run in place of an own message. Free, three a conversation; an unused one at that message is given again',
    params: idParamsSchema,
    body: newBranchSchema,
    status: 201,
    response: conversationSchema,
    errors: ['not_found', 'conflict'],
  }),
  listBranches: endpoint({
    method: 'GET',
    path: '/conversations/:id/branches',
    tag: 'Another line',
    access: 'user',
    spec: 'product §13.2',
    summary: 'The practice runs of a conversation, and how many more may be begun',
    params: idParamsSchema,
    status: 200,
    response: branchListSchema,
    errors: ['not_found'],
  }),
  compareBranch: endpoint({
    method: 'GET',
    path: '/conversations/:id/branches/:branchId/comparison',
    tag: 'Another line',
    access: 'user',
    spec: 'product §13.5',
    rateLimit: 'comparison',
    summary: 'Both lines, both reactions and what changed, judged by the built-in engine',
    params: idParamsSchema.extend({ branchId: z.string() }),
    status: 200,
    response: comparisonSchema,
    errors: ['not_found', 'conflict'],
  }),

  // The installation itself
  getPublicConfig: endpoint({
    method: 'GET',
    path: '/config',
    tag: 'Installation',
    access: 'public',
    spec: 'product §1.4',
    summary: 'Brand, coach engine and sign-in methods of this installation',
    status: 200,
    response: publicConfigSchema,
  }),
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    tag: 'Installation',
    access: 'public',
    spec: 'product §20.9',
    kind: 'bare',
    summary: 'The process runs',
    status: 200,
    response: healthSchema,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready',
    unavailable: healthSchema,
    tag: 'Installation',
    access: 'public',
    spec: 'product §20.9',
    kind: 'bare',
    summary: 'MongoDB and Redis answer; 503 while one of them is away',
    status: 200,
    response: healthSchema,
  }),
  openApi: endpoint({
    method: 'GET',
    path: '/openapi.json',
    tag: 'Installation',
    access: 'public',
    spec: 'product §20.8',
    kind: 'bare',
    summary: 'This table as an OpenAPI 3.1 document',
    status: 200,
    response: z.record(z.string(), z.unknown()),
  }),
} as const satisfies Record<string, EndpointDefinition>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
