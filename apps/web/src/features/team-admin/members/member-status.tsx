import type { MemberStats } from '@parley/shared';
import { Check, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { formatShortDate } from '@/lib/format';

/** Until when the link works; one that is over keeps its seat until it is re-sent or revoked (product §18.2). */
function LinkState({ endsAt, now }: { readonly endsAt: string; readonly now: Date }) {
  const end = new Date(endsAt);
  return end < now ? (
    <span className="ta-link ta-link-over">link expired {formatShortDate(end)}</span>
  ) : (
    <span className="ta-link">link until {formatShortDate(end)}</span>
  );
}

interface MemberStatusProps {
  readonly member: MemberStats;
  readonly now: Date;
  /** What can be done about an invitation; stands beside its word. */
  readonly children: ReactNode;
}

/** Active or invited: shape, colour and word. */
export function MemberStatus({ member: { status, invitationEndsAt }, now, children }: MemberStatusProps) {
  if (status === 'active') {
    return (
      <span className="stat text-good">
        <Icon of={Check} />
        Active
      </span>
    );
  }
  return (
    <>
      <span className="stat text-fair">
        <Icon of={Mail} />
        Invited
      </span>
      {children}
      {invitationEndsAt !== null && <LinkState endsAt={invitationEndsAt} now={now} />}
    </>
  );
}
