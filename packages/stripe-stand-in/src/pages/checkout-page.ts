/** The page on which somebody pays for the first time. */
import type { Router } from 'express';
import { z } from 'zod';
import { periodEnd } from '../account/calendar';
import type { Account } from '../account/account';
import { find } from '../api/find';
import { readParameters } from '../http/parameters';
import { priceName, recurrenceOf } from '../objects/catalogue';
import { completeCheckout } from '../objects/checkout-session';
import type { CheckoutSession } from '../objects/stored';
import { cardChoice, cardSchema } from './card-choice';
import { day, every, money, rhythm, sentence } from './format';
import { html, type Html } from './html';
import { sendMessage, sendPage } from './layout';

const NOTICE = 'Test checkout';

const choice = z.object({ action: z.enum(['pay', 'decline']).default('pay'), card: cardSchema.default('pays') });

const successUrl = (session: CheckoutSession): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

/** What it comes to, and when again. */
function summary(account: Account, session: CheckoutSession): Html {
  const [line] = session.line_items.data;
  if (!line) throw new Error(`${session.id} has nothing to pay for`);
  const recurrence = recurrenceOf(line.price);
  const at = account.now(session.customer);
  const currency = line.currency;
  const coupon = session.discounts[0]?.coupon;
  const discount = coupon ? account.state.coupons[coupon] : undefined;
  const again = discount === undefined || discount.duration === 'forever' ? line.amount_total : line.amount_subtotal;
  return html`<div class="over">
    <p class="price num"><b>${money(line.amount_total, currency)}</b> <span>${every(recurrence)}</span></p>
    <dl class="rows num">
      <div>
        <dt>${priceName(account, line.price)}, ${rhythm(recurrence)}</dt>
        <dd>${money(line.amount_subtotal, currency)}</dd>
      </div>
      ${
        discount &&
        html`<div>
          <dt>
            ${sentence(discount.name ?? 'discount')}${discount.percent_off !== null && `, ${discount.percent_off}% off`}
          </dt>
          <dd>${money(-line.amount_discount, currency)}</dd>
        </div>`
      }
      <div class="total">
        <dt>Total today</dt>
        <dd>${money(line.amount_total, currency)}</dd>
      </div>
    </dl>
    <p class="small num">
      Renews on ${day(periodEnd(at, recurrence, at))} for ${money(again, currency)}, then ${rhythm(recurrence)}, until
      it is cancelled.
    </p>
  </div>`;
}

export function checkoutPages(router: Router, account: Account, changed: () => void): void {
  router.get('/checkout/:id', (request, response) => {
    const session = find(account, 'checkoutSessions', request.params.id);
    const back = { href: session.cancel_url ?? session.success_url ?? '/', text: 'Back to Parley' };
    if (session.status === 'complete') {
      sendMessage(response, {
        title: 'This is paid',
        text: 'Your subscription has started. You will not be charged twice.',
        notice: NOTICE,
        back: { ...back, href: successUrl(session) },
      });
      return;
    }
    if (session.status === 'expired') {
      sendMessage(response, {
        title: 'This checkout is over',
        text: 'A checkout stays open for a day. Nothing was paid. Start again from the pricing page.',
        notice: NOTICE,
        back,
      });
      return;
    }
    const [line] = session.line_items.data;
    const message = account.state.checkoutDetails[session.id]?.message ?? null;
    const total = money(session.amount_total ?? 0, session.currency ?? 'usd');
    sendPage(response, {
      title: `Subscribe to ${line?.description ?? 'Parley'}`,
      notice: NOTICE,
      back,
      leadsTo: [session.success_url],
      body: html`<h1>Subscribe to ${line?.description}</h1>
        ${message !== null && html`<p class="bad" role="alert">${message}</p>`}
        <div class="two">
          ${summary(account, session)}
          <form class="over" method="post" action="/checkout/${session.id}">
            ${cardChoice('pays')}
            <div class="stack">
              <button class="btn btn-ink num" name="action" value="pay">Pay ${total}</button>
              <button class="btn" name="action" value="decline">Decline</button>
              <a class="btn" href="${back.href}">Cancel</a>
            </div>
            <p class="small">No other details are needed. ‘Decline’ simulates a declined card.</p>
          </form>
        </div>`,
    });
  });

  router.post('/checkout/:id', (request, response) => {
    const session = find(account, 'checkoutSessions', request.params.id);
    const { action, card } = readParameters(choice, request.body);
    // Somebody who pressed twice has paid once, and gets where the first press led.
    const paid =
      session.status === 'open' && completeCheckout(account, session, action === 'decline' ? 'declines' : card);
    changed();
    response.redirect(303, paid || session.status === 'complete' ? successUrl(session) : `/checkout/${session.id}`);
  });
}
