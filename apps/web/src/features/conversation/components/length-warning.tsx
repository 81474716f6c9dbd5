import { Button } from '@/components/button';
import { lengthWarning } from '../model/dialogue-view';

/** More than 20 messages, yellow; more than 30, red, with 'End Now' (product §9.11). */
export function LengthWarning({ messageCount, onEnd }: { readonly messageCount: number; readonly onEnd: () => void }) {
  const warning = lengthWarning(messageCount);
  if (warning === 'none') return null;
  if (warning === 'long') {
    return (
      <p className="warn warn-fair desk-warn">
        <span>
          <b>{messageCount} messages.</b> Most of these end by 20.
        </span>
      </p>
    );
  }
  return (
    <div className="warn warn-poor desk-warn">
      <span>
        <b>{messageCount} messages.</b> Time to close and get your feedback.
      </span>
      <Button size="sm" onClick={onEnd}>
        End Now
      </Button>
    </div>
  );
}
