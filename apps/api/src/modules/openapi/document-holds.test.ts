/** What the document says about every endpoint, held against what the endpoint does. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EMAIL_PREFERENCE_DEFAULTS, endpoints, failureSchema, type EndpointDefinition } from '@parley/shared';
import request, { type Response } from 'supertest';
import { z } from 'zod';
import { signedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

const LINE = 'Ada Lovelace';
const EMAIL = 'ada@example.org';

const rows = Object.entries<EndpointDefinition>(endpoints);

let api: TestApp;
let limited: TestApp;
beforeAll(async () => {
  const google = { projectId: 'demo-parley', apiKey: null, authDomain: 'x.example', emulatorHost: null };
  // Nothing answers there: whoever asks Stripe finds it away.
  const stripe = {
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiBase: 'http://127.0.0.1:9',
    launchCoupon: 'launch',
  };
  api = await createTestApp({ settings: { google: { ...google, serviceAccount: null }, stripe } });
  // Every limit is one request.
  limited = await createTestApp({ settings: { rateLimitScale: 1e-6 } });
});
afterAll(async () => {
  await api.close();
  await limited.close();
});

const scalarSchema = z.object({
  type: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  maximum: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
});
/** A value, or a list of values or of plain objects. */
const valueSchema = scalarSchema.extend({
  items: scalarSchema
    .extend({ properties: z.record(z.string(), scalarSchema).optional(), required: z.array(z.string()).optional() })
    .optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  uniqueItems: z.boolean().optional(),
});
/** Or one of several, such as a text or null. */
const alternativesSchema = valueSchema.extend({ anyOf: z.array(valueSchema).optional() });
const objectSchema = z.object({
  properties: z.record(z.string(), alternativesSchema),
  required: z.array(z.string()).default([]),
});
type ValueSchema = z.output<typeof alternativesSchema>;
type ItemSchema = NonNullable<ValueSchema['items']>;
const contentSchema = z.object({ 'application/json': z.object({ schema: z.unknown() }).optional() });
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z.object({ content: contentSchema }).optional(),
        parameters: z.array(z.object({ in: z.string(), name: z.string(), schema: valueSchema })).optional(),
        responses: z.record(z.string(), z.object({ description: z.string(), content: contentSchema.optional() })),
      }),
    ),
  ),
});

async function described({ method, path }: EndpointDefinition) {
  const { paths } = documentSchema.parse((await request(api.app).get('/api/openapi.json')).body);
  const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document lacks ${method} ${path}`);
  return operation;
}

interface Attempt {
  readonly on?: TestApp;
  readonly token?: string;
  readonly param?: string;
  readonly query?: string;
  readonly type?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
function send({ method, path }: EndpointDefinition, attempt: Attempt): Promise<Response> {
  const { on = api, token, param = 'current', query = '', type = 'application/json', body, headers = {} } = attempt;
  const address = `/api${path.replaceAll(/:\w+/g, param)}${query}`;
  const agent = request(on.app);
  const call = {
    GET: () => agent.get(address),
    POST: () => agent.post(address),
    PUT: () => agent.put(address),
    DELETE: () => agent.delete(address),
  }[method]();
  for (const [name, value] of Object.entries(headers)) call.set(name, value);
  if (token !== undefined) call.set('Authorization', token);
  return Promise.resolve(body === undefined ? call : call.set('Content-Type', type).send(body));
}

describe('the statuses in the document', () => {
  it.each(rows)('of %s are those that can be met before its handler', async (_name, definition) => {
    const form = 'application/x-www-form-urlencoded';
    const { bearer: token } = await signedIn(api);
    const { bearer: other } = await signedIn(limited);
    const attempts: Attempt[] = [
      {},
      { token: 'Bearer nothing' },
      { token, body: '{"broken": ' },
      { token, body: '[]' },
      { token, body: '{}' },
      { token, body: JSON.stringify({ email: EMAIL, password: 'a wrong one' }) },
      { token, body: JSON.stringify({ idToken: 'a.b.c' }) },
      { token, body: JSON.stringify({ filling: 'x'.repeat(150_000) }) },
      ...(definition.signedBody ? [{ body: 'x'.repeat(1_100_000) }] : []),
      { token, type: `${form}; charset=ebcdic`, body: 'token=x' },
      { token, type: form, body: `token=${'x'.repeat(150_000)}` },
      { token, query: '?limit=0' },
      { token, query: `?cursor=${'x'.repeat(300)}` },
      { token, param: '%E0%A4%A' },
      { token, headers: { 'If-None-Match': '*' } },
      { token, headers: { 'If-Modified-Since': new Date().toUTCString() } },
      { on: limited, token: other, body: '{}' },
      { on: limited, token: other, body: '{}' },
    ];
    const met = new Set<string>();
    for (const attempt of attempts) {
      const response = await send(definition, attempt);
      met.add(String(response.status));
      if (response.status >= 400) failureSchema.parse(response.body);
    }
    const { responses } = await described(definition);
    const declared = Object.keys(responses);
    expect([...met].filter((status) => !declared.includes(status))).toEqual([]);
    const certain = ['304', '401', '413', '429'].filter((status) => declared.includes(status));
    expect([...met]).toEqual(expect.arrayContaining(certain));
    expect(met.has('400')).toBe(declared.includes('400'));
  });

  it('give readiness its own words for 503', async () => {
    const { responses } = await described(endpoints.ready);
    expect(JSON.stringify(responses['503']?.content)).toContain('"unavailable"');
  });
});

const CARD = {
  title: LINE,
  description: LINE,
  difficulty: 'easy',
  stakeholderType: 'client',
  learningObjectives: [LINE],
};
const CARD_DETAILS = {
  goal: LINE,
  situation: LINE,
  opening: LINE,
  category: 'budget_discussion',
  challengeType: 'scope_creep',
  estimatedDuration: 20,
  stakeholderPersona: { name: LINE, role: LINE, description: LINE },
};
const { stakeholderType: _one, ...TEMPLATE_CARD } = CARD;
const DRAFT_FIELDS = {
  ...TEMPLATE_CARD,
  industry: LINE,
  projectType: LINE,
  customContext: LINE,
  stakeholderTypes: ['client'],
  challengeTypes: ['scope_creep'],
};

/** A body that every row with one takes, for each of its shapes. */
const BODIES: Record<string, readonly Record<string, unknown>[]> = {
  register: [{ name: LINE, email: EMAIL, password: 'analytical engine', organization: 'Acme' }],
  login: [{ email: EMAIL, password: 'x' }],
  googleAuth: [{ idToken: 'x', email: EMAIL, name: null, photoURL: null, uid: 'x' }],
  updateProfile: [{ name: LINE, email: EMAIL, organization: 'Acme', currentPassword: 'x' }],
  saveEmailPreferences: [EMAIL_PREFERENCE_DEFAULTS],
  closeAccount: [{ password: 'x', idToken: 'y' }],
  confirmEmail: [{ token: 'a-token' }],
  forgotPassword: [{ email: EMAIL }],
  resetPassword: [{ token: 'a-token', password: 'analytical engine' }],
  changePassword: [{ currentPassword: 'x', newPassword: 'analytical engine' }],
  startConversation: [{ scenarioId: 'a-scenario' }],
  updateKitProgress: [{ conversationId: 'a-conversation' }],
  sendMessage: [{ message: 'Hello', clientMessageId: 'one' }],
  getCoachingTip: [{ message: 'Hello' }],
  createBranch: [{ messageNumber: 2 }],
  createScenario: [{ ...CARD, ...CARD_DETAILS }],
  generateScenario: [DRAFT_FIELDS, { brief: LINE }],
  updateScenario: [{ ...CARD, ...CARD_DETAILS, brief: { organisation: LINE } }],
  createTemplate: [{ ...DRAFT_FIELDS, isPublic: true }],
  updateTemplate: [{ ...DRAFT_FIELDS, isPublic: true }],
  generateFromTemplate: [{ stakeholderType: 'client' }],
  createCheckoutSession: [{ planType: 'solo-pro', billingPeriod: 'yearly', priceId: 'price_1' }],
  inviteMember: [{ name: LINE, email: EMAIL }],
  inviteMembers: [{ people: [{ name: LINE, email: EMAIL }] }],
  changeMember: [{ role: 'admin' }],
  shareScores: [{ scoresShared: true }],
  createAssignment: [{ kind: 'track', slug: 'new-pm-essentials', dueOn: '2026-12-04', note: LINE, memberIds: ['m1'] }],
  sendEnquiry: [
    { kind: 'contact', name: LINE, email: EMAIL, company: 'Acme', teamSize: '1-10', message: 'Hi', plan: 'team-pilot' },
    { kind: 'footer', email: EMAIL },
  ],
};

function fits(schema: ValueSchema & ItemSchema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((one) => fits(one, value));
  if (schema.type === 'null') return value === null;
  if ('const' in schema && schema.const !== value) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.type === 'boolean') return typeof value === 'boolean';
  if (schema.type === 'array') {
    const { items = {}, minItems = 0, maxItems = Infinity, uniqueItems = false } = schema;
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return false;
    return (!uniqueItems || new Set(value).size === value.length) && value.every((one) => fits(items, one));
  }
  if (schema.type === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const { properties = {}, required = [] } = schema;
    return Object.entries(properties).every(([name, one]) =>
      name in value ? fits(one, Reflect.get(value, name)) : !required.includes(name),
    );
  }
  if (schema.type === 'integer')
    return (
      Number.isInteger(value) &&
      Number(value) >= (schema.minimum ?? -Infinity) &&
      Number(value) > (schema.exclusiveMinimum ?? -Infinity) &&
      Number(value) <= (schema.maximum ?? Infinity)
    );
  if (schema.type !== 'string' || typeof value !== 'string') return false;
  const { length } = Array.from(value);
  return (
    length >= (schema.minLength ?? 0) &&
    length <= (schema.maxLength ?? Infinity) &&
    (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
  );
}

/** Values at and beyond every bound, and of every wrong kind. */
const WRONG = [null, true, 7, 0, -1, 1.5, Number.MAX_SAFE_INTEGER, 2 ** 60, {}, { $gt: '' }, [], ['x'], ''];
const TEXTS = [' ', '\u200b', '\0', '\u3164', 'no address', 'a@b.co', 'x@', 'contact', '1-10', '1', 'team-pilot'];
/** Not the plain repetition of one letter: of eight, it is a common password. */
const textOf = (length: number): string => 'xyw'.repeat(2_000).slice(0, Math.max(0, length));

/** Values at and beyond every bound, and of every wrong kind. */
const textsFor = ({ minLength = 0, maxLength = 10 }: ValueSchema): string[] => [
  ...TEXTS,
  ...[minLength - 1, minLength, maxLength, maxLength + 1].map(textOf),
];
/** As many as fit and one more; and lists of one, of which a property is missing or at and beyond its bounds. */
const listsOf = (properties: Record<string, ValueSchema>, sample: unknown, maxItems: number): unknown[] => {
  const whole = z.record(z.string(), z.unknown()).parse(sample);
  const faulty = Object.entries(properties).flatMap(([name, schema]) => {
    const { [name]: _left, ...rest } = whole;
    return [rest, ...valuesFor(schema, whole[name]).map((value) => ({ ...whole, [name]: value }))];
  });
  return [
    ...[maxItems, maxItems + 1].map((length) => Array.from({ length }, () => whole)),
    ...faulty.map((one) => [one]),
  ];
};
/** @param sample one that is taken */
const valuesFor = (schema: ValueSchema, sample: unknown): unknown[] => {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => valuesFor(one, sample));
  const { items, maxItems = 3 } = schema;
  if (items?.properties && Array.isArray(sample)) return [...WRONG, ...listsOf(items.properties, sample[0], maxItems)];
  const lists = items === undefined ? [] : [...WRONG, ...(items.enum ?? []), ...textsFor(items)].map((one) => [one]);
  const many = [maxItems, maxItems + 1].map((length) =>
    Array.from({ length }, (_, at) => items?.enum?.[at] ?? `${at}`),
  );
  const twice = [items?.enum?.[0] ?? 'twice'];
  return [...WRONG, ...textsFor(schema), ...lists, ...many, [...twice, ...twice]];
};

describe('the request schemas in the document', () => {
  const withBody = rows.filter(([, { body }]) => body !== undefined);

  it('are tried for every row with a body', () => {
    expect(Object.keys(BODIES).toSorted()).toEqual(withBody.map(([name]) => name).toSorted());
  });

  it.each(withBody)('of %s ask what validation asks', async (name, definition) => {
    const { requestBody } = await described(definition);
    const whole = z
      .union([
        z.object({ oneOf: z.array(objectSchema) }).transform(({ oneOf }) => oneOf),
        z.object({ anyOf: z.array(objectSchema) }).transform(({ anyOf }) => anyOf),
        objectSchema.transform((one) => [one]),
      ])
      .parse(requestBody?.content['application/json']?.schema);
    const disagreed: unknown[] = [];
    for (const [index, body] of (BODIES[name] ?? []).entries()) {
      const { properties, required } = whole[index] ?? { properties: {}, required: [] };
      expect(Object.keys(properties).toSorted()).toEqual(Object.keys(body).toSorted());
      expect(definition.body?.safeParse(body).success).toBe(true);
      for (const [property, schema] of Object.entries(properties)) {
        const { [property]: _left, ...rest } = body;
        if (definition.body?.safeParse(rest).success === required.includes(property))
          disagreed.push([property, 'absent']);
        for (const value of valuesFor(schema, body[property])) {
          const real = definition.body?.safeParse({ ...body, [property]: value }).success;
          // Another kind of enquiry asks for other properties.
          if (property !== 'kind' && real !== fits(schema, value)) disagreed.push([property, value, real]);
        }
      }
    }
    expect(disagreed).toEqual([]);
  });

  it.each(rows.filter(([, { query }]) => query !== undefined))('of %s bound every query', async (_name, definition) => {
    const { parameters = [] } = await described(definition);
    const unbounded = parameters.filter(
      ({ in: place, schema: { maxLength, maximum, enum: values } }) =>
        place === 'query' && maxLength === undefined && maximum === undefined && values === undefined,
    );
    expect(unbounded).toEqual([]);
  });

  it('bound every text of every body', async () => {
    for (const [, definition] of withBody) {
      const text = JSON.stringify((await described(definition)).requestBody?.content['application/json']?.schema);
      const strings = text.match(/\{[^{}]*"type":"string"[^{}]*\}/g) ?? [];
      expect(strings.filter((one) => !/"maxLength"|"enum"|"const"/.test(one))).toEqual([]);
    }
  });
});
