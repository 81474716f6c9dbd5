import { useEffect, useEffectEvent, useState } from 'react';
import { Button, LinkButton } from '@/components/button';
import { CheckoutButton } from '@/components/checkout-button';
import { Dialog } from '@/components/dialog';
import { usePlan } from '@/lib/plan';
import { sessionFlags } from '@/lib/storage';
import { exitOffer, type ExitOffer } from './exit-offer';

/** How long the pointer has to stay out, in ms (product §6.13). */
const DELAY_MS = 100;

/** Calls back once the pointer has left through the top of the window and stayed out for the delay. Returns what stops it. */
function watchLeaving(onLeave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const leave = (event: MouseEvent): void => {
    if (event.clientY > 0) return;
    stop();
    timer = setTimeout(onLeave, DELAY_MS);
  };
  const page = document.documentElement;
  page.addEventListener('mouseleave', leave);
  page.addEventListener('mouseenter', stop);
  return () => {
    stop();
    page.removeEventListener('mouseleave', leave);
    page.removeEventListener('mouseenter', stop);
  };
}

/** Asks once per session, when the pointer leaves through the top of the window (product §6.13). */
export function ExitIntent() {
  const { data: plan } = usePlan();
  const [done, setDone] = useState(() => sessionFlags.isSet('exitIntentShown'));
  // What was said when it opened; a plan that is read again meanwhile changes nothing under the reader's eyes.
  const [open, setOpen] = useState<ExitOffer | null>(null);
  const offer = plan === undefined ? null : exitOffer(plan);
  const onLeave = useEffectEvent(() => {
    if (offer === null || document.querySelector('[data-dialog][data-state="open"]') !== null) return;
    sessionFlags.set('exitIntentShown');
    setDone(true);
    setOpen(offer);
  });
  const watching = !done && offer !== null;
  useEffect(() => (watching ? watchLeaving(() => onLeave()) : undefined), [watching]);
  if (open === null) return null;
  const close = (): void => setOpen(null);
  return (
    <Dialog open onOpenChange={close} title={open.title} description={open.text}>
      {open.note !== null && <p className={`warn mt-4 ${open.urgent ? 'warn-poor' : 'warn-good'}`}>{open.note}</p>}
      <div className="dialog-acts">
        <Button onClick={close}>Not now</Button>
        {open.to === null ? (
          <CheckoutButton place="prompt" tone="ink" planType="solo_pro" billingPeriod={plan?.billing ?? 'monthly'}>
            {open.action}
          </CheckoutButton>
        ) : (
          <LinkButton tone="ink" to={open.to} onClick={close}>
            {open.action}
          </LinkButton>
        )}
      </div>
    </Dialog>
  );
}
