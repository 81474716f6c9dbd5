import type { BestMoment } from '@parley/shared';
import { Link } from 'react-router-dom';
import { Mark } from '@/components/marks';

/** The words that earned most in the best conversation so far (product §7.5). */
export function WorthRepeating({ best }: { readonly best: BestMoment }) {
  const { quote, messageNumber, label, conversationId, title, stakeholder } = best;
  return (
    <section className="part keep" aria-label="Worth repeating">
      <div className="line-who">
        <b>You</b>
        <span className="num">
          {messageNumber}, to {stakeholder.split(' ')[0] ?? stakeholder}
        </span>
      </div>
      <div>
        <p className="you">
          <Mark>{quote}</Mark>
        </p>
        <p className="from">
          Worth repeating. {label}, in{' '}
          <Link className="serif italic" to={`/coaching-sessions/${conversationId}`}>
            {title}
          </Link>
          .
        </p>
      </div>
    </section>
  );
}
