/** An invoice: a page of it, and a PDF. */
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
import { pdfOf } from './pdf';

const NOTICE = 'Test invoice';

const STATUS: Record<Invoice['status'], string> = {
  draft: 'Draft',
  open: 'Not paid yet',
  paid: 'Paid',
  uncollectible: 'Not collected',
  void: 'Void',
};

export const statusOf = (invoice: Invoice): string => STATUS[invoice.status];

interface Row {
  readonly text: string;
  readonly note?: string;
  readonly amount: number;
}

/** What stands on it: lines, what is taken off, what the balance gives or takes. */
function rowsOf(account: Account, invoice: Invoice): Row[] {
  const { starting_balance: before, ending_balance: after } = invoice;
  const credit = before - (after ?? before);
  return [
    ...invoice.lines.data.map(({ description, amount, period }) => ({
      text: description ?? '',
      note: `${day(period.start)} to ${day(period.end)}`,
      amount,
    })),
    ...invoice.total_discount_amounts.map(({ amount, discount: id }) => {
      const coupon = account.state.coupons[account.state.discounts[id]?.source.coupon ?? ''];
      return { text: sentence(coupon?.name ?? 'discount'), amount: -amount };
    }),
    ...(credit === 0 ? [] : [{ text: credit < 0 ? 'From the balance' : 'To the balance', amount: credit }]),
  ];
}

const titleOf = (invoice: Invoice): string => `Invoice ${invoice.number ?? '(draft)'}`;
const headOf = (invoice: Invoice): string => {
  const to = [invoice.customer_name, invoice.customer_email].filter((part) => part !== null).join(', ');
  return `${statusOf(invoice)}. ${day(invoice.created)}. ${to}`;
};
const totalOf = (invoice: Invoice): string => (invoice.status === 'open' ? 'To pay' : 'Total');
const FOOT = 'A test: no money moved, and this invoice is not valid for accounting.';

function sheet(account: Account, invoice: Invoice): Html {
  const { currency } = invoice;
  return html`<div class="paper">
    <h1>${titleOf(invoice)}</h1>
    <p class="lead num">${headOf(invoice)}</p>
    <dl class="rows num">
      ${rowsOf(account, invoice).map(
        ({ text, note, amount }) =>
          html`<div>
            <dt>${text}${note !== undefined && html`<br /><span class="muted">${note}</span>`}</dt>
            <dd>${money(amount, currency)}</dd>
          </div>`,
      )}
      <div class="total">
        <dt>${totalOf(invoice)}</dt>
        <dd>${money(invoice.amount_due, currency)}</dd>
      </div>
    </dl>
    <p class="small">${FOOT}</p>
  </div>`;
}

const pdf = (account: Account, invoice: Invoice): Buffer =>
  pdfOf(titleOf(invoice), [
    { text: 'Parley', size: 20 },
    { text: titleOf(invoice), size: 16 },
    { text: headOf(invoice) },
    { text: '' },
    ...rowsOf(account, invoice).flatMap(({ text, note, amount }) => [
      { text, end: money(amount, invoice.currency) },
      ...(note === undefined ? [] : [{ text: note, size: 9 }]),
    ]),
    { text: '' },
    { text: totalOf(invoice), end: money(invoice.amount_due, invoice.currency) },
    { text: '' },
    { text: FOOT, size: 9 },
  ]);

const choice = z.object({ card: cardSchema.default('pays') });

export function invoicePages(router: Router, account: Account, changed: () => void): void {
  router.get('/invoices/:id', (request, response) => {
    const invoice = find(account, 'invoices', request.params.id);
    const declined = invoice.status === 'open' && request.query['declined'] !== undefined;
    sendPage(response, {
      title: titleOf(invoice),
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
          <p class="actions"><a class="btn" href="/invoices/${invoice.id}/pdf">PDF</a></p>
        </div>`,
    });
  });
  router.get('/invoices/:id/pdf', (request, response) => {
    const invoice = find(account, 'invoices', request.params.id);
    response
      .set('Content-Disposition', `inline; filename="${invoice.number ?? invoice.id}.pdf"`)
      .type('pdf')
      .send(pdf(account, invoice));
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
