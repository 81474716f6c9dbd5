import { useRef, useState } from 'react';
import { sessionFlags } from '@/lib/storage';
import { PaymentBanner } from './payment-banner';
import { usePassing } from './use-passing';

/** How long the welcome stands, in ms (product §7.2). */
const WELCOME_MS = 15_000;

function Welcome({ name, onEnd }: { readonly name: string; readonly onEnd: () => void }) {
  const banner = useRef<HTMLOutputElement>(null);
  usePassing(banner, { after: WELCOME_MS, running: true, end: onEnd });
  return (
    <output className="warn warn-good" ref={banner}>
      <span>
        <b>Your trial has begun, {name}:</b> 20 sessions in 14 days. Pick someone to face.
      </span>
    </output>
  );
}

function WelcomeBanner({ name }: { readonly name: string }) {
  const [shown, setShown] = useState(() => sessionFlags.isSet('showWelcome'));
  const end = (): void => {
    sessionFlags.clear('showWelcome');
    setShown(false);
  };
  return shown ? <Welcome name={name} onEnd={end} /> : null;
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
