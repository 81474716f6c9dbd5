/** What only a developer does: let time pass, have a payment fail, give money back, dispute it. */
import type { Account } from '../account/account';
import { chargeOfInvoice } from '../objects/payment';
import type { PortalSession, Subscription } from '../objects/stored';
import { itemOf } from '../objects/subscription';
import { day, money } from './format';
import { html, type Html } from './html';

/** The invoice that was paid last, of which something is left to give back. */
export function lastPaid(account: Account, customer: string) {
  const paid = Object.values(account.state.invoices).findLast(
    (invoice) => invoice.customer === customer && invoice.status === 'paid' && invoice.amount_paid > 0,
  );
  const charge = paid && chargeOfInvoice(account, paid.id);
  return paid && charge ? { invoice: paid, charge } : null;
}

export const openDispute = (account: Account, customer: string) =>
  Object.values(account.state.disputes).findLast(
    ({ charge, status }) => account.state.charges[charge]?.customer === customer && status === 'needs_response',
  );

export function testTools(account: Account, session: PortalSession, subscription: Subscription | null): Html {
  const last = lastPaid(account, session.customer);
  const dispute = openDispute(account, session.customer);
  const failing = account.state.refusals[session.customer] ?? 0;
  const runs = subscription !== null && subscription.status !== 'canceled';
  const tool = (name: string, label: string): Html =>
    html`<form method="post" action="/portal/${session.id}/tools/${name}">
      <button class="btn num">${label}</button>
    </form>`;
  return html`<section class="tools" aria-labelledby="tools">
    <h2 id="tools">Test tools</h2>
    <p class="small num">
      For trying things out; no customer of Stripe’s sees this. For this customer it is
      ${day(account.now(session.customer))}. ${failing > 0 && 'The next payment fails.'}
    </p>
    <div class="actions">
      ${runs && tool('month', 'Advance by a month')}
      ${runs && tool('period', `Advance to ${day(itemOf(subscription).current_period_end)}`)}
      ${failing > 0 ? tool('unfail', 'Let the next payment through') : tool('fail', 'Fail the next payment')}
      ${
        last &&
        last.charge.amount_refunded < last.charge.amount &&
        tool('refund', `Refund ${money(last.charge.amount - last.charge.amount_refunded, last.charge.currency)}`)
      }
      ${last && !last.charge.disputed && tool('dispute', `Dispute ${money(last.charge.amount, last.charge.currency)}`)}
      ${dispute && tool('win', 'Win the dispute')} ${dispute && tool('lose', 'Lose the dispute')}
    </div>
  </section>`;
}
