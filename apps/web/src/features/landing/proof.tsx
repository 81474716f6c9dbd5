import { sampleReport, type ReportRow } from '@parley/content/public';
import { SCORE_LEVEL_WORDS, scoreLevel } from '@parley/shared';
import { Check, X } from 'lucide-react';
import { Icon } from '@/components/icon';
import { Mark, Pencil } from '@/components/marks';
import { Level } from '@/components/score';
import { formatScore } from '@/lib/format';

const SHOWN = {
  met: { className: 'st st-y', icon: Check, label: 'Met', Marked: Mark },
  not_met: { className: 'st st-n', icon: X, label: 'Not met', Marked: Pencil },
} as const;

type Decided = NonNullable<ReportRow['decided']>;

function MarkedWords({ words, decided }: { readonly words: string; readonly decided: Decided }) {
  const { Marked } = SHOWN[decided.verdict];
  const [before, after] = words.split(decided.words);
  return (
    <>
      {before}
      <Marked>{decided.words}</Marked>
      {after}
    </>
  );
}

function Verdict({ decided }: { readonly decided: Decided }) {
  const { className, icon, label } = SHOWN[decided.verdict];
  return (
    <>
      <span className={className}>
        <Icon of={icon} /> {label}
      </span>
      <b>{decided.label}</b>
      <p>{decided.why}</p>
    </>
  );
}

/** One message, with the words that decided something marked, and beside it what they decided. */
function Row({ row: { message, words, decided } }: { readonly row: ReportRow }) {
  // The stakeholder speaks first, so the student's messages have even numbers.
  const yours = message % 2 === 0;
  return (
    <div className="row">
      <div className={`q ${yours ? 'you' : 'them'}`}>
        <small className="num">
          {yours ? 'You' : sampleReport.stakeholder}, message {message}
        </small>
        {decided ? <MarkedWords words={words} decided={decided} /> : words}
      </div>
      <div className="n">{decided && <Verdict decided={decided} />}</div>
    </div>
  );
}

/** The sample report: how a score is explained by the words behind it (product §3.6). */
export function Proof() {
  const { score, met, of, rows } = sampleReport;
  const level = scoreLevel(score);
  return (
    <section className="band" id="report">
      <h2>A score you can argue with.</h2>
      <p className="sub">
        Thirty plain questions decide most of it. Did you own the delay? Did you name a day? Each yes points at the
        words that earned it, so you can read them again and disagree.
      </p>
      <div className="proof">
        <div className="big">
          <b className="num">{formatScore(score)}</b>
          <p>
            <Level level={level}>{SCORE_LEVEL_WORDS[level]}</Level>
            <br />
            {met} of {of} indicators met
          </p>
        </div>
        {rows.map((row) => (
          <Row key={row.message} row={row} />
        ))}
      </div>
    </section>
  );
}
