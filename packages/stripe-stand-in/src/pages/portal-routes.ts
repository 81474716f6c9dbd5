/** The portal's addresses. */
import type { Request, Response, Router } from 'express';
import { z } from 'zod';
import type { Account } from '../account/account';
import { periodEnd } from '../account/calendar';
import { find } from '../api/find';
import { passTime } from '../billing/passing-time';
import { changeOf, changeTo, confirmChange, previewNow, waits, type PortalChange } from '../billing/portal-change';
import { releaseSchedule } from '../billing/schedules';
import { cancel, setEnding } from '../billing/subscriptions';
import { readParameters } from '../http/parameters';
import { invalid, StripeRefusal } from '../http/stripe-error';
import { priceName } from '../objects/catalogue';
import { giveCard } from '../objects/customer';
import { closeDispute, disputeCharge, refundCharge } from '../objects/payment';
import type { PortalSession, Subscription } from '../objects/stored';
import { itemOf } from '../objects/subscription';
import { cardSchema } from './card-choice';
import { day, money, sentence } from './format';
import { html, type Html } from './html';
import { sendMessage, sendPage } from './layout';
import {
  cardForm,
  isDiscounted,
  isDiscountedAfter,
  isOver,
  perPeriod,
  portalBody,
  subscriptionOf,
  whenOf,
} from './portal-page';
import { lastPaid, openDispute } from './test-tools';

const NOTICE = 'Test billing';
const SAID: Record<string, string> = {
  card: 'The card is saved.',
  change: 'The plan is changed.',
  scheduled: 'The plan changes at the end of the period.',
  cancel: 'The plan is cancelled.',
  resume: 'The plan goes on.',
  keep: 'The plan stays as it is.',
};

/** What the address of the portal's first page may say: what was just done, and which page of invoices. */
const viewSchema = z.object({ said: z.string().default(''), page: z.coerce.number().int().min(0).catch(0) });
const cardChoiceSchema = z.object({ card: cardSchema });

export function portalPages(router: Router, account: Account, changed: () => void): void {
  const sessionOf = (request: Request): PortalSession =>
    find(account, 'portalSessions', String(request.params['id'] ?? ''));
  const backOf = (session: PortalSession) =>
    session.return_url === null ? null : { href: session.return_url, text: 'Back to Parley' };
  const running = (session: PortalSession): Subscription => {
    const subscription = subscriptionOf(account, session.customer);
    if (!subscription || isOver(subscription)) throw invalid('There is no subscription that runs.');
    return subscription;
  };
  /** After what a session was opened for: where it says, once; then it is an ordinary one. */
  const finish = (response: Response, session: PortalSession, said: string): void => {
    const after = session.flow?.after_completion;
    session.flow = null;
    changed();
    if (after?.type === 'redirect' && after.redirect) {
      response.redirect(303, after.redirect.return_url);
      return;
    }
    if (after?.type === 'hosted_confirmation') {
      sendMessage(response, {
        title: after.hosted_confirmation?.custom_message ?? SAID[said] ?? 'Done',
        text: SAID[said] ?? '',
        notice: NOTICE,
        back: backOf(session),
      });
      return;
    }
    response.redirect(303, `/portal/${session.id}?said=${said}`);
  };
  const sendPortal = (response: Response, session: PortalSession, title: string, body: Html): void =>
    sendPage(response, {
      title,
      notice: NOTICE,
      back: backOf(session),
      leadsTo: [session.return_url, session.flow?.after_completion.redirect?.return_url ?? null],
      body,
    });

  const sendChange = (
    response: Response,
    session: PortalSession,
    change: PortalChange,
    refused: string | null,
  ): void => {
    const base = `/portal/${session.id}`;
    const from = itemOf(change.subscription).price;
    const { currency } = change.price;
    const preview = waits(change) ? null : previewNow(account, change, account.now(session.customer));
    sendPortal(
      response,
      session,
      'Confirm the change',
      html`<h1>Change to ${priceName(account, change.price)}</h1>
        ${refused !== null && html`<p class="bad" role="alert">${refused}</p>`}
        <p class="lead num">
          ${sentence(whenOf(change))}, from ${priceName(account, from)},
          ${perPeriod(from, isDiscounted(account, change.subscription))}, to ${priceName(account, change.price)},
          ${perPeriod(change.price, isDiscountedAfter(account, change))}.
        </p>
        <div class="two">
          <div class="over">
            ${
              preview
                ? html`<dl class="rows num">
                      ${preview.lines.map(
                        ({ description, amount }) =>
                          html`<div>
                            <dt>${description}</dt>
                            <dd>${money(amount, currency)}</dd>
                          </div>`,
                      )}
                      <div class="total">
                        <dt>Total today</dt>
                        <dd>${money(preview.due, currency)}</dd>
                      </div>
                    </dl>
                    <p class="small num">
                      Renews on ${day(preview.renewsAt)} for ${money(preview.renewal, currency)}.
                    </p>`
                : html`<dl class="rows num">
                      <div class="total">
                        <dt>Total today</dt>
                        <dd>${money(0, currency)}</dd>
                      </div>
                    </dl>
                    <p class="small num">
                      Until ${day(itemOf(change.subscription).current_period_end)} everything stays as it is.
                    </p>`
            }
          </div>
          <form class="over" method="post" action="${base}/update">
            <input type="hidden" name="price" value="${change.price.id}" />
            <div class="stack">
              <button class="btn btn-ink num">
                ${preview && preview.due > 0 ? `Pay ${money(preview.due, currency)} and change` : 'Confirm the change'}
              </button>
              <a class="btn" href="${session.flow ? (session.return_url ?? base) : base}">Leave it as it is</a>
            </div>
            ${refused !== null && html`<p class="small"><a href="${base}/card">Use another card</a></p>`}
          </form>
        </div>`,
    );
  };
  const sendCancel = (response: Response, session: PortalSession): void => {
    const subscription = running(session);
    const base = `/portal/${session.id}`;
    const { mode } = find(account, 'portalConfigurations', session.configuration).features.subscription_cancel;
    const until = mode === 'immediately' ? 'now' : `on ${day(itemOf(subscription).current_period_end)}`;
    sendPortal(
      response,
      session,
      'Cancel the plan',
      html`<h1>Cancel ${priceName(account, itemOf(subscription).price)}?</h1>
        <p class="lead num">It ends ${until}. Nothing more is charged.</p>
        <div class="actions">
          <form method="post" action="${base}/cancel"><button class="btn btn-ink">Cancel plan</button></form>
          <a class="btn" href="${session.flow ? (session.return_url ?? base) : base}">Keep plan</a>
        </div>`,
    );
  };
  const sendCard = (response: Response, session: PortalSession): void =>
    sendPortal(
      response,
      session,
      'Payment method',
      html`<h1>Payment method</h1>
        ${cardForm(account, session)}`,
    );

  router.get('/portal/:id', (request, response) => {
    const session = sessionOf(request);
    const change = changeOf(account, session);
    if (change) return sendChange(response, session, change, null);
    if (session.flow?.type === 'subscription_cancel') return sendCancel(response, session);
    if (session.flow?.type === 'payment_method_update') return sendCard(response, session);
    const { said: about, page } = readParameters(viewSchema, request.query);
    const said = SAID[about];
    sendPortal(
      response,
      session,
      'Your subscription',
      portalBody(account, session, page, said === undefined ? null : html`<p class="done" role="status">${said}</p>`),
    );
  });
  router.get('/portal/:id/card', (request, response) => sendCard(response, sessionOf(request)));
  router.post('/portal/:id/card', (request, response) => {
    const session = sessionOf(request);
    const { card } = readParameters(cardChoiceSchema, request.body);
    giveCard(account, find(account, 'customers', session.customer), card);
    if (session.flow?.type === 'payment_method_update') return finish(response, session, 'card');
    changed();
    response.redirect(303, `/portal/${session.id}?said=card`);
  });

  const changeIn = (session: PortalSession, given: unknown): PortalChange => {
    const asked = changeOf(account, session);
    if (asked) return asked;
    const { price } = readParameters(z.object({ price: z.string() }), given);
    return changeTo(account, session, { subscription: running(session).id, price, coupons: [] });
  };
  router.get('/portal/:id/update', (request, response) => {
    const session = sessionOf(request);
    sendChange(response, session, changeIn(session, request.query), null);
  });
  router.post('/portal/:id/update', (request, response) => {
    const session = sessionOf(request);
    const change = changeIn(session, request.body);
    const said = waits(change) ? 'scheduled' : 'change';
    // Somebody who pressed twice has changed once.
    if (itemOf(change.subscription).price.id === change.price.id) return finish(response, session, said);
    try {
      confirmChange(account, change, account.now(session.customer));
    } catch (error) {
      if (!(error instanceof StripeRefusal) || error.details.status !== 402) throw error;
      changed();
      return sendChange(response, session, change, `${error.message} Nothing was paid or changed.`);
    }
    finish(response, session, said);
  });

  router.get('/portal/:id/cancel', (request, response) => sendCancel(response, sessionOf(request)));
  router.post('/portal/:id/cancel', (request, response) => {
    const session = sessionOf(request);
    const subscription = running(session);
    const at = account.now(session.customer);
    const { mode } = find(account, 'portalConfigurations', session.configuration).features.subscription_cancel;
    const schedule = subscription.schedule === null ? undefined : account.state.schedules[subscription.schedule];
    if (schedule) releaseSchedule(account, schedule, at);
    if (mode === 'immediately') cancel(account, subscription, at, 'cancellation_requested');
    else setEnding(account, subscription, true, at);
    finish(response, session, 'cancel');
  });
  router.post('/portal/:id/resume', (request, response) => {
    const session = sessionOf(request);
    setEnding(account, running(session), false, account.now(session.customer));
    changed();
    response.redirect(303, `/portal/${session.id}?said=resume`);
  });
  router.post('/portal/:id/keep', (request, response) => {
    const session = sessionOf(request);
    const { schedule: id } = running(session);
    if (id !== null) releaseSchedule(account, find(account, 'schedules', id), account.now(session.customer));
    changed();
    response.redirect(303, `/portal/${session.id}?said=keep`);
  });

  const TOOLS: Record<string, (session: PortalSession) => void> = {
    month: ({ customer }) => {
      const at = account.now(customer);
      advance(customer, periodEnd(at, { interval: 'month', interval_count: 1 }, at));
    },
    period: (session) => advance(session.customer, itemOf(running(session)).current_period_end),
    fail: ({ customer }) => {
      account.state.refusals[customer] = 1;
    },
    unfail: ({ customer }) => {
      account.state.refusals[customer] = 0;
    },
    refund: ({ customer }) => {
      const last = lastPaid(account, customer);
      if (last) refundCharge(account, { charge: last.charge });
    },
    dispute: ({ customer }) => {
      const last = lastPaid(account, customer);
      if (last) disputeCharge(account, last.charge);
    },
    win: ({ customer }) => {
      const dispute = openDispute(account, customer);
      if (dispute) closeDispute(account, dispute, 'won');
    },
    lose: ({ customer }) => {
      const dispute = openDispute(account, customer);
      if (dispute) closeDispute(account, dispute, 'lost');
    },
  };
  const advance = (customer: string, until: number): void => {
    passTime(account, until, customer);
    account.state.ahead[customer] = until;
  };
  router.post('/portal/:id/tools/:tool', (request, response) => {
    const session = sessionOf(request);
    const tool = TOOLS[request.params['tool']];
    if (!tool) throw invalid('There is no such tool.');
    tool(session);
    changed();
    response.redirect(303, `/portal/${session.id}`);
  });
}
