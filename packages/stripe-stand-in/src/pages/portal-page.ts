/** The billing portal: what somebody pays for, with which card, what they paid, and what is to become of it. */
import type { Account } from '../account/account';
import { waits, type PortalChange } from '../billing/portal-change';
import type { PaymentMethod, PortalSession, Price, Subscription } from '../objects/stored';
import { priceName, recurrenceOf } from '../objects/catalogue';
import { cardOf, TEST_CARDS } from '../objects/customer';
import { itemOf } from '../objects/subscription';
import { find } from '../api/find';
import { cardChoice } from './card-choice';
import { day, every, money } from './format';
import { html, type Html } from './html';
import { statusOf } from './invoice-page';
import { testTools } from './test-tools';

export const isOver = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

/** The customer's subscription that runs, or the last that did. */
export function subscriptionOf(account: Account, customer: string): Subscription | null {
  const all = Object.values(account.state.subscriptions).filter((each) => each.customer === customer);
  return all.findLast((each) => !isOver(each)) ?? all.at(-1) ?? null;
}

/** @param discounted whether less than the list price is charged */
export const perPeriod = (price: Price, discounted: boolean): string =>
  `${money(price.unit_amount, price.currency)} ${every(recurrenceOf(price))}${discounted ? ' before discount' : ''}`;

/** Whether a discount will be taken off the next invoice. */
export function isDiscounted(account: Account, { customer, discounts }: Subscription): boolean {
  const at = account.now(customer);
  return discounts.some((id) => {
    const discount = account.state.discounts[id];
    if (!discount || (discount.end !== null && at >= discount.end)) return false;
    return lasts(account, discount.source.coupon);
  });
}

const lasts = (account: Account, coupon: string): boolean =>
  (account.state.coupons[coupon]?.duration ?? 'once') !== 'once';

/** Whether a discount will be taken off the plan that is changed to: coupons come with a change that does not wait. */
export const isDiscountedAfter = (account: Account, change: PortalChange): boolean =>
  waits(change) || change.coupons.length === 0
    ? isDiscounted(account, change.subscription)
    : change.coupons.some((coupon) => lasts(account, coupon));

/** The plan that waits for the end of the period. */
function upcoming(account: Account, subscription: Subscription): { readonly price: Price; readonly at: number } | null {
  const schedule = subscription.schedule === null ? undefined : account.state.schedules[subscription.schedule];
  const phase = schedule?.phases.find(({ start_date: start }) => start >= itemOf(subscription).current_period_end);
  const price = phase && account.state.prices[phase.items[0]?.price ?? ''];
  return price ? { price, at: phase.start_date } : null;
}

function state(account: Account, subscription: Subscription): string {
  const { current_period_end: end, price } = itemOf(subscription);
  if (isOver(subscription)) return `Ended on ${day(subscription.ended_at ?? end)}.`;
  if (subscription.status === 'past_due' || subscription.status === 'unpaid')
    return 'The last payment failed. It is tried again with the card below.';
  if (subscription.cancel_at !== null) return `Ends on ${day(subscription.cancel_at)}. Nothing more is charged.`;
  const next = upcoming(account, subscription);
  const discounted = isDiscounted(account, subscription);
  if (next)
    return `Becomes ${priceName(account, next.price)}, ${perPeriod(next.price, discounted)}, on ${day(next.at)}.`;
  return `Renews on ${day(end)}. ${perPeriod(price, discounted)}.`;
}

const form = (action: string, label: string, ink = false): Html =>
  html`<form method="post" action="${action}"><button class="btn ${ink && 'btn-ink'}">${label}</button></form>`;

function planSection(account: Account, session: PortalSession, subscription: Subscription): Html {
  const { features } = find(account, 'portalConfigurations', session.configuration);
  const { price } = itemOf(subscription);
  const base = `/portal/${session.id}`;
  const runs = !isOver(subscription);
  const ends = subscription.cancel_at !== null;
  const scheduled = upcoming(account, subscription) !== null;
  const discounted = isDiscounted(account, subscription);
  const others =
    runs && !ends && !scheduled && features.subscription_update.enabled ? othersOf(account, session, price) : [];
  return html`<section class="over" aria-labelledby="plan">
    <h2 id="plan">${priceName(account, price)}</h2>
    <p class="lead num">${state(account, subscription)}</p>
    <div class="actions">
      ${runs && ends && form(`${base}/resume`, 'Don’t cancel plan', true)}
      ${runs && scheduled && form(`${base}/keep`, 'Keep the plan as it is', true)}
      ${
        runs &&
        !ends &&
        features.subscription_cancel.enabled &&
        html`<a class="btn" href="${base}/cancel">Cancel plan</a>`
      }
    </div>
    ${
      others.length > 0 &&
      html`<ul class="list num">
        ${others.map(
          (other) =>
            html`<li class="plan">
              <span
                ><b>${priceName(account, other)}</b> <span class="muted">${perPeriod(other, discounted)}</span></span
              >
              <a
                class="btn"
                href="${base}/update?price=${other.id}"
                aria-label="Change to ${priceName(account, other)}, ${perPeriod(other, discounted)}"
                >Change</a
              >
            </li>`,
        )}
      </ul>`
    }
  </section>`;
}

function othersOf(account: Account, session: PortalSession, current: Price): Price[] {
  const { products } = find(account, 'portalConfigurations', session.configuration).features.subscription_update;
  return (products ?? [])
    .flatMap(({ prices }) => prices)
    .flatMap((id) => account.state.prices[id] ?? [])
    .filter(({ id, active }) => id !== current.id && active);
}

export const cardName = (card: PaymentMethod | null): string =>
  card === null
    ? 'No card yet'
    : `Visa •••• ${card.card.last4}, which ${card.card.last4 === TEST_CARDS.pays ? 'pays' : 'is declined'}`;

export function cardForm(account: Account, session: PortalSession): Html {
  const card = cardOf(account, find(account, 'customers', session.customer));
  return html`<p class="lead num">${cardName(card)}.</p>
    <form class="paper" method="post" action="/portal/${session.id}/card">
      <div class="stack">${cardChoice(card?.card.last4 === TEST_CARDS.declines ? 'declines' : 'pays')}</div>
      <p class="actions"><button class="btn">Save card</button></p>
    </form>`;
}

const PAGE = 12;

function invoiceSection(account: Account, session: PortalSession, page: number): Html {
  const all = Object.values(account.state.invoices)
    .filter(({ customer, status }) => customer === session.customer && status !== 'draft')
    .toReversed();
  const shown = all.slice(page * PAGE, (page + 1) * PAGE);
  const link = (to: number, text: string): Html =>
    html`<a class="btn" href="/portal/${session.id}?page=${to}">${text}</a>`;
  return html`<section class="over" aria-labelledby="invoices">
    <h2 id="invoices">Invoices</h2>
    ${
      shown.length === 0
        ? html`<p class="lead">Nothing was invoiced yet.</p>`
        : html`<table class="num">
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col" class="wide">Number</th>
                <th scope="col">State</th>
                <th scope="col" class="end">Amount</th>
                <th scope="col" class="end">Document</th>
              </tr>
            </thead>
            <tbody>
              ${shown.map(
                (invoice) =>
                  html`<tr>
                    <td>${day(invoice.created)}</td>
                    <td class="wide">${invoice.number}</td>
                    <td>${statusOf(invoice)}</td>
                    <td class="end">${money(invoice.amount_due, invoice.currency)}</td>
                    <td class="end">
                      <a href="/invoices/${invoice.id}" aria-label="View invoice ${invoice.number}">View</a
                      ><a href="/invoices/${invoice.id}/pdf" aria-label="PDF of invoice ${invoice.number}">PDF</a>
                    </td>
                  </tr>`,
              )}
            </tbody>
          </table>`
    }
    ${
      all.length > PAGE &&
      html`<p class="actions">
        ${page > 0 && link(page - 1, 'Newer')} ${(page + 1) * PAGE < all.length && link(page + 1, 'Older')}
      </p>`
    }
  </section>`;
}

/** The whole of it. @param page of invoices, from 0 */
export function portalBody(account: Account, session: PortalSession, page: number, said: Html | null): Html {
  const { features } = find(account, 'portalConfigurations', session.configuration);
  const subscription = subscriptionOf(account, session.customer);
  return html`<h1>Your subscription</h1>
    ${said}
    ${subscription ? planSection(account, session, subscription) : html`<p class="lead">You have no subscription.</p>`}
    ${
      features.payment_method_update.enabled &&
      html`<section class="over" aria-labelledby="card">
        <h2 id="card">Payment method</h2>
        ${cardForm(account, session)}
      </section>`
    }
    ${features.invoice_history.enabled && invoiceSection(account, session, page)}
    ${testTools(account, session, subscription)}`;
}

/** Whether a change to this price waits, in words. */
export const whenOf = (change: PortalChange): string =>
  waits(change) ? `on ${day(itemOf(change.subscription).current_period_end)}` : 'now';
