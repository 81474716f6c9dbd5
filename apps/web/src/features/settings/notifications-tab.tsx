import { EMAIL_PREFERENCE_WORDS, EMAIL_PREFERENCES, type EmailPreference, type EmailPreferences } from '@parley/shared';
import { useId, useState } from 'react';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/field';
import { ErrorState, FormError, Ghost } from '@/components/states';
import { showToast } from '@/components/toast';
import { useUnsavedChanges } from '@/components/unsaved-changes';
import { messageOf } from '@/lib/api';
import { useSession } from '@/lib/session';
import { useEmailPreferences, useSaveEmailPreferences } from './api/email-preferences';
import { SettingsSection } from './settings-section';

interface Group {
  readonly title: string;
  readonly lead?: string;
  readonly preferences: readonly EmailPreference[];
}

const GROUPS: readonly Group[] = [
  { title: 'Your practice', preferences: ['simulationComplete', 'monthlyProgress'] },
  { title: 'Your plan', preferences: ['lowCreditsWarning', 'trialEnding', 'planExpiration'] },
  { title: 'From us', preferences: ['marketingEmails'] },
];

interface SwitchProps {
  readonly preference: EmailPreference;
  readonly wanted: boolean;
  readonly onChange: (wanted: boolean) => void;
}

function PreferenceSwitch({ preference, wanted, onChange }: SwitchProps) {
  const id = useId();
  const { label, what } = EMAIL_PREFERENCE_WORDS[preference];
  return (
    <li className="preference">
      <Checkbox
        name={preference}
        label={label}
        checked={wanted}
        aria-describedby={id}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <p id={id} className="muted">
        {what}
      </p>
    </li>
  );
}

function PreferencesForm({ stored }: { readonly stored: EmailPreferences }) {
  const { user } = useSession();
  const save = useSaveEmailPreferences();
  const [changes, setChanges] = useState<Partial<EmailPreferences>>({});
  const chosen = { ...stored, ...changes };
  const isChanged = EMAIL_PREFERENCES.some((preference) => chosen[preference] !== stored[preference]);
  useUnsavedChanges(isChanged);
  return (
    <form
      className="settings-sections"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen, {
          onSuccess: () => {
            setChanges({});
            showToast('Your email preferences are saved.');
          },
        });
      }}
    >
      {GROUPS.map(({ title, preferences }) => (
        <SettingsSection key={title} title={title}>
          <ul className="preferences">
            {preferences.map((preference) => (
              <PreferenceSwitch
                key={preference}
                preference={preference}
                wanted={chosen[preference]}
                onChange={(wanted) => setChanges({ ...changes, [preference]: wanted })}
              />
            ))}
          </ul>
        </SettingsSection>
      ))}
      <div className="settings-section">
        <p className="muted text-pretty">
          Letters go to {user?.email}. What concerns the account itself, such as a changed password, is always sent.
        </p>
        <div className="grid content-start justify-items-start gap-4">
          <FormError message={save.isError ? messageOf(save.error, 'Failed to update email preferences') : undefined} />
          <Button type="submit" tone="ink" disabled={save.isPending || !isChanged}>
            {save.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Which e-mails one gets (product §15.5). */
export function NotificationsTab() {
  const { data: stored, isError, refetch } = useEmailPreferences();
  if (stored !== undefined) return <PreferencesForm stored={stored} />;
  if (!isError) return <Ghost label="Loading your email preferences..." lines={4} />;
  return (
    <ErrorState
      title="Failed to load your email preferences"
      action={<Button onClick={() => void refetch()}>Try Again</Button>}
    >
      Nothing has changed. You get the letters you have chosen before.
    </ErrorState>
  );
}
