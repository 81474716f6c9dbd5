import { useBrand } from '@/lib/config';

/** Which letters one gets (product §15.5). */
export function NotificationsTab() {
  const { supportEmail } = useBrand();
  return (
    <div className="max-w-measure">
      <p className="label">Not open yet</p>
      <p className="mt-2 font-serif text-lg leading-text text-pretty">
        Here you will choose which letters you get. At present only those that a session of yours causes are sent. Write
        to <a href={`mailto:${supportEmail}`}>{supportEmail}</a> until then.
      </p>
    </div>
  );
}
