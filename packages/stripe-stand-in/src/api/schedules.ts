import { z } from 'zod';
import { addSchedule, releaseSchedule, replacePhases } from '../billing/schedules';
import { endpoint } from '../http/endpoint';
import { page, within } from '../http/list';
import { created, expand, integer, metadata, paging, text } from '../http/parameters';
import { invalid } from '../http/stripe-error';
import { find } from './find';

const phase = z.strictObject({
  end_date: integer.optional(),
  items: z.array(z.strictObject({ price: text, quantity: integer.pipe(z.int().min(1)).optional() })).length(1),
  metadata: metadata.optional(),
  proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
  start_date: integer.optional(),
});

export const schedules = [
  endpoint(
    'post',
    '/v1/subscription_schedules',
    z.strictObject({ expand, from_subscription: text, metadata: metadata.optional() }),
    ({ account, params }) => {
      const subscription = find(account, 'subscriptions', params.from_subscription, 'from_subscription');
      if (subscription.schedule !== null)
        throw invalid(
          `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}.`,
          'from_subscription',
        );
      return addSchedule(account, subscription, account.now(subscription.customer));
    },
  ),
  endpoint(
    'get',
    '/v1/subscription_schedules',
    z.strictObject({ ...paging, created, customer: text.optional() }),
    ({ account, params }) =>
      page(
        '/v1/subscription_schedules',
        Object.values(account.state.schedules).filter(
          (schedule) =>
            (params.customer === undefined || schedule.customer === params.customer) &&
            within(schedule.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/subscription_schedules/:id', z.strictObject({ expand }), ({ account, id }) =>
    find(account, 'schedules', id),
  ),
  endpoint(
    'post',
    '/v1/subscription_schedules/:id',
    z.strictObject({
      end_behavior: z.enum(['release']).optional(),
      expand,
      metadata: metadata.optional(),
      phases: z.array(phase).min(1).max(2).optional(),
      proration_behavior: z.enum(['always_invoice', 'create_prorations', 'none']).optional(),
    }),
    ({ account, params, id }) => {
      const schedule = find(account, 'schedules', id);
      if (schedule.status !== 'active')
        throw invalid(
          `You cannot update a subscription schedule that is currently in the \`${schedule.status}\` status.`,
        );
      if (params.phases !== undefined) {
        const phases = params.phases.map(({ items, start_date: start, end_date: end }, index) => ({
          price: find(account, 'prices', items[0]?.price ?? '', `phases[${index}][items][0][price]`),
          quantity: items[0]?.quantity ?? 1,
          start,
          end,
        }));
        replacePhases(account, schedule, phases, account.now(schedule.customer));
      }
      if (params.metadata !== undefined) schedule.metadata = { ...schedule.metadata, ...params.metadata };
      return schedule;
    },
  ),
  endpoint('post', '/v1/subscription_schedules/:id/release', z.strictObject({ expand }), ({ account, id }) => {
    const schedule = find(account, 'schedules', id);
    if (schedule.status !== 'active')
      throw invalid(
        `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
      );
    releaseSchedule(account, schedule, account.now(schedule.customer));
    return schedule;
  }),
];
