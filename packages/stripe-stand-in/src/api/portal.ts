import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { page } from '../http/list';
import { expand, flag, metadata, paging, text, unsettable, withoutEffect } from '../http/parameters';
import { invalid } from '../http/stripe-error';
import { addConfiguration, addPortalSession, NO_FEATURES } from '../objects/portal';
import { find } from './find';
import { features, readFeatures } from './portal-features';
import { flow, readFlow } from './portal-flow';

const configuration = {
  business_profile: z
    .strictObject({
      headline: unsettable(text.max(60)).optional(),
      privacy_policy_url: text.optional(),
      terms_of_service_url: text.optional(),
    })
    .optional(),
  default_return_url: unsettable(text).optional(),
  expand,
  features: features.optional(),
  login_page: z.strictObject({ enabled: flag }).optional(),
  metadata: metadata.optional(),
  name: unsettable(text).optional(),
};

export const portal = [
  endpoint('post', '/v1/billing_portal/configurations', z.strictObject(configuration), ({ account, params }) =>
    addConfiguration(account, {
      name: params.name ?? null,
      returnUrl: params.default_return_url ?? null,
      metadata: params.metadata ?? {},
      businessProfile: definedOf(params.business_profile ?? {}),
      features: readFeatures(account, params.features, NO_FEATURES),
    }),
  ),
  endpoint(
    'get',
    '/v1/billing_portal/configurations',
    z.strictObject({ ...paging, active: flag.optional(), is_default: flag.optional() }),
    ({ account, params }) =>
      page(
        '/v1/billing_portal/configurations',
        Object.values(account.state.portalConfigurations).filter(
          (each) =>
            (params.active === undefined || each.active === params.active) &&
            (params.is_default === undefined || each.is_default === params.is_default),
        ),
        params,
      ),
  ),
  endpoint('get', '/v1/billing_portal/configurations/:id', z.strictObject({ expand }), ({ account, id }) =>
    find(account, 'portalConfigurations', id),
  ),
  endpoint(
    'post',
    '/v1/billing_portal/configurations/:id',
    z.strictObject({ ...configuration, active: flag.optional() }),
    ({ account, params, id }) => {
      const found = find(account, 'portalConfigurations', id);
      found.features = readFeatures(account, params.features, found.features);
      found.business_profile = { ...found.business_profile, ...definedOf(params.business_profile ?? {}) };
      if (params.active !== undefined) found.active = params.active;
      if (params.default_return_url !== undefined) found.default_return_url = params.default_return_url;
      if (params.name !== undefined) found.name = params.name;
      if (params.metadata !== undefined) found.metadata = { ...found.metadata, ...params.metadata };
      found.updated = account.now();
      account.emit('billing_portal.configuration.updated', found, found.updated);
      return found;
    },
  ),
  endpoint(
    'post',
    '/v1/billing_portal/sessions',
    z.strictObject({
      configuration: text.optional(),
      customer: text,
      expand,
      flow_data: flow.optional(),
      locale: text.optional(),
      return_url: text.optional(),
      ...withoutEffect('after_expiration'),
    }),
    ({ account, params }) => {
      const customer = find(account, 'customers', params.customer, 'customer');
      const chosen =
        params.configuration ??
        Object.values(account.state.portalConfigurations).find(({ is_default: isDefault }) => isDefault)?.id;
      if (chosen === undefined)
        throw invalid(
          'No configuration provided and your test mode default configuration has not been created.',
          'configuration',
        );
      const found = find(account, 'portalConfigurations', chosen, 'configuration');
      if (!found.active) throw invalid(`The configuration ${found.id} is inactive.`, 'configuration');
      return addPortalSession(account, {
        customer: customer.id,
        configuration: found.id,
        returnUrl: params.return_url ?? found.default_return_url,
        flow: readFlow(account, params.flow_data, customer.id, found),
        locale: params.locale ?? null,
      });
    },
  ),
];

/** Only what was said. */
function definedOf<T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
