import { titleCase, type ConversationStatus } from '@parley/shared';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** Two bars; Lucide's are boxes, too heavy beside a word. */
function Paused() {
  return (
    <svg className="i" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M5.5 3.5v9M10.5 3.5v9" />
    </svg>
  );
}

const LOOKS: Record<ConversationStatus, { readonly icon: ReactNode; readonly className: string }> = {
  in_progress: { icon: <Paused />, className: 'text-fair' },
  completed: { icon: <Icon of={Check} />, className: 'text-good' },
  abandoned: { icon: <Icon of={Minus} />, className: 'text-muted' },
};

/** A conversation's status: shape, colour and word ('In Progress', product §2.10). */
export function StatusBadge({ status }: { readonly status: ConversationStatus }) {
  const look = LOOKS[status];
  return (
    <span className={`stat ${look.className}`}>
      {look.icon}
      {titleCase(status)}
    </span>
  );
}
