import {
  askedQuestions,
  pointsFor,
  type AnswerRank,
  type AreaResult,
  type AskedQuestion,
  type Chosen,
} from '@parley/content/public/assessment';
import { ChevronDown } from 'lucide-react';
import { Icon } from '@/components/icon';

const RANKS: readonly AnswerRank[] = [0, 1, 2, 3];

function Reviewed({ question, rank }: { readonly question: AskedQuestion; readonly rank: AnswerRank | undefined }) {
  return (
    <article className="as-reviewed">
      <h4>{question.situation}</h4>
      <ol>
        {RANKS.map((one) => (
          <li key={one} className={one === rank ? 'as-yours' : undefined}>
            <span className="as-worth num">
              {pointsFor(one)} <span className="sr">points</span>
            </span>
            <div>
              <p>
                {one === rank && <b className="as-chosen">Your answer </b>}
                {question.answers[one].text}
              </p>
              <p className="as-why">{question.answers[one].why}</p>
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}

interface AnswerReviewProps {
  readonly areas: readonly AreaResult[];
  readonly chosen: Chosen;
}

/** Every question with its four answers from the best to the worst, why each is as good as it is, and which was chosen. */
export function AnswerReview({ areas, chosen }: AnswerReviewProps) {
  return (
    <div className="as-part as-review">
      <h3>Your answers, and why others are better</h3>
      <p className="as-hint">What you open here is printed as well.</p>
      {areas.map(({ area, points, most }) => (
        <details key={area.id}>
          <summary>
            <span>{area.name}</span>
            <span className="num">
              {points} of {most}
            </span>
            <Icon of={ChevronDown} />
          </summary>
          {askedQuestions
            .filter((question) => question.area === area.id)
            .map((question) => (
              <Reviewed key={question.id} question={question} rank={chosen[question.id]} />
            ))}
        </details>
      ))}
    </div>
  );
}
