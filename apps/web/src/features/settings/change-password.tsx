import { useBrand } from '@/lib/config';
import { SettingsSection } from './settings-section';

/** Another password for this account (product §4.10). */
export function ChangePassword() {
  const { supportEmail } = useBrand();
  return (
    <SettingsSection title="Password">
      <p className="label">Not open yet</p>
      <p className="mt-2 font-serif text-lg leading-text text-pretty">
        Here you will change your password. Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> until then.
      </p>
    </SettingsSection>
  );
}
