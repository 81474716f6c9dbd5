import type { Plan } from '@parley/shared';
import { useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Field, Input } from '@/components/field';
import { FormError } from '@/components/states';
import { ApiError, fieldMessage, messageOf } from '@/lib/api';
import { useConfig } from '@/lib/config';
import { useForm } from '@/lib/form';
import { formatLongDate } from '@/lib/format';
import { connectGoogle, type ConnectGoogle, googleMessage } from '@/lib/google';
import { hasSubscription, usePlan } from '@/lib/plan';
import { leaveSignedOut, useSession } from '@/lib/session';
import { messages } from '@/lib/validation';
import { useCloseAccount } from './api/own-data';
import { SettingsSection } from './settings-section';

const DAYS = 30;
const FAILED = 'Failed to close your account. Please try again.';
const NAMES = ['password'] as const;

const inDays = (days: number): Date => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day;
};

/** A subscription that renews ends with the account; where the plan is not known it is said in case there is one. */
function subscriptionWords(plan: Plan | undefined): string | null {
  const itself = 'it does not renew, and reopening your account does not restart it.';
  if (plan === undefined) return `A subscription is cancelled with it: ${itself}`;
  const own = plan.ownPlan ?? plan;
  const renews = hasSubscription(own) && own.state !== 'cancelled';
  return renews ? `Your ${own.planName} subscription is cancelled with it: ${itself}` : null;
}

/** A closing account leaves its team, and reopening it does not bring the seat back (product §18.3). */
function teamWords(plan: Plan | undefined): string | null {
  const team = plan?.team ?? null;
  if (team === null) return null;
  const goes = `You leave ${team.name} for good: your scores stay in its totals, without your name.`;
  return team.role === 'owner'
    ? `${goes} The team passes to the admin who joined it first; without an admin it has no owner until we name one.`
    : goes;
}

const whatHappens = (last: Date, plan: Plan | undefined): string =>
  [
    'You are signed out on every device at once.',
    `Before ${formatLongDate(last)} you can sign in and reopen it, with everything as you left it.`,
    subscriptionWords(plan),
    teamWords(plan),
    'On that day your conversations, reports, templates and scenarios are erased, and nobody can bring them back.',
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');

/** The password once more. */
function CloseForm({
  onKeep,
  close,
}: {
  readonly onKeep: () => void;
  readonly close: ReturnType<typeof useCloseAccount>;
}) {
  const form = useForm({
    names: NAMES,
    check: ({ password }) =>
      messages({ password: password === '' ? 'Please enter your password to close your account' : undefined }),
    onValid: ({ password }) => close.mutate({ password }),
  });
  const refused = close.isError ? fieldMessage(close.error, 'password') : undefined;
  return (
    <form {...form.props} className="mt-4 grid gap-4">
      <Field label="Your password" error={form.errors.password ?? refused}>
        <Input name="password" type="password" autoComplete="current-password" required />
      </Field>
      <FormError message={close.isError && refused === undefined ? messageOf(close.error, FAILED) : undefined} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onKeep}>Keep My Account</Button>
        <Button type="submit" tone="ink" disabled={close.isPending}>
          {close.isPending ? 'Closing...' : 'Close My Account'}
        </Button>
      </div>
    </form>
  );
}

/** Google once more, in a window of its own: for whoever has no password. */
function CloseByGoogle({
  onKeep,
  onConfirm,
  close,
}: {
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
  readonly close: ReturnType<typeof useCloseAccount>;
}) {
  const refused = close.error instanceof ApiError ? messageOf(close.error, FAILED) : googleMessage(close.error, FAILED);
  return (
    <div className="mt-4 grid gap-4">
      <p className="text-pretty">You have no password here, so Google confirms once more that it is you.</p>
      <FormError message={close.isError ? refused : undefined} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onKeep}>Keep My Account</Button>
        <Button tone="ink" disabled={close.isPending} onClick={onConfirm}>
          {close.isPending ? 'Closing...' : 'Confirm with Google and Close'}
        </Button>
      </div>
    </div>
  );
}

/** The end of the account, to be taken back for 30 days (product §4.13). */
export function CloseAccount({ connect = connectGoogle }: { readonly connect?: ConnectGoogle }) {
  const { user } = useSession();
  const config = useConfig();
  const google = config?.google ?? null;
  const hasPassword = user?.hasPassword !== false;
  const close = useCloseAccount();
  const { data: plan } = usePlan();
  const [open, setOpen] = useState(false);
  const done = close.data;
  // Once it is closed there is nothing behind the dialog any more.
  const change = (next: boolean): void => {
    if (done !== undefined) leaveSignedOut();
    else {
      close.reset();
      setOpen(next);
    }
  };
  return (
    <SettingsSection
      title="Close account"
      lead="For good, after 30 days in which you can change your mind. You may want to download your data before."
    >
      {!hasPassword && google === null ? (
        <p className="text-pretty">
          Your account has no password. Set one first: sign out, then choose “Forgot your password?” where you sign in.
        </p>
      ) : (
        <Button onClick={() => setOpen(true)}>Close My Account...</Button>
      )}
      {done === undefined ? (
        <Dialog
          open={open}
          onOpenChange={change}
          title="Close your account?"
          description={whatHappens(inDays(DAYS), plan)}
        >
          {hasPassword || google === null ? (
            <CloseForm onKeep={() => change(false)} close={close} />
          ) : (
            <CloseByGoogle
              onKeep={() => change(false)}
              onConfirm={() => close.mutate({ google: () => connect(google) })}
              close={close}
            />
          )}
        </Dialog>
      ) : (
        <Dialog
          open
          onOpenChange={change}
          title="Your account is closed"
          description={`Sign in before ${formatLongDate(new Date(done.erasedAt))} to reopen it; on that day it is erased. We have sent you an e-mail that says so.`}
        >
          <div className="mt-4 flex justify-end">
            <Button tone="ink" onClick={() => change(false)}>
              Done
            </Button>
          </div>
        </Dialog>
      )}
    </SettingsSection>
  );
}
