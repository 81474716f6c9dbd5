import { SettingsPage } from '@/features/settings';
import { UpgradeButton } from '@/features/upgrade';

/** /settings, with the upgrade button in its head. */
export function AccountSettingsPage() {
  return <SettingsPage upgrade={<UpgradeButton source="settings" />} />;
}
