/**
 * Every endpoint of the product, once: the API registers its routes from this table, the web client is typed by it, and
 * the OpenAPI document is generated from it. A route outside it fails a test.
 */
import { z } from 'zod';
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
import { endpoint, idParamsSchema, pageQuerySchema, PAGE_LIMIT_MAX, type EndpointDefinition } from './endpoint';
import { enquirySchema } from './enquiries';
import { categorySchema, conversationStatusSchema, difficultySchema, stakeholderTypeSchema } from './enums';
import { exportFormSchema, exportStartedSchema, exportStatusSchema, fileSchema } from './exports';
import { planSchema } from './plans';
import { rubricSchema } from './rubric';
import { libraryScenarioSchema } from './scenarios';
import { streamFrameSchema } from './stream';
import { loginSchema, profileUpdateSchema, registrationSchema, sessionUserSchema, userSchema } from './users';

const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.record(z.string(), z.enum(['ok', 'unavailable'])),
});

export const endpoints = {
  // Accounts
  register: endpoint({
    method: 'POST', path: '/users', tag: 'Accounts', access: 'public', spec: 'S1 §5, §7', rateLimit: 'registration',
    summary: 'Create an account, which starts the 14-day trial, and sign in',
    body: registrationSchema, status: 201, response: sessionUserSchema, errors: ['conflict', 'rate_limited'],
  }),
  login: endpoint({
    method: 'POST', path: '/users/login', tag: 'Accounts', access: 'public', spec: 'S1 §5, §7', rateLimit: 'sign-in',
    summary: 'Sign in with e-mail and password',
    body: loginSchema, status: 200, response: sessionUserSchema, errors: ['rate_limited'],
  }),
  logout: endpoint({
    method: 'POST', path: '/users/logout', tag: 'Accounts', access: 'user', spec: 'decisions, Accounts',
    summary: 'Revoke the token this call is made with',
    status: 200, response: z.object({ revoked: z.literal(true) }),
  }),
  updateProfile: endpoint({
    method: 'PUT', path: '/users/profile', tag: 'Accounts', access: 'user', spec: 'S1 §7, S2 §5',
    summary: 'Change name, e-mail and organization',
    body: profileUpdateSchema, status: 200, response: userSchema, errors: ['conflict'],
  }),
  getPlan: endpoint({
    method: 'GET', path: '/users/plan', tag: 'Accounts', access: 'user', spec: 'S1 §3, §7',
    summary: 'The plan, its credits and what it allows now',
    status: 200, response: planSchema,
  }),

  // Scenario library
  listScenarios: endpoint({
    method: 'GET', path: '/scenarios', tag: 'Scenarios', access: 'user', spec: 'S2 §2, §7', kind: 'list',
    summary: 'The scenario library, with the best score of the caller on each',
    query: pageQuerySchema.extend({
      limit: z.coerce.number().int().min(1).max(PAGE_LIMIT_MAX).default(PAGE_LIMIT_MAX),
      category: categorySchema.optional(),
      stakeholderType: stakeholderTypeSchema.optional(),
      difficulty: difficultySchema.optional(),
      /** Words that title, description, situation or learning objectives contain, all of them. */
      search: z.string().trim().max(100).optional(),
    }),
    status: 200, response: z.array(libraryScenarioSchema),
  }),
  getScenario: endpoint({
    method: 'GET', path: '/scenarios/:id', tag: 'Scenarios', access: 'user', spec: 'S2 §7',
    summary: 'One scenario, by id or slug',
    params: idParamsSchema, status: 200, response: libraryScenarioSchema, errors: ['not_found'],
  }),

  // Conversations
  listConversations: endpoint({
    method: 'GET', path: '/conversations', tag: 'Conversations', access: 'user', spec: 'S1 §7, S2 §2', kind: 'list',
    summary: 'The conversations of the caller, newest first',
    query: pageQuerySchema.extend({ status: conversationStatusSchema.optional() }),
    status: 200, response: z.array(conversationSummarySchema),
  }),
  getConversationTotals: endpoint({
    method: 'GET', path: '/conversations/totals', tag: 'Conversations', access: 'user', spec: 'S2 §2 History',
    summary: 'How many conversations of each status, and the average score',
    status: 200, response: conversationTotalsSchema,
  }),
  startConversation: endpoint({
    method: 'POST', path: '/conversations', tag: 'Conversations', access: 'user', spec: 'S2 §7, architecture §3.1', rateLimit: 'start',
    summary: 'Begin a conversation: one credit is charged and the stakeholder speaks first',
    body: z.object({ scenarioId: z.string({ error: 'A scenario is required' }).min(1, 'A scenario is required').max(100) }),
    status: 201, response: conversationSchema, errors: ['not_found', 'trial_expired', 'credits_exhausted', 'rate_limited'],
  }),
  getConversation: endpoint({
    method: 'GET', path: '/conversations/:id', tag: 'Conversations', access: 'user', spec: 'S2 §7',
    summary: 'One conversation, whole, with its feedback once completed',
    params: idParamsSchema, status: 200, response: conversationSchema, errors: ['not_found'],
  }),
  sendMessage: endpoint({
    method: 'POST', path: '/conversations/:id/messages', tag: 'Conversations', access: 'user', spec: 'S2 §4, §7', kind: 'stream',
    rateLimit: 'message',
    summary: 'Say something: the reply streams as server-sent events, or comes whole when they are not accepted',
    params: idParamsSchema, body: sendMessageSchema,
    status: 200, response: streamFrameSchema, fallback: conversationSchema,
    errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  resumeGeneration: endpoint({
    method: 'GET', path: '/conversations/:id/generations/:generationId/events', tag: 'Conversations', access: 'user',
    spec: 'architecture §3.2', kind: 'stream',
    summary: 'Read a reply again from the frame after `Last-Event-ID`, from any API process',
    params: idParamsSchema.extend({ generationId: z.string() }),
    status: 200, response: streamFrameSchema, errors: ['not_found'],
  }),
  endConversation: endpoint({
    method: 'POST', path: '/conversations/:id/end', tag: 'Conversations', access: 'user', spec: 'S2 §4, §7; architecture §3.4',
    summary: 'End and score. Asked again, it gives the same answer. Still scoring after 25 s, it answers `isAnalysing`',
    params: idParamsSchema, status: 200, response: z.object({ conversation: conversationSchema }), errors: ['not_found', 'conflict'],
  }),
  abandonConversation: endpoint({
    method: 'POST', path: '/conversations/:id/abandon', tag: 'Conversations', access: 'user', spec: 'S2 §4, §7; architecture §3.4',
    summary: 'Leave without feedback; before the first own message the credit comes back',
    params: idParamsSchema, status: 200, response: z.object({ conversation: conversationSchema, creditReturned: z.boolean() }),
    errors: ['not_found', 'conflict'],
  }),
  getCoachingTip: endpoint({
    method: 'POST', path: '/conversations/:id/coaching-tip', tag: 'Conversations', access: 'user', spec: 'S2 §4, §7', rateLimit: 'tip',
    summary: 'A tip on the draft, at most two sentences',
    params: idParamsSchema, body: tipRequestSchema, status: 200, response: tipSchema,
    errors: ['not_found', 'conflict', 'plan_required', 'rate_limited'],
  }),

  // Exports
  exportPdf: endpoint({
    method: 'POST', path: '/conversations/:id/export/pdf', tag: 'Exports', access: 'user', spec: 'S2 §4, §7', kind: 'file', mediaType: 'application/pdf',
    rateLimit: 'export',
    summary: 'Ask for the report of a completed conversation as a PDF: one render however often it is asked for. A form with the token in a hidden field gets the file itself',
    params: idParamsSchema, form: exportFormSchema, status: 200, response: fileSchema, fallback: exportStartedSchema,
    errors: ['not_found', 'conflict', 'rate_limited', 'export_failed', 'export_timeout'],
  }),
  exportPdfDirect: endpoint({
    method: 'POST', path: '/conversations/:id/export/pdf-direct', tag: 'Exports', access: 'user', spec: 'S2 §4, §7', kind: 'file', mediaType: 'application/pdf',
    rateLimit: 'export',
    summary: 'The same file at once: waits for the render, 25 s at most',
    params: idParamsSchema, status: 200, response: fileSchema, errors: ['not_found', 'conflict', 'rate_limited', 'export_failed', 'export_timeout'],
  }),
  getExportStatus: endpoint({
    method: 'GET', path: '/conversations/export/status/:jobId', tag: 'Exports', access: 'user', spec: 'S2 §3, §7',
    summary: 'How far an export is, and where its file lies once it is completed',
    params: z.object({ jobId: z.string() }), status: 200, response: exportStatusSchema, errors: ['not_found'],
  }),
  downloadExport: endpoint({
    method: 'GET', path: '/conversations/export/download/:file', tag: 'Exports', access: 'user', spec: 'S2 §7', kind: 'file', mediaType: 'application/pdf',
    summary: 'The file of an export, kept for 30 days after it was last asked for',
    params: z.object({ file: z.string() }), status: 200, response: fileSchema, errors: ['not_found'],
  }),

  // Scoring
  getRubric: endpoint({
    method: 'GET', path: '/rubrics/:version', tag: 'Scoring', access: 'public', spec: 'coach.md §2.5; decisions, Honest product',
    summary: 'How conversations are scored: a version of the rubric, or `current`. May be cached; answers 304 to its ETag',
    params: z.object({ version: z.string() }), status: 200, response: rubricSchema, errors: ['not_found'],
  }),

  // Enquiries
  sendEnquiry: endpoint({
    method: 'POST', path: '/enquiries', tag: 'Enquiries', access: 'public', rateLimit: 'enquiry',
    spec: 'S2 §2 Contact, §8; S1 §2 Footer; decisions, Honest product',
    summary: 'Write to the people behind the product, or leave an address in the footer: stored, and mailed to the sales address',
    body: enquirySchema, status: 201, response: z.object({ received: z.literal(true) }), errors: ['rate_limited'],
  }),

  // Another line
  createBranch: endpoint({
    method: 'POST', path: '/conversations/:id/branches', tag: 'Another line', access: 'user', spec: 'decision 0009', rateLimit: 'branch',
    summary: 'Branch a practice run in place of an own message. Free, three a conversation; an unused one at that message is given again',
    params: idParamsSchema, body: newBranchSchema, status: 201, response: conversationSchema, errors: ['not_found', 'conflict', 'rate_limited'],
  }),
  listBranches: endpoint({
    method: 'GET', path: '/conversations/:id/branches', tag: 'Another line', access: 'user', spec: 'decision 0009',
    summary: 'The practice runs of a conversation, and how many more may be begun',
    params: idParamsSchema, status: 200, response: branchListSchema, errors: ['not_found'],
  }),
  compareBranch: endpoint({
    method: 'GET', path: '/conversations/:id/branches/:branchId/comparison', tag: 'Another line', access: 'user', spec: 'decision 0009',
    rateLimit: 'comparison',
    summary: 'Both lines, both reactions and what changed, judged by the built-in engine',
    params: idParamsSchema.extend({ branchId: z.string() }), status: 200, response: comparisonSchema, errors: ['not_found', 'conflict', 'rate_limited'],
  }),

  // The installation itself
  getPublicConfig: endpoint({
    method: 'GET', path: '/config', tag: 'Installation', access: 'public', spec: 'decisions, Names and spellings; Honest product',
    summary: 'Brand, coach engine and sign-in methods of this installation',
    status: 200, response: publicConfigSchema,
  }),
  live: endpoint({
    method: 'GET', path: '/health/live', tag: 'Installation', access: 'public', spec: 'architecture §7', kind: 'bare',
    summary: 'The process runs', status: 200, response: healthSchema,
  }),
  ready: endpoint({
    method: 'GET', path: '/health/ready', tag: 'Installation', access: 'public', spec: 'architecture §7', kind: 'bare',
    summary: 'MongoDB and Redis answer; 503 while one of them is away', status: 200, response: healthSchema,
  }),
  openApi: endpoint({
    method: 'GET', path: '/openapi.json', tag: 'Installation', access: 'public', spec: 'architecture §2', kind: 'bare',
    summary: 'This table as an OpenAPI 3.1 document', status: 200, response: z.record(z.string(), z.unknown()),
  }),
} as const satisfies Record<string, EndpointDefinition>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
