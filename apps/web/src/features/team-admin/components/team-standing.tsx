import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countOf, formatDate, formatScore } from '@/lib/format';
import { creditsLeft, seatsLeft, type TeamTotals } from '../team-figures';

const figure = (count: number): string => count.toLocaleString('en-US');

interface StandingProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note: ReactNode;
}

function Standing({ label, value, note }: StandingProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b> <span>{note}</span>
      </dd>
    </div>
  );
}

/** Seats and credits left, days remaining, and how the team scores (product §18.8). */
export function TeamStanding({ totals }: { readonly totals: TeamTotals }) {
  const { totalSeats, seatsTaken, totalCreditsAvailable, creditsUsed } = totals;
  const { daysRemaining, expiresAt, averageScore, completedSimulations } = totals;
  const seats = seatsLeft(totals);
  const credits = creditsLeft(totals);
  return (
    <dl className="ta-standing num">
      <Standing
        label="Seats left"
        value={seats === null ? 'Unlimited' : figure(seats)}
        note={
          <>
            {totalSeats === null ? `${figure(seatsTaken)} taken` : `of ${figure(totalSeats)}`}
            {seats === 0 && (
              <>
                , all taken. <Link to="/contact?plan=team-renewal">Ask for more</Link>
              </>
            )}
          </>
        }
      />
      <Standing
        label="Credits left"
        value={credits === null ? 'Unlimited' : figure(credits)}
        note={`${totalCreditsAvailable === null ? `${figure(creditsUsed)} used` : `of ${figure(totalCreditsAvailable)}`}, one per conversation`}
      />
      <Standing
        label="Days remaining"
        value={daysRemaining === null ? 'Open-ended' : figure(daysRemaining)}
        note={expiresAt === null ? '' : `until ${formatDate(new Date(expiresAt))}`}
      />
      <Standing
        label="Average score"
        value={averageScore === null ? 'N/A' : formatScore(averageScore)}
        note={`${averageScore === null ? '' : 'out of 10, '}${countOf(completedSimulations, 'conversation')}`}
      />
    </dl>
  );
}
