/** An invoice: a page of it, and one for paper. */
import type { Router } from 'express';
import { z } from 'zod';
import type { Account } from '../account/account';
import { find } from '../api/find';
import { retry } from '../billing/subscriptions';
import { readParameters } from '../http/parameters';
import { giveCard } from '../objects/customer';
import type { Invoice } from '../objects/stored';
import { cardChoice, cardSchema } from './card-choice';
import { day, money, sentence } from './format';
import { html, type Html } from './html';
import { sendPage } from './layout';

const NOTICE = 'Test invoice';

const STATUS: Record<Invoice['status'], string> = {
  draft: 'Draft',
  open: 'Not paid yet',
  paid: 'Paid',
  uncollectible: 'Not collected',
  void: 'Void',
};

export const statusOf = (invoice: Invoice): string => STATUS[invoice.status];

function sheet(account: Account, invoice: Invoice): Html {
  const { currency } = invoice;
  const off = invoice.total_discount_amounts.map(({ amount, discount: id }) => {
    const coupon = account.state.coupons[account.state.discounts[id]?.source.coupon ?? ''];
    return { amount, name: sentence(coupon?.name ?? 'discount') };
  });
  const credit = invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance);
  return html`<div class="paper">
    <h1>Invoice ${invoice.number ?? '(draft)'}</h1>
    <p class="lead num">
      ${statusOf(invoice)}. ${day(invoice.created)}. ${invoice.customer_name} ${invoice.customer_email}
    </p>
    <dl class="rows num">
      ${invoice.lines.data.map(
        ({ description, amount, period }) =>
          html`<div>
            <dt>${description}<br /><span class="muted">${day(period.start)} to ${day(period.end)}</span></dt>
            <dd>${money(amount, currency)}</dd>
          </div>`,
      )}
      ${off.map(
        ({ name, amount }) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${money(-amount, currency)}</dd>
          </div>`,
      )}
      ${
        credit !== 0 &&
        html`<div>
          <dt>${credit < 0 ? 'From the balance' : 'To the balance'}</dt>
          <dd>${money(credit, currency)}</dd>
        </div>`
      }
      <div class="total">
        <dt>${invoice.status === 'paid' ? 'Paid' : 'To pay'}</dt>
        <dd>${money(invoice.amount_due, currency)}</dd>
      </div>
    </dl>
    <p class="small">A test: no money moved, and this is no invoice for anybody’s books.</p>
  </div>`;
}

const choice = z.object({ card: cardSchema.default('pays') });

export function invoicePages(router: Router, account: Account, changed: () => void): void {
  router.get('/invoices/:id', (request, response) => {
    const invoice = find(account, 'invoices', request.params.id);
    const declined = invoice.status === 'open' && request.query['declined'] !== undefined;
    sendPage(response, {
      title: `Invoice ${invoice.number ?? ''}`,
      notice: NOTICE,
      back: null,
      body: html`${sheet(account, invoice)}
        <div class="noprint">
          ${declined && html`<p class="bad" role="alert">Your card was declined. Nothing was paid. Try another card.</p>`}
          ${
            invoice.status === 'open' &&
            html`<form class="paper" method="post" action="/invoices/${invoice.id}">
              <div class="stack">${cardChoice('pays')}</div>
              <p class="actions">
                <button class="btn btn-ink num">Pay ${money(invoice.amount_due, invoice.currency)}</button>
              </p>
            </form>`
          }
          <p class="actions"><a class="btn" href="/invoices/${invoice.id}/pdf">To print or keep</a></p>
        </div>`,
    });
  });
  router.get('/invoices/:id/pdf', (request, response) => {
    const invoice = find(account, 'invoices', request.params.id);
    sendPage(response, {
      title: `Invoice ${invoice.number ?? ''}`,
      notice: NOTICE,
      back: null,
      body: sheet(account, invoice),
    });
  });
  router.post('/invoices/:id', (request, response) => {
    const invoice = find(account, 'invoices', request.params.id);
    const { card } = readParameters(choice, request.body);
    if (invoice.status === 'open') {
      giveCard(account, find(account, 'customers', invoice.customer), card);
      retry(account, invoice, account.now(invoice.customer));
    }
    changed();
    response.redirect(303, `/invoices/${invoice.id}${invoice.status === 'open' ? '?declined' : ''}`);
  });
}
