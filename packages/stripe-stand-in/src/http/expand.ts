/** Puts whole objects in the place of their ids, where a request asks for it by `expand`. */
import type { Account } from '../account/account';
import { paymentOf } from '../billing/invoices';
import { invalid } from './stripe-error';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where objects of an id's prefix are kept. */
const COLLECTIONS = {
  ch: 'charges',
  cus: 'customers',
  di: 'discounts',
  dp: 'disputes',
  in: 'invoices',
  pi: 'paymentIntents',
  pm: 'paymentMethods',
  price: 'prices',
  prod: 'products',
  re: 'refunds',
  sub: 'subscriptions',
  sub_sched: 'schedules',
  bpc: 'portalConfigurations',
} as const;

/** Names under which an id stands that has no prefix of its own: ids of these are chosen by whoever makes them. */
const BY_NAME = { coupon: 'coupons', product: 'products', price: 'prices' } as const;

function find(account: Account, name: string, id: string): Json | undefined {
  const prefix = id.slice(0, id.lastIndexOf('_'));
  const collection = Object.hasOwn(BY_NAME, name)
    ? BY_NAME[name as keyof typeof BY_NAME]
    : COLLECTIONS[prefix as keyof typeof COLLECTIONS];
  if (collection === undefined) return undefined;
  const found = account.state[collection][id];
  return found && (presented(structuredClone(found)) as Json);
}

/** Parts of an object that are answered only where they are asked for. */
const ONLY_EXPANDED: Record<string, readonly string[]> = { 'checkout.session': ['line_items'] };

/** The object as it is answered when nothing is expanded. */
export function presented(object: unknown): unknown {
  if (!isObject(object)) return object;
  const hidden = ONLY_EXPANDED[String(object['object'])] ?? [];
  return Object.fromEntries(Object.entries(object).filter(([name]) => !hidden.includes(name)));
}

/** What an object can be asked to include that does not stand in it: by its kind and the name. */
function included(account: Account, object: Json, name: string): unknown {
  const id = String(object['id']);
  const list = (data: readonly unknown[], url: string) => ({ object: 'list', data, has_more: false, url });
  switch (`${String(object['object'])}.${name}`) {
    case 'invoice.payments': {
      const payment = account.state.invoices[id] && paymentOf(account, account.state.invoices[id]);
      return list(payment ? [structuredClone(payment)] : [], `/v1/invoice_payments?invoice=${id}`);
    }
    case 'checkout.session.line_items':
      return structuredClone(account.state.checkoutSessions[id]?.line_items);
    case 'charge.refunds':
      return list(
        Object.values(account.state.refunds).filter(({ charge }) => charge === id),
        `/v1/charges/${id}/refunds`,
      );
    case 'customer.subscriptions':
      return list(
        structuredClone(
          Object.values(account.state.subscriptions).filter(
            ({ customer, status }) => customer === id && status !== 'canceled',
          ),
        ),
        `/v1/customers/${id}/subscriptions`,
      );
    default:
      return undefined;
  }
}

function expandPath(account: Account, object: Json, [name = '', ...rest]: readonly string[], whole: string): void {
  const include = object[name] === undefined ? included(account, object, name) : undefined;
  if (include !== undefined) object[name] = include;
  const value = object[name];
  if (value === undefined)
    throw invalid(`This property cannot be expanded (${whole}).`, 'expand', 'property_cannot_be_expanded');
  if (value === null) return;
  const expanded = Array.isArray(value)
    ? value.map((entry: unknown) => (typeof entry === 'string' ? find(account, name, entry) : entry))
    : typeof value === 'string'
      ? find(account, name, value)
      : value;
  if (expanded === undefined)
    throw invalid(`This property cannot be expanded (${whole}).`, 'expand', 'property_cannot_be_expanded');
  object[name] = expanded;
  if (rest.length === 0) return;
  for (const each of Array.isArray(expanded) ? expanded : [expanded]) {
    if (isObject(each)) expandPath(account, each, rest, whole);
  }
}

const MAX_DEPTH = 4;

/** A copy of the answer with these paths expanded: 'data.latest_invoice', 'items.data.price.product'. */
export function expanded(account: Account, object: unknown, paths: readonly string[]): unknown {
  const answer = structuredClone(object);
  if (!isObject(answer)) return answer;
  const isList = answer['object'] === 'list';
  if (isList) answer['data'] = (answer['data'] as unknown[]).map(presented);
  const top = presented(answer) as Json;
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > MAX_DEPTH)
      throw invalid(`You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`, 'expand');
    expandPath(account, top, parts, path);
  }
  return top;
}
