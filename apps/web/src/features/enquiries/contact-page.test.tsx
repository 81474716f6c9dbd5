import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { session } from '@/lib/session';
import '@/testing/patience';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { ContactPage } from './contact-page';

const brand = {
  name: 'Parley',
  publicUrl: '',
  supportEmail: 'help@test.example',
  phone: '+1 (609) 555-0100',
  office: 'Princeton, NJ',
};
const SUCCESS = 'Thank you for your inquiry! Our team will contact you within 1-2 business days.';

function open(path = '/contact', answered: object = brand) {
  const api = scriptApi({
    'GET /config': () =>
      ok({ brand: answered, coach: { engine: 'rehearsal', model: 'm' }, google: null, paymentsOpen: false }),
    'POST /enquiries': () => ok({ received: true }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/contact" element={<ContactPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { api, user: userEvent.setup() };
}
type User = ReturnType<typeof userEvent.setup>;

const bodies = (api: ReturnType<typeof open>['api']) =>
  api.asked.filter((one) => one.route === 'POST /enquiries').map((one) => one.body);
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Send inquiry' }));

async function fill(user: User) {
  await user.type(screen.getByLabelText('Name'), ' Ines Vaz ');
  await user.type(screen.getByLabelText('Email'), 'ines@test.example');
  await user.type(screen.getByLabelText('Company'), 'Vaz & Filhos');
  await user.type(screen.getByLabelText('Message'), 'We are forty.{Enter}When can we begin?');
}

beforeEach(() => {
  localStorage.clear();
  session.restore();
});
afterEach(cleanup);

describe('the contact form (product §3.9)', () => {
  it('requires everything but the team size, at the fields, and sends nothing', async () => {
    const { api, user } = open();
    await submit(user);
    for (const text of ['Name is required', 'Email is required', 'Company is required', 'Message is required'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(bodies(api)).toEqual([]);
    await user.type(screen.getByLabelText('Message'), 'H');
    expect(screen.queryByText('Message is required')).toBeNull();
  });

  it('offers the five team sizes', () => {
    open();
    const options = within(screen.getByLabelText('Team size (optional)')).getAllByRole('option');
    expect(options.map((option) => option.textContent).slice(1)).toEqual([
      '1-10',
      '11-50',
      '51-200',
      '201-500',
      '501+',
    ]);
  });

  it('says Sending... while it does, then thanks and takes the focus there', async () => {
    const { api, user } = open();
    let arrive = (_answer: Response): void => undefined;
    api.answer('POST /enquiries', () => new Promise((resolve) => (arrive = resolve)));
    await fill(user);
    await user.selectOptions(screen.getByLabelText('Team size (optional)'), '11-50');
    await submit(user);
    expect(screen.getByRole('button', { name: 'Sending...' }).hasAttribute('disabled')).toBe(true);
    arrive(ok({ received: true }));
    const thanks = await screen.findByRole('status');
    expect(thanks.textContent).toBe(SUCCESS);
    expect(document.activeElement).toBe(thanks);
    expect(screen.queryByRole('button')).toBeNull();
    expect(bodies(api)).toEqual([
      {
        kind: 'contact',
        name: 'Ines Vaz',
        email: 'ines@test.example',
        company: 'Vaz & Filhos',
        teamSize: '11-50',
        message: 'We are forty.\nWhen can we begin?',
      },
    ]);
  });

  it.each([
    [
      'a text of its own where the server says nothing',
      () => new Response('down', { status: 502 }),
      'Failed to submit form. Please try again.',
    ],
    [
      'the server’s own words',
      () => fail(429, 'rate_limited', 'Too many requests. Please try again in 59 minutes.'),
      'Too many requests. Please try again in 59 minutes.',
    ],
  ])('shows %s, and keeps what was typed', async (_, answer, text) => {
    const { api, user } = open();
    api.answer('POST /enquiries', answer);
    await fill(user);
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'We are forty.\nWhen can we begin?');
    api.answer('POST /enquiries', () => ok({ received: true }));
    await submit(user);
    expect((await screen.findByRole('status')).textContent).toBe(SUCCESS);
  });

  it.each([
    ['team-pilot', 'Team Pilot'],
    ['team-renewal', 'Team renewal'],
  ])('says that it is about the plan of the link (%s), and sends it', async (plan, title) => {
    const { api, user } = open(`/contact?plan=${plan}`);
    expect(screen.getByText(title)).toBeTruthy();
    await fill(user);
    await submit(user);
    await screen.findByRole('status');
    expect(bodies(api)).toEqual([expect.objectContaining({ plan })]);
  });

  it('knows nothing of other plans', async () => {
    const { api, user } = open('/contact?plan=<b>free</b>');
    expect(screen.queryByText('About')).toBeNull();
    await fill(user);
    await submit(user);
    await screen.findByRole('status');
    expect(bodies(api)).toEqual([expect.not.objectContaining({ plan: expect.anything() })]);
  });

  it('does not ask who is signed in who they are', () => {
    session.signIn({
      _id: 'u1',
      name: 'Ruth Adeyemi',
      email: 'ruth@test.example',
      organization: 'Halden',
      photoURL: null,
      plan: 'free_trial',
      isNewUser: false,
      hasPassword: true,
      pendingEmail: null,
      token: 't1',
    });
    open();
    for (const [label, value] of [
      ['Name', 'Ruth Adeyemi'],
      ['Email', 'ruth@test.example'],
      ['Company', 'Halden'],
    ] as const) {
      expect(screen.getByLabelText(label)).toHaveProperty('value', value);
    }
  });
});

describe('the addresses beside it', () => {
  it('are the installation’s own', async () => {
    open();
    expect((await screen.findByRole('link', { name: 'help@test.example' })).getAttribute('href')).toBe(
      'mailto:help@test.example',
    );
    expect(screen.getByRole('link', { name: '+1 (609) 555-0100' }).getAttribute('href')).toBe('tel:+16095550100');
    expect(screen.getByText('Princeton, NJ')).toBeTruthy();
  });

  it('leave out what the installation has not', async () => {
    open('/contact', { ...brand, phone: '', office: '' });
    await screen.findByText('Support email');
    await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
    expect(screen.queryByText('Office')).toBeNull();
  });
});
