import type { DeviceSession } from '@parley/shared';
import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { AlertDialog } from '@/components/dialog';
import { ErrorState, FormError, Ghost } from '@/components/states';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { formatDate, formatWhen } from '@/lib/format';
import { useDevices, useSignOutDevice, useSignOutEverywhere } from './api/devices';
import { SettingsSection } from './settings-section';

interface DeviceRowProps {
  readonly device: DeviceSession;
  readonly isLeaving: boolean;
  readonly onSignOut: () => void;
}

function DeviceRow({ device, isLeaving, onSignOut }: DeviceRowProps) {
  const seen = formatWhen(new Date(device.lastSeenAt));
  return (
    <li className="device">
      <div>
        <p className="font-medium wrap-anywhere">{device.device}</p>
        <p className="muted">
          {device.current ? <b>This device</b> : `Last seen ${seen}`}
          {` · signed in ${formatDate(new Date(device.createdAt))}`}
        </p>
      </div>
      {!device.current && (
        <Button
          size="sm"
          disabled={isLeaving}
          aria-label={`Sign out ${device.device}, last seen ${seen}`}
          onClick={onSignOut}
        >
          {isLeaving ? 'Signing out...' : 'Sign Out'}
        </Button>
      )}
    </li>
  );
}

function DeviceList({ devices }: { readonly devices: readonly DeviceSession[] }) {
  const signOut = useSignOutDevice();
  const everywhere = useSignOutEverywhere();
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const failure = signOut.error ?? everywhere.error;
  return (
    <div className="grid gap-4">
      {/* Whoever signs a device out with the keyboard goes on where it stood. */}
      <ul ref={list} tabIndex={-1} className="devices" aria-label="Signed-in devices">
        {devices.map((device) => (
          <DeviceRow
            key={device._id}
            device={device}
            isLeaving={signOut.isPending && signOut.variables._id === device._id}
            onSignOut={() =>
              signOut.mutate(device, {
                onSuccess: () => {
                  list.current?.focus();
                  showToast(`${device.device} is signed out.`);
                },
              })
            }
          />
        ))}
      </ul>
      {devices.length === 1 && <p className="muted">You are signed in nowhere else.</p>}
      <FormError message={failure === null ? undefined : messageOf(failure, 'Failed to sign out. Please try again.')} />
      <div>
        <Button disabled={everywhere.isPending} onClick={() => setAsking(true)}>
          {everywhere.isPending ? 'Signing out...' : 'Sign Out Everywhere'}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="Every device is signed out at once, this one too. Nothing you have written is lost: sign in again and go on."
        confirmLabel="Sign Out Everywhere"
        cancelLabel="Stay Signed In"
        onConfirm={() => everywhere.mutate()}
      />
    </div>
  );
}

/** Where this account is signed in, and the way to end it (product §4.11). */
export function Devices() {
  const { data, isError, refetch } = useDevices();
  return (
    <SettingsSection
      title="Devices"
      lead="Where you are signed in. Sign out what you do not know, or no longer use: it counts at once."
    >
      {data !== undefined && <DeviceList devices={data} />}
      {data === undefined && !isError && <Ghost label="Loading your devices..." />}
      {data === undefined && isError && (
        <ErrorState
          title="Failed to load your devices"
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        >
          Every device that was signed in still is.
        </ErrorState>
      )}
    </SettingsSection>
  );
}
