import { Link } from 'react-router-dom';
import type { Tone } from './plan-usage';

interface NoticeStripProps {
  /** What it is about, for who jumps from part to part. */
  readonly label: string;
  readonly tone: Tone;
  /** The count, said first and in bold. */
  readonly count: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

/** A strip under the bar about the plan. */
export function NoticeStrip({ label, tone, count, text, action, to }: NoticeStripProps) {
  return (
    <section className="notice" aria-label={label} data-tone={tone}>
      <div className="wrap">
        <p className="num">
          <b>{count}</b> {text}
        </p>
        <Link className="more" to={to}>
          {action}
        </Link>
      </div>
    </section>
  );
}
