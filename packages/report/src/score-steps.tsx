import type { ScoreStep } from '@parley/shared';
import type { ReactNode } from 'react';
import { scoreText, signed } from './words';

interface ScoreStepsProps {
  readonly steps: readonly ScoreStep[];
  /** 0-10, one decimal. */
  readonly overall: number;
}

/** The sum of the steps to two decimals, as the lines above it show them. */
export function sumOfSteps(steps: readonly ScoreStep[]): number {
  return Number(steps.reduce((sum, step) => sum + Number(step.points.toFixed(2)), 0).toFixed(2));
}

/** The calculation, line by line, down to the score. Where the lines come to more decimals than the score, the sum is shown too. */
export function ScoreSteps({ steps, overall }: ScoreStepsProps): ReactNode {
  if (steps.length === 0) return null;
  const sum = sumOfSteps(steps);
  return (
    <table className="rp-steps rp-num">
      <caption className="rp-label">How it adds up</caption>
      <tbody>
        {steps.map((step) => (
          <tr key={step.label}>
            <th scope="row">{step.label}</th>
            <td>{signed(step.points, 2)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sum === overall ? null : (
          <tr>
            <th scope="row">Sum</th>
            <td>{sum.toFixed(2)}</td>
          </tr>
        )}
        <tr className="rp-steps-total">
          <th scope="row">{sum === overall ? 'Your score' : 'Your score, to one decimal'}</th>
          <td>{scoreText(overall)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
