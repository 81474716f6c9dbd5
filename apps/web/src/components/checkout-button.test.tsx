import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlan } from '@/lib/plan';
import { usePrices } from '@/lib/pricing';
import { fallbackPricing } from '@parley/shared';
import { renderPage } from '@/testing/render-page';
import { sampleConfig, samplePlan } from '@/testing/samples';
import { fail, ok, scriptApi } from '@/testing/scripted-api';
import { CheckoutButton } from './checkout-button';

type Answer = Parameters<typeof scriptApi>[0][string];

const CHECKOUT = 'POST /payments/create-checkout-session';
const URL_OF_CHECKOUT = 'https://checkout.test.example/c/1';

/** Two buttons, and whoever reads plan and prices beside them. */
function Buttons({ go }: { readonly go: (url: string) => void }) {
  usePlan();
  usePrices();
  return (
    <>
      <CheckoutButton planType="solo_core" billingPeriod="yearly" priceId="price_1" place="pricing" go={go}>
        Subscribe Now
      </CheckoutButton>
      <CheckoutButton planType="solo_pro" billingPeriod="monthly" priceId={null} place="prompt" go={go}>
        Upgrade
      </CheckoutButton>
    </>
  );
}

async function open(checkout: Answer, paymentsOpen = true) {
  const go = jest.fn<(url: string) => void>();
  const api = scriptApi({
    'GET /config': () => ok({ ...sampleConfig(), paymentsOpen }),
    'GET /users/plan': () => ok(samplePlan()),
    'GET /payments/pricing': () => ok(fallbackPricing()),
    [CHECKOUT]: checkout,
  });
  renderPage({ at: '/here', path: '/here', page: <Buttons go={go} /> });
  const asked = (route: string) => api.asked.filter((one) => one.route === route);
  await waitFor(() => expect(asked('GET /config')).toHaveLength(1));
  await waitFor(() => expect(asked('GET /users/plan')).toHaveLength(1));
  return { go, asked, user: userEvent.setup() };
}
const subscribe = () => screen.getByRole('button', { name: 'Subscribe Now' });
const upgrade = () => screen.getByRole('button', { name: 'Upgrade' });
const busy = () => screen.queryByRole('button', { name: 'Setting up...' });

/** The browser shows the page again, out of its cache or not. */
const showAgain = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('a button that begins a checkout', () => {
  it('asks with plan, period and the price that was shown, and goes where the answer says', async () => {
    const { go, asked, user } = await open(() => ok({ url: URL_OF_CHECKOUT }));
    await user.click(subscribe());
    await waitFor(() => expect(go).toHaveBeenCalledWith(URL_OF_CHECKOUT));
    expect(asked(CHECKOUT)[0]?.body).toEqual({
      planType: 'solo_core',
      billingPeriod: 'yearly',
      priceId: 'price_1',
    });
  });

  it('sends no price where the one that was shown has no id', async () => {
    const { go, asked, user } = await open(() => ok({ url: URL_OF_CHECKOUT }));
    await user.click(upgrade());
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(asked(CHECKOUT)[0]?.body).toEqual({ planType: 'solo_pro', billingPeriod: 'monthly' });
  });

  it('is busy until the browser has left: it says so, and neither it nor another begins a second one', async () => {
    const { go, asked, user } = await open(() => ok({ url: URL_OF_CHECKOUT }));
    const button = subscribe();
    await user.dblClick(button);
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(button.textContent).toBe('Setting up...');
    expect(button).toHaveProperty('disabled', true);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Setting up your checkout')).toBeTruthy();
    await user.click(upgrade());
    expect(asked(CHECKOUT)).toHaveLength(1);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('can be pressed again when the browser comes back to the page out of its cache', async () => {
    const { go, user } = await open(() => ok({ url: URL_OF_CHECKOUT }));
    await user.click(subscribe());
    await waitFor(() => expect(go).toHaveBeenCalled());
    showAgain(false);
    expect(busy()).toBeTruthy();
    showAgain(true);
    await waitFor(() => expect(busy()).toBeNull());
    await user.click(subscribe());
    await waitFor(() => expect(go).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['no address', {}],
    ['an empty answer', null],
    ['an address that is none', { url: 'checkout' }],
    ['a script', { url: 'javascript:alert(1)' }],
    ['a number', { url: 7 }],
  ])('takes %s for a failure, says so and ends', async (_, answer) => {
    const { go, user } = await open(() => ok(answer));
    await user.click(subscribe());
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to start checkout. Please try again.');
    expect(busy()).toBeNull();
    expect(go).not.toHaveBeenCalled();
  });

  it.each([
    ['Subscribe Now', 'Failed to start checkout. Please try again.'],
    ['Upgrade', 'Failed to start upgrade. Please try again.'],
  ])('says under %s: %s', async (name, text) => {
    const { user } = await open(() => fail(503, 'upstream_unavailable', 'The payment provider cannot be reached.'));
    await user.click(screen.getByRole('button', { name }));
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false);
  });

  it("says so in the server's own words where plan or price is another by now, and reads both again", async () => {
    const { asked, user } = await open(() => fail(409, 'conflict', 'Solo Core is your plan already.'));
    await user.click(subscribe());
    expect((await screen.findByRole('alert')).textContent).toBe('Solo Core is your plan already.');
    await waitFor(() => expect(asked('GET /users/plan')).toHaveLength(2));
    expect(asked('GET /payments/pricing')).toHaveLength(2);
  });

  it('takes the failure away when it is tried again', async () => {
    let tries = 0;
    const { go, user } = await open(() => {
      tries += 1;
      return tries === 1 ? fail(500, 'internal', '') : ok({ url: URL_OF_CHECKOUT });
    });
    await user.click(subscribe());
    await screen.findByRole('alert');
    await user.click(subscribe());
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says where to write where no payments are taken, and asks nothing', async () => {
    const { asked, user } = await open(() => ok({ url: URL_OF_CHECKOUT }), false);
    await user.click(subscribe());
    expect(await screen.findByText(/Online payment is not open on this installation yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'help@test.example' })).toBeTruthy();
    expect(asked(CHECKOUT)).toHaveLength(0);
  });
});
