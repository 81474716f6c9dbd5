import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sessionFlags } from '@/lib/storage';

/** How long payment banners and the welcome banner stand, in ms (product §7.2). */
const PAYMENT_MS = 10_000;
const WELCOME_MS = 15_000;

/** The texts of product §7.2. */
const PAYMENT_TEXTS = {
  success:
    'Payment successful! Your subscription has been activated. You now have full access to all coaching features.',
  cancelled: 'Payment cancelled: Your subscription upgrade was cancelled. You can try again anytime.',
} as const;

function PaymentBanner() {
  const [query, setQuery] = useSearchParams();
  const payment = query.get('payment');
  const known = payment === 'success' || payment === 'cancelled';
  const clear = useEffectEvent(() => {
    const rest = new URLSearchParams(query);
    rest.delete('payment');
    setQuery(rest, { replace: true });
  });
  // The ten seconds run from the arrival, whatever else is drawn meanwhile.
  useEffect(() => {
    if (!known) return undefined;
    const timer = setTimeout(() => clear(), PAYMENT_MS);
    return () => clearTimeout(timer);
  }, [known]);
  if (!known) return null;
  return (
    <output className={`warn ${payment === 'success' ? 'warn-good' : 'warn-fair'}`}>{PAYMENT_TEXTS[payment]}</output>
  );
}

function WelcomeBanner({ name }: { readonly name: string }) {
  const [shown, setShown] = useState(() => sessionFlags.isSet('showWelcome'));
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => {
      sessionFlags.clear('showWelcome');
      setShown(false);
    }, WELCOME_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  return (
    <output className="warn warn-good">
      <span>
        <b>Your trial has begun, {name}:</b> 20 sessions in 14 days. Pick someone to face.
      </span>
    </output>
  );
}

/** What happened just before: a registration, or a return from the checkout (product §7.2). */
export function DashboardBanners({ firstName }: { readonly firstName: string }) {
  return (
    <div className="banners">
      <PaymentBanner />
      <WelcomeBanner name={firstName} />
    </div>
  );
}
