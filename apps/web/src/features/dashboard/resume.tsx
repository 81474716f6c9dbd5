import type { ConversationSummary } from '@parley/shared';
import { LinkButton } from '@/components/button';
import { formatTime } from '@/lib/format';

/** An unfinished conversation continues with the last words that were said. */
export function Resume({ conversation }: { readonly conversation: ConversationSummary }) {
  const { lastMessage, stakeholderPersona, scenario } = conversation;
  const firstName = stakeholderPersona.name.split(' ')[0] ?? stakeholderPersona.name;
  const theirTurn = lastMessage?.role === 'student';
  return (
    <section className="resume" aria-label="Unfinished conversation">
      <div className="line-who">
        <b>{theirTurn ? 'You' : firstName}</b>
        {lastMessage !== null && (
          <span className="num">
            {lastMessage.number} · {formatTime(new Date(lastMessage.timestamp))}
          </span>
        )}
      </div>
      <div>
        {lastMessage !== null && (
          <p className={theirTurn ? 'you' : 'said'}>{theirTurn ? lastMessage.content : `“${lastMessage.content}”`}</p>
        )}
        <p className="from">
          {theirTurn ? `${firstName} is next in ` : `${firstName} is waiting for your answer in `}
          <em className="serif">{scenario.title}</em>.
        </p>
      </div>
      <LinkButton tone="ink" to={`/coaching-sessions/${conversation._id}`}>
        Continue
      </LinkButton>
    </section>
  );
}
