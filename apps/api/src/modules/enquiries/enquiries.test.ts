import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmailRecord, EnquiryRecord } from '@parley/db';
import request, { type Response } from 'supertest';
import type { EmailOutbox } from '../../mail/email-outbox';
import { dataOf, failureOf } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { createEnquiriesService } from './enquiries.service';

const NOW = new Date('2026-11-21T09:00:00.000Z');
/** When the sweep would look at every unsent e-mail. */
const LATER = new Date('2026-11-21T10:00:00.000Z');

const contact = (given: object = {}) => ({
  kind: 'contact',
  name: 'Ines Vaz',
  email: 'ines@example.org',
  company: 'Vaz & Filhos',
  teamSize: '11-50',
  message: 'We are forty.\nWhen can we begin?',
  plan: 'team-pilot',
  ...given,
});

async function openApi(rateLimitScale?: number): Promise<TestApp> {
  return createTestApp({
    dependencies: { clock: () => NOW },
    ...(rateLimitScale !== undefined && { settings: { rateLimitScale } }),
  });
}
const send = (api: TestApp, body: object): Promise<Response> => request(api.app).post('/api/enquiries').send(body);

/** Every e-mail that is owed, with the enquiry it is about. */
async function owed(api: TestApp): Promise<{ email: EmailRecord; enquiry: EnquiryRecord }[]> {
  const ids = await api.database.emailLog.findLost(LATER, 100);
  return Promise.all(
    ids.map(async (id) => {
      const email = await api.database.emailLog.find(id);
      const enquiry = await api.database.enquiries.find(email?.key.replace(/^enquiry:/, '') ?? '');
      if (email === null || enquiry === null) throw new Error(`The e-mail ${id} is about no enquiry`);
      return { email, enquiry };
    }),
  );
}
const owedTo = async (api: TestApp, address: string) =>
  (await owed(api)).filter(({ enquiry }) => enquiry.email === address);

let api: TestApp;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

describe('POST /enquiries', () => {
  it('keeps what the contact form holds, and owes the sales address one e-mail about it', async () => {
    const body = contact({ name: '  Ines Vaz ', email: 'First@Example.ORG' });
    expect(dataOf('sendEnquiry', await send(api, body))).toEqual({ received: true });
    const [one, ...others] = await owedTo(api, 'first@example.org');
    expect(others).toEqual([]);
    expect(one?.enquiry).toEqual({
      id: expect.any(String),
      kind: 'contact',
      name: 'Ines Vaz',
      email: 'first@example.org',
      company: 'Vaz & Filhos',
      teamSize: '11-50',
      message: 'We are forty.\nWhen can we begin?',
      plan: 'team-pilot',
      createdAt: NOW,
    });
    expect(one?.email).toMatchObject({
      key: `enquiry:${one?.enquiry.id}`,
      template: 'enquiry',
      to: { name: 'Parley', address: 'sales@parley.example' },
      status: 'queued',
      data: { kind: 'contact', name: 'Ines Vaz', email: 'first@example.org', plan: 'team-pilot' },
    });
  });

  it('takes the form without team size and plan', async () => {
    const body = { kind: 'contact', name: 'Bo', email: 'bare@example.org', company: 'Bo', message: 'Hello' };
    dataOf('sendEnquiry', await send(api, body));
    expect((await owedTo(api, 'bare@example.org'))[0]?.enquiry).toMatchObject({ teamSize: null, plan: null });
  });

  it('takes an address from the footer, and keeps nothing else that comes with it', async () => {
    dataOf('sendEnquiry', await send(api, { kind: 'footer', email: 'foot@example.org', name: 'Eve', createdAt: 0 }));
    const [one] = await owedTo(api, 'foot@example.org');
    expect(one?.enquiry).toEqual({
      id: expect.any(String),
      kind: 'footer',
      email: 'foot@example.org',
      name: null,
      company: null,
      teamSize: null,
      message: null,
      plan: null,
      createdAt: NOW,
    });
    expect(one?.email.data).toEqual({ kind: 'footer', email: 'foot@example.org' });
  });

  it('owes an e-mail for every enquiry, the same words included', async () => {
    const body = contact({ email: 'twice@example.org' });
    await Promise.all([send(api, body), send(api, body)]);
    expect(await owedTo(api, 'twice@example.org')).toHaveLength(2);
  });

  it('takes a message of exactly 4000 characters', async () => {
    expect((await send(api, contact({ message: 'x'.repeat(4000) }))).status).toBe(201);
  });

  it.each([
    ['name', { name: undefined }, 'Name is required'],
    ['name', { name: '  ' }, 'Name is required'],
    ['name', { name: '\u200b' }, 'Name is required'],
    ['name', { name: 'x'.repeat(101) }, 'Name must be at most 100 characters long'],
    ['name', { name: { $gt: '' } }, 'Name is required'],
    ['email', { email: '' }, 'Email is required'],
    ['email', { email: 'no-at-sign' }, 'Please enter a valid email address'],
    ['email', { email: 'a@example.org\r\nBcc: eve@example.org' }, 'Please enter a valid email address'],
    ['email', { email: { $ne: null } }, 'Email is required'],
    ['company', { company: undefined }, 'Company is required'],
    ['company', { company: 'x'.repeat(201) }, 'Company must be at most 200 characters long'],
    ['company', { company: ['Acme'] }, 'Company is required'],
    ['message', { message: ' \n ' }, 'Message is required'],
    ['message', { message: 'x'.repeat(4001) }, 'Message must be at most 4000 characters long'],
    ['message', { message: { $where: '1' } }, 'Message is required'],
    ['teamSize', { teamSize: '12' }, 'Please choose a team size from the list'],
    ['teamSize', { teamSize: { $in: [] } }, 'Please choose a team size from the list'],
    ['plan', { plan: 'solo-pro' }, 'Please choose a plan from the list'],
    ['kind', { kind: 'letter' }, 'The kind of an enquiry is contact or footer'],
    ['kind', { kind: { $ne: 'footer' } }, 'The kind of an enquiry is contact or footer'],
    ['kind', { kind: undefined }, 'The kind of an enquiry is contact or footer'],
  ])('refuses a wrong %s: %j', async (field, given, message) => {
    const before = (await owed(api)).length;
    const response = await send(api, contact(given));
    expect(response.status).toBe(400);
    expect(failureOf(response)).toMatchObject({
      code: 'validation_failed',
      message,
      details: [{ path: `body.${field}`, message }],
    });
    expect(await owed(api)).toHaveLength(before);
  });

  it('refuses a wrong address from the footer', async () => {
    const response = await send(api, { kind: 'footer', email: { $gt: '' } });
    expect(response.status).toBe(400);
    expect(failureOf(response).message).toBe('Email is required');
  });

  it('keeps no enquiry whose e-mail could not be noted', async () => {
    const { database, dependencies } = api;
    const failure = new Error('The e-mail log is broken');
    const keys: string[] = [];
    const mail: EmailOutbox = {
      owe: async ({ key }) => {
        keys.push(key);
        throw failure;
      },
      post: (emailId) => dependencies.backgroundWork.mail.post(emailId),
    };
    const enquiries = createEnquiriesService({ database, mail, brand: dependencies.settings.brand, clock: () => NOW });
    await expect(enquiries.receive({ kind: 'footer', email: 'undone@example.org' })).rejects.toBe(failure);
    expect(keys).toEqual([expect.stringMatching(/^enquiry:[0-9a-f]{24}$/)]);
    expect(await database.enquiries.find(keys.join().slice('enquiry:'.length))).toBeNull();
  });
});

describe('POST /enquiries, again and again', () => {
  it('is limited to 10 an hour per address', async () => {
    const limited = await openApi(1);
    try {
      for (let sent = 0; sent < 10; sent += 1) {
        expect((await send(limited, { kind: 'footer', email: `${sent}@example.org` })).status).toBe(201);
      }
      const refused = await send(limited, contact());
      expect(refused.status).toBe(429);
      expect(failureOf(refused)).toMatchObject({
        code: 'rate_limited',
        message: expect.stringMatching(/^Too many requests\. Please try again in \d+ minutes\.$/),
      });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
      expect(await owed(limited)).toHaveLength(10);
    } finally {
      await limited.close();
    }
  });
});
