/** Stripe's billing portal as our code sets it up: nobody has to, and nobody can get it wrong (decision 0022). */
import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { PriceBook } from './pricing';

/** Under these names the configuration carries whose it is and what it was made of. */
const INSTALLATION = 'parley_installation';
const FINGERPRINT = 'parley_fingerprint';

export interface PortalSettings {
  /** Where people open the product, without a trailing slash; installations that share an account have each its own. */
  readonly publicUrl: string;
  /** What plans can be changed to; null where it is not known: then nothing is changed about it. */
  readonly sold: PriceBook['sold'] | null;
}

/**
 * The id of the portal configuration of this installation, made, changed or switched on again where that is due. Of several processes at
 * once all come to the same one.
 * @throws Stripe's error
 */
export async function ensurePortalConfiguration(stripe: Stripe, settings: PortalSettings): Promise<string> {
  const wanted = configurationOf(settings);
  const fingerprint = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 32);
  const metadata = { [INSTALLATION]: settings.publicUrl, [FINGERPRINT]: fingerprint };
  const found = await findConfiguration(stripe, settings.publicUrl);
  if (found === null) {
    const made = await stripe.billingPortal.configurations.create(
      { ...wanted, metadata },
      { idempotencyKey: `parley:portal:${createHash('sha256').update(JSON.stringify(metadata)).digest('hex')}` },
    );
    return made.id;
  }
  if (found.active && settings.sold === null) return found.id;
  if (!found.active || found.metadata?.[FINGERPRINT] !== fingerprint)
    await stripe.billingPortal.configurations.update(found.id, { ...wanted, metadata, active: true });
  return found.id;
}

/** The oldest, where there are several. */
async function findConfiguration(
  stripe: Stripe,
  publicUrl: string,
): Promise<Stripe.BillingPortal.Configuration | null> {
  let oldest: Stripe.BillingPortal.Configuration | null = null;
  for await (const configuration of stripe.billingPortal.configurations.list({ limit: 100 })) {
    if (configuration.metadata?.[INSTALLATION] !== publicUrl) continue;
    if (oldest === null || configuration.created < oldest.created) oldest = configuration;
  }
  return oldest;
}

/** More is charged at once, by the day; less begins with the next period. */
function configurationOf({ publicUrl, sold }: PortalSettings) {
  return {
    default_return_url: `${publicUrl}/settings?tab=billing`,
    features: {
      customer_update: { enabled: true, allowed_updates: ['name', 'address', 'tax_id'] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
      subscription_update:
        sold === null
          ? { enabled: false }
          : {
              enabled: true,
              default_allowed_updates: ['price'],
              proration_behavior: 'always_invoice',
              products: productsOf(sold),
              schedule_at_period_end: {
                conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
              },
            },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams;
}

function productsOf(sold: PriceBook['sold']) {
  const products = new Map<string, string[]>();
  for (const { productId, priceId } of Object.values(sold))
    products.set(productId, [...(products.get(productId) ?? []), priceId]);
  return [...products].map(([product, prices]) => ({ product, prices }));
}
