import { titleCase, type ConversationStatus } from '@parley/shared';
import { Check, Minus, Pause, type LucideIcon } from 'lucide-react';
import { Icon } from './icon';

const LOOKS: Record<ConversationStatus, { readonly icon: LucideIcon; readonly className: string }> = {
  in_progress: { icon: Pause, className: 'text-fair' },
  completed: { icon: Check, className: 'text-good' },
  abandoned: { icon: Minus, className: 'text-muted' },
};

/** A conversation's status: shape, colour and word ('In Progress', S1 §4). */
export function StatusBadge({ status }: { readonly status: ConversationStatus }) {
  const look = LOOKS[status];
  return (
    <span className={`stat ${look.className}`}>
      <Icon of={look.icon} />
      {titleCase(status)}
    </span>
  );
}
