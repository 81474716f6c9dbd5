import { Button } from '@/components/button';
import { ErrorState } from '@/components/states';
import { ApiError, messageOf } from '@/lib/api';
import { postTokenForm } from '@/lib/post-token-form';
import { useDownloadData } from './api/own-data';
import { SettingsSection } from './settings-section';

/** Whether another way would do better: not where the server said no. */
function isWorthAnotherWay(error: unknown): boolean {
  return !(error instanceof ApiError && error.fromServer && error.status < 500);
}

/** Everything about oneself, to be taken away (product §4.12). */
export function OwnData() {
  const download = useDownloadData();
  return (
    <SettingsSection
      title="Your data"
      lead="Everything we hold about you as one ZIP file: your conversations with their reports as Markdown to read, and all of it as JSON."
    >
      <div className="grid justify-items-start gap-4">
        <Button disabled={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? 'Downloading...' : 'Download My Data'}
        </Button>
        <output className="muted">
          {download.isPending && 'A long history can take a minute. Stay on this page until it is done.'}
          {download.isSuccess && 'Your data is in your downloads.'}
        </output>
        {download.isError && (
          <ErrorState
            title={`Failed to download your data: ${messageOf(download.error, 'Download failed')}`}
            action={
              isWorthAnotherWay(download.error) && (
                <Button onClick={() => postTokenForm('/api/users/export')}>Let the Browser Save It</Button>
              )
            }
          >
            Nothing is lost. Try again in a moment.
          </ErrorState>
        )}
      </div>
    </SettingsSection>
  );
}
