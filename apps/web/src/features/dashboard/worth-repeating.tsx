import type { ConversationSummary } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Mark } from '@/components/marks';
import { conversationQuery } from '@/lib/conversations';
import { bestMomentOf } from './best-moment';

/** The words that earned most in the best conversation so far; nothing until they are here, and nothing where they can't be quoted. */
export function WorthRepeating({ best }: { readonly best: ConversationSummary }) {
  const { data: conversation } = useQuery(conversationQuery(best._id));
  const moment = conversation === undefined ? null : bestMomentOf(conversation);
  if (moment === null) return null;
  const { name } = best.stakeholderPersona;
  return (
    <section className="part keep" aria-label="Worth repeating">
      <div className="line-who">
        <b>You</b>
        <span className="num">
          {moment.messageNumber}, to {name.split(' ')[0] ?? name}
        </span>
      </div>
      <div>
        <p className="you">
          <Mark>{moment.quote}</Mark>
        </p>
        <p className="from">
          Worth repeating. {moment.label}, in{' '}
          <Link className="serif italic" to={`/coaching-sessions/${best._id}`}>
            {best.scenario.title}
          </Link>
          .
        </p>
      </div>
    </section>
  );
}
