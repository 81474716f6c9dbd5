import './upgrade.css';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '@/components/icon';
import { Level } from '@/components/score';
import { usePlan } from '@/lib/plan';
import { useSession } from '@/lib/session';
import { sessionFlags, type SessionFlag } from '@/lib/storage';
import { useScrolledPast } from '@/lib/use-scrolled-past';
import { isQuietPath } from './quiet-paths';
import { touchpointOf, type Touchpoint } from './touchpoint';
import type { Tone } from './plan-usage';

/** How far a page is scrolled before the button appears (product §6.10). */
const SHOWN_AFTER_PX = 200;

/** Whether a reminder was dismissed in this session, and the way to do so. */
function useDismissal(flag: SessionFlag): readonly [dismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState(() => sessionFlags.isSet(flag));
  return [
    dismissed,
    () => {
      sessionFlags.set(flag);
      setDismissed(true);
    },
  ];
}

function Dismiss({ onDismiss }: { readonly onDismiss: () => void }) {
  return (
    <button type="button" className="touch-close" onClick={onDismiss}>
      <span className="sr">Dismiss</span>
      <Icon of={X} />
    </button>
  );
}

function Title({ tone, text }: { readonly tone: Tone; readonly text: string }) {
  return tone === 'none' ? <b>{text}</b> : <Level level={tone}>{text}</Level>;
}

interface ReminderProps {
  readonly touchpoint: Touchpoint;
  readonly scrolled: boolean;
}

/** In the outer margin where the screen has one; else a slip over the lower edge, once the page is scrolled. */
function SidebarCard({ touchpoint, scrolled }: ReminderProps) {
  const [dismissed, dismiss] = useDismissal('upgradeSidebarDismissed');
  if (dismissed) return null;
  return (
    <aside className="touch-card" aria-label="Upgrade" data-scrolled={scrolled}>
      <Title tone={touchpoint.cardTone} text={touchpoint.title} />
      <span className="num">{touchpoint.detail}</span>
      <Link className="more" to={touchpoint.to}>
        {touchpoint.action}
      </Link>
      <Dismiss onDismiss={dismiss} />
    </aside>
  );
}

/** On phones, after 200 px of scroll. */
function FloatingButton({ touchpoint, scrolled }: ReminderProps) {
  const [dismissed, dismiss] = useDismissal('mobileFABDismissed');
  if (dismissed || !scrolled) return null;
  return (
    <aside className="touch-button" aria-label="Upgrade">
      <Link to={touchpoint.to}>
        <Title tone={touchpoint.buttonTone} text={touchpoint.action} />
        <span>{touchpoint.title}</span>
      </Link>
      <Dismiss onDismiss={dismiss} />
    </aside>
  );
}

/** The reminders of the layout, for trials and Solo Core only. Hidden while the plan is unknown (product §6.6). */
export function UpgradeTouchpoints() {
  const { pathname } = useLocation();
  const signedIn = useSession().status === 'signed-in';
  const { data: plan } = usePlan();
  const scrolled = useScrolledPast(SHOWN_AFTER_PX);
  const touchpoint = !signedIn || plan === undefined || isQuietPath(pathname) ? null : touchpointOf(plan);
  if (touchpoint === null) return null;
  return (
    <div className="touch">
      <SidebarCard touchpoint={touchpoint} scrolled={scrolled} />
      <FloatingButton touchpoint={touchpoint} scrolled={scrolled} />
    </div>
  );
}
