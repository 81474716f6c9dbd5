import { Check, X } from 'lucide-react';
import { Icon } from '@/components/icon';
import { Mark, Pencil } from '@/components/marks';
import { Level } from '@/components/score';

/** The sample report: how a score is explained by the words behind it (product §3.6). */
export function Proof() {
  return (
    <section className="band" id="report">
      <h2>A score you can argue with.</h2>
      <p className="sub">
        About thirty plain questions decide it. Did you own the delay? Did you name a day? Each answer points at the
        words that settled it, so you can read them again and disagree.
      </p>
      <div className="proof">
        <div className="big">
          <b className="num">7.4</b>
          <p>
            <Level level="fair">Fair</Level>
            <br />
            24 of 32 indicators met
          </p>
        </div>
        <div className="row">
          <div className="q you">
            <small className="num">You, message 8</small>
            Or Rotterdam and Hull on 1&nbsp;October, with the other nine ports following on 12&nbsp;November.{' '}
            <Mark>The second costs £38,000 more for running both systems for six weeks</Mark>, and I’d be certain of
            both dates.
          </div>
          <div className="n">
            <span className="st st-y">
              <Icon of={Check} /> Met
            </span>
            <b>Named a trade-off with a number</b>
            <p>Negotiation Skills, worth 0.25</p>
          </div>
        </div>
        <div className="row">
          <div className="q them">
            <small className="num">Graham, message 11</small>
            Then find out. If I go in with thirty-eight and come back with fifty, we’ll have this conversation again
            without the coffee.
          </div>
          <div className="n" />
        </div>
        <div className="row">
          <div className="q you">
            <small className="num">You, message 12</small>
            Understood. <Pencil>I will get you a number from the vendor.</Pencil>
          </div>
          <div className="n">
            <span className="st st-n">
              <Icon of={X} /> Not met
            </span>
            <b>Closed with an owner and a date</b>
            <p>Documentation, cost you 0.33</p>
          </div>
        </div>
      </div>
    </section>
  );
}
