import { Button, LinkButton } from '@/components/button';
import { usePageHeading } from '@/components/page';
import { ErrorState } from '@/components/states';

interface TrackFailedProps {
  /** What happened (product §16.4). */
  readonly message: string;
  /** What is safe, where it is ours to say. */
  readonly assurance: string | null;
  readonly onRetry: () => void;
}

/** A track that could not be shown, with its three ways out. */
export function TrackFailed({ message, assurance, onRetry }: TrackFailedProps) {
  const heading = usePageHeading('Learning Track');
  return (
    <div className="wrap track-state">
      <h1 className="sr" ref={heading} tabIndex={-1}>
        Learning Track
      </h1>
      <ErrorState
        title={message}
        action={
          <div className="track-outs">
            <LinkButton tone="ink" to="/learning-tracks">
              View All Learning Tracks
            </LinkButton>
            <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
            <Button onClick={onRetry}>Try Again</Button>
          </div>
        }
      >
        {assurance}
      </ErrorState>
    </div>
  );
}
