import { afterEach, describe, expect, it } from '@jest/globals';
import { textPageLoaders } from '@parley/content/public';
import { OPERATOR_DEFAULTS, type PublicConfig } from '@parley/shared';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { formatFullDate } from '@/lib/format';
import { sampleConfig } from '@/testing/samples';
import { ok, scriptApi } from '@/testing/scripted-api';
import { TextPageView } from './text-page';

async function open(path: string, config: Partial<PublicConfig> | null) {
  scriptApi({
    'GET /config': () =>
      config === null ? new Response('away', { status: 502 }) : ok({ ...sampleConfig(), ...config }),
  });
  const load = textPageLoaders[path];
  if (load === undefined) throw new Error(`There is no ${path}`);
  const { page } = await load();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <TextPageView page={page} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const operator = {
  ...OPERATOR_DEFAULTS,
  name: 'Halden Practice Ltd',
  address: '1 Nassau Street, Princeton',
  jurisdiction: 'the State of New Jersey, USA',
};

const rowOf = (name: RegExp): HTMLElement => screen.getByRole('row', { name });

afterEach(cleanup);

describe('a page of numbered sections (product §3.14)', () => {
  it.each(Object.keys(textPageLoaders))(
    '%s reads well while the server is away, with nothing left to fill in',
    async (path) => {
      await open(path, null);
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/[{}]|undefined|null/);
      const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
      for (const link of contents) {
        const anchor = link.getAttribute('href')?.slice(1) ?? '';
        expect(document.getElementById(anchor)?.textContent).toContain(link.textContent);
      }
    },
  );

  it('says who runs the installation, under which law, once the server has answered', async () => {
    await open('/terms-of-service', { operator });
    expect(await screen.findByText(/between you and Halden Practice Ltd, 1 Nassau Street, Princeton\./)).toBeTruthy();
    expect(
      screen.getByText(/are under the law of the State of New Jersey, USA\. Disputes go to the courts of/),
    ).toBeTruthy();
  });

  it('says that no name was published, where none was', async () => {
    await open('/privacy-policy', {});
    expect(
      (await screen.findAllByText(/who has not published a name here and is reached at help@test\.example/))[0],
    ).toBeTruthy();
  });

  it('was last updated today, where the reader is', async () => {
    await open('/privacy-policy', {});
    const now = new Date();
    const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
    expect(screen.getByText(/Last updated:/).textContent).toBe(`Last updated: ${formatFullDate(day.join('-'))}`);
    cleanup();
    await open('/about', {});
    expect(screen.queryByText(/Last updated/)).toBeNull();
  });

  it('says of each service whether it is in use here, and of none before it is known', async () => {
    await open('/privacy-policy', null);
    expect(rowOf(/^AI provider/).textContent).toContain('Where it is set up');
    cleanup();
    await open('/privacy-policy', { coach: { engine: 'openai', model: 'm' }, paymentsOpen: true });
    await screen.findAllByText('In use');
    expect(rowOf(/^AI provider/).textContent).toMatch(/In use$/);
    expect(rowOf(/^Stripe/).textContent).toMatch(/In use$/);
    expect(rowOf(/^Google Firebase/).textContent).toMatch(/Not in use$/);
  });

  it('claims no certification that the operator has not confirmed', async () => {
    await open('/security', {
      operator: {
        ...operator,
        certifications: [
          { name: 'soc 2 type ii', state: 'In Progress' },
          { name: 'Cyber Essentials', state: 'Certified' },
        ],
      },
    });
    expect((await screen.findByRole('row', { name: /Cyber Essentials/ })).textContent).toMatch(/Certified$/);
    expect(rowOf(/^SOC 2 Type II/).textContent).toMatch(/In Progress$/);
    for (const standard of [/^GDPR/, /^ISO 27001/, /^CCPA/])
      expect(rowOf(standard).textContent).toMatch(/Not claimed$/);
  });

  it('names the founder where the operator has, leads to careers and press, and on to registration and contact', async () => {
    await open('/about', { operator: { ...operator, founder: 'Ada Ruiz, who led hospital projects' } });
    expect(
      await screen.findByText(
        'Parley was founded by Ada Ruiz, who led hospital projects. Parley is run by Halden Practice Ltd, 1 Nassau Street, Princeton.',
      ),
    ).toBeTruthy();
    for (const anchor of ['careers', 'press']) expect(document.getElementById(anchor)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe('/register');
    expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact');
  });
});
