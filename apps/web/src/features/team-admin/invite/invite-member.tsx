import { TEAM_INVITATION_DAYS, type TeamDashboard } from '@parley/shared';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Ghost } from '@/components/states';
import { Tabs } from '@/components/tabs';
import { countOf } from '@/lib/format';
import { useInvite, useInviteSeveral, type Person } from '../api/members';
import { seatsLeft } from '../team-figures';
import { InviteOne } from './invite-one';

// Brings a reader of CSV with it, which most visits don't need.
const InviteSeveral = lazy(async () => ({ default: (await import('./invite-several')).InviteSeveral }));

interface InviteMemberProps {
  readonly dashboard: TeamDashboard;
  readonly icon: ReactNode;
}

/**
 * 'Invite Member' and its window (product §18.2). What was typed is kept when the window is closed, and the button is
 * disabled where no seat is free.
 */
export function InviteMember({ dashboard: { teamTotals, memberStats }, icon }: InviteMemberProps) {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState('one');
  const [draft, setDraft] = useState<Person>({ name: '', email: '' });
  const [list, setList] = useState('');
  const invite = useInvite();
  const several = useInviteSeveral();
  const seats = seatsLeft(teamTotals);
  const close = useCallback(() => setOpen(false), []);
  const change = (open: boolean): void => {
    // What becomes of what is being sent has to be seen.
    if (invite.isPending || several.isPending) return;
    invite.reset();
    several.reset();
    setOpen(open);
  };
  const tabs = [
    {
      value: 'one',
      label: 'One person',
      content: <InviteOne draft={draft} onDraft={setDraft} invite={invite} onClose={close} />,
    },
    {
      value: 'several',
      label: 'Several people',
      content: (
        <Suspense fallback={<Ghost label="Loading..." />}>
          <InviteSeveral
            text={list}
            onText={setList}
            members={memberStats}
            seats={seats}
            invite={several}
            onClose={close}
          />
        </Suspense>
      ),
    },
  ];
  return (
    <>
      <Button tone="ink" disabled={seats === 0} onClick={() => change(true)}>
        {icon}
        Invite Member
      </Button>
      <Dialog
        cross
        open={isOpen}
        onOpenChange={change}
        title="Invite Team Member"
        wide={tab === 'several'}
        description={
          <>
            {seats !== null && `${countOf(seats, 'seat is', 'seats are')} free. `}
            An invitation takes a seat at once and holds it until you revoke it; its link works for{' '}
            {TEAM_INVITATION_DAYS} days. You will see scores and counts, never what was said.
          </>
        }
      >
        <div className="mt-4">
          <Tabs label="Whom to invite" tabs={tabs} value={tab} onValueChange={setTab} />
        </div>
      </Dialog>
    </>
  );
}
