import { useState, type ReactNode } from 'react';
import { useCheckout, type CheckoutChoice, type CheckoutPlace } from '@/lib/checkout';
import { useBrand, useConfig } from '@/lib/config';
import { Button, type Looks } from './button';
import { FormError } from './states';

interface CheckoutButtonProps extends Looks, CheckoutChoice {
  /** Decides what is said where it fails. */
  readonly place: CheckoutPlace;
  readonly children: ReactNode;
  /** Where the browser is sent; for tests. */
  readonly go?: (url: string) => void;
}

/** Where no payments are taken, the way to the plan is a letter. */
function NotOpen() {
  const { supportEmail } = useBrand();
  return (
    <>
      Online payment is not open on this installation yet. Write to{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and we will set up your plan by hand.
    </>
  );
}

/** Begins a checkout, says 'Setting up...' until the browser has left, and why where it does not start (product §6.5). */
export function CheckoutButton({ place, children, go, tone, size, ...choice }: CheckoutButtonProps) {
  const { start, busy, blocked, failure } = useCheckout(place, go);
  const isOpen = useConfig()?.paymentsOpen !== false;
  const [asked, setAsked] = useState(false);
  return (
    <div className="checkout">
      <Button
        {...(tone === undefined ? {} : { tone })}
        {...(size === undefined ? {} : { size })}
        disabled={blocked}
        aria-busy={busy}
        onClick={() => (isOpen ? start(choice) : setAsked(true))}
      >
        {busy ? 'Setting up...' : children}
      </Button>
      <output className="checkout-note">
        {busy && <span className="sr">Setting up your checkout</span>}
        {asked && !isOpen && <NotOpen />}
      </output>
      <FormError message={failure ?? undefined} />
    </div>
  );
}
