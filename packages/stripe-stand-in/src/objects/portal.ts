/** The billing portal: how it may be used, and sessions in which somebody uses it. */
import type { Stripe } from 'stripe';
import type { Account } from '../account/account';
import type { PortalConfiguration, PortalSession } from './stored';

interface NewConfiguration {
  readonly name: string | null;
  readonly returnUrl: string | null;
  readonly metadata: Stripe.Metadata;
  readonly businessProfile: Partial<PortalConfiguration['business_profile']>;
  readonly features: PortalConfiguration['features'];
}

/** What a configuration allows where it says nothing. */
export const NO_FEATURES: PortalConfiguration['features'] = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: null,
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};

export function addConfiguration(account: Account, given: NewConfiguration): PortalConfiguration {
  const at = account.now();
  const configuration: PortalConfiguration = {
    id: account.id('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: null,
      privacy_policy_url: null,
      terms_of_service_url: null,
      ...given.businessProfile,
    },
    created: at,
    default_return_url: given.returnUrl,
    features: given.features,
    is_default: false,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: given.metadata,
    name: given.name,
    updated: at,
  };
  account.state.portalConfigurations[configuration.id] = configuration;
  account.emit('billing_portal.configuration.created', configuration, at);
  return configuration;
}

interface NewSession {
  readonly customer: string;
  readonly configuration: string;
  readonly returnUrl: string | null;
  readonly flow: PortalSession['flow'];
  readonly locale: string | null;
}

export function addPortalSession(account: Account, given: NewSession): PortalSession {
  const at = account.now(given.customer);
  const id = account.id('bps');
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: given.configuration,
    created: at,
    customer: given.customer,
    customer_account: null,
    flow: given.flow,
    livemode: false,
    locale: given.locale,
    on_behalf_of: null,
    return_url: given.returnUrl,
    url: `${account.origin}/portal/${id}`,
  };
  account.state.portalSessions[id] = session;
  account.emit('billing_portal.session.created', session, at);
  return session;
}
