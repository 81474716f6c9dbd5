import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '@/components/button';
import { Icon } from '@/components/icon';
import { sessionFlags } from '@/lib/storage';
import { useScrolledPastShare } from '@/lib/use-scrolled-past';

/** Shown after so much of the page (product §3.8). */
const SHOWN_AFTER = 0.2;

/** The call to action that follows a visitor down the page; dismissed for the session. */
export function StickyCta() {
  const [dismissed, setDismissed] = useState(false);
  const far = useScrolledPastShare(SHOWN_AFTER);
  if (dismissed || !far || sessionFlags.isSet('ctaDismissed')) return null;
  return (
    <aside className="sticky-cta" aria-label="Free trial">
      <div className="wrap">
        <p>Twenty conversations to get wrong, free.</p>
        <LinkButton tone="ink" to="/register">
          Get 20 Free Coaching Sessions
        </LinkButton>
        <Button
          tone="bare"
          aria-label="Dismiss"
          onClick={() => {
            sessionFlags.set('ctaDismissed');
            setDismissed(true);
          }}
        >
          <Icon of={X} />
        </Button>
      </div>
    </aside>
  );
}
