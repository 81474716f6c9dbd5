import { ChangePassword } from './change-password';
import { CloseAccount } from './close-account';
import { Devices } from './devices';
import { OwnData } from './own-data';
import './settings.css';

/** Account Security: one section a subject, each in a file of its own (product §4.14). */
export function SecurityTab() {
  return (
    <div className="settings-sections">
      <ChangePassword />
      <Devices />
      <OwnData />
      <CloseAccount />
    </div>
  );
}
