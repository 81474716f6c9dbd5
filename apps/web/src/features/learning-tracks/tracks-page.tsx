import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { PageHeader } from '@/components/page';
import { ErrorState, Ghost } from '@/components/states';
import { messageOf } from '@/lib/api';
import { kitProgressQuery, tracksQuery } from '@/lib/starter-kits';
import { TrackRow } from './components/track-row';
import './learning-tracks.css';

/** For those who don't know which track is theirs: one conversation tells more than a questionnaire. */
function AssessmentPrompt() {
  return (
    <section className="track-assess">
      <h2 className="label">Not sure where you stand?</h2>
      <p>
        Hold one conversation first. Its report scores ten skills by the words you used, and your lowest one says which
        track to take.
      </p>
      <p className="track-links">
        <Link to="/coaching-sessions">Browse Scenarios</Link>
        <Link to="/coaching-history">Your Progress &amp; History</Link>
      </p>
    </section>
  );
}

function Tracks() {
  const tracks = useQuery(tracksQuery());
  const progress = useQuery(kitProgressQuery());
  if (tracks.data === undefined) {
    return tracks.error === null ? (
      <Ghost label="Loading learning tracks..." lines={3} />
    ) : (
      <ErrorState
        title={messageOf(tracks.error, 'Failed to load Learning Tracks')}
        action={
          <Button size="sm" onClick={() => void tracks.refetch()}>
            Try Again
          </Button>
        }
      >
        What you have completed is safe. The list could not be read just now.
      </ErrorState>
    );
  }
  // Until it is known where one is nothing is said about it; a failure shows every track as not started.
  if (progress.isPending) return <Ghost label="Loading learning tracks..." lines={3} />;
  return (
    <ul className="track-list">
      {tracks.data.map((track) => (
        <TrackRow
          key={track.slug}
          track={track}
          progress={progress.data?.find(({ starterKit }) => starterKit.slug === track.slug)}
        />
      ))}
    </ul>
  );
}

/** /learning-tracks (product §16.3). */
export function TracksPage({
  notice,
}: {
  /** The strip above everything: what a trial needs said. */ readonly notice: ReactNode;
}) {
  return (
    <>
      {notice}
      <div className="wrap">
        <PageHeader title="Learning Tracks">
          Four conversations in an order that teaches. Each opens when the one before it is completed; the better score
          stays.
        </PageHeader>
        <div className="track-body">
          <Tracks />
          <AssessmentPrompt />
        </div>
      </div>
    </>
  );
}
