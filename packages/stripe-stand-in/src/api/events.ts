import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { page, within } from '../http/list';
import { created, expand, flag, paging, text } from '../http/parameters';
import { find } from './find';

export const events = [
  endpoint(
    'get',
    '/v1/events',
    z.strictObject({
      ...paging,
      created,
      delivery_success: flag.optional(),
      type: text.optional(),
      types: z.array(text).max(20).optional(),
    }),
    ({ account, params }) =>
      page(
        '/v1/events',
        Object.values(account.state.events).filter(
          (event) =>
            (params.type === undefined || event.type === params.type) &&
            (params.types === undefined || params.types.includes(event.type)) &&
            (params.delivery_success === undefined || (event.pending_webhooks === 0) === params.delivery_success) &&
            within(event.created, params.created),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/events/:id', z.strictObject({ expand }), ({ account, id }) => find(account, 'events', id)),
];
