import { sentenceCase, type ConversationTotals } from '@parley/shared';
import { usePageHeading } from '@/components/page';
import { formatLongDate, formatScore } from '@/lib/format';
import { numberWord } from './practice-words';
import { Spark } from './spark';

function Sentence({
  totals,
  firstName,
}: {
  readonly totals: ConversationTotals | undefined;
  readonly firstName: string;
}) {
  if (totals === undefined || totals.completed === 0 || totals.averageScore === null) return <>Welcome, {firstName}.</>;
  const count = sentenceCase(numberWord(totals.completed));
  const last = totals.recentScores.at(-1);
  if (totals.completed === 1 || last === undefined) {
    return (
      <>
        One conversation completed. You scored <span className="num">{formatScore(totals.averageScore)}</span>.
      </>
    );
  }
  return (
    <>
      {count} conversations completed. Your scores run <Spark scores={totals.recentScores} /> and average{' '}
      <span className="num">{formatScore(totals.averageScore)}</span>; the last was{' '}
      <span className="num">{formatScore(last)}</span>
      {last === totals.bestScore ? ', your best.' : '.'}
    </>
  );
}

interface OpeningProps {
  readonly totals: ConversationTotals | undefined;
  readonly name: string;
  readonly now: Date;
}

/** The date, and the reader's standing as one sentence with its chart inside. */
export function Opening({ totals, name, now }: OpeningProps) {
  const heading = usePageHeading('Dashboard');
  return (
    <>
      <p className="date">{formatLongDate(now, now)}</p>
      <h1 className="lede" ref={heading} tabIndex={-1}>
        <Sentence totals={totals} firstName={name.split(' ')[0] ?? name} />
      </h1>
    </>
  );
}
