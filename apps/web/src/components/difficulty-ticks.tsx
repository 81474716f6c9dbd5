import { titleCase, type Difficulty } from '@parley/shared';

const TICKS: Record<Difficulty, number> = { easy: 1, medium: 2, hard: 3 };

/** Difficulty as one to three ink ticks and its word; never coloured. */
export function DifficultyTicks({ difficulty }: { readonly difficulty: Difficulty }) {
  return (
    <span className={`diff diff-${TICKS[difficulty]}`}>
      <i aria-hidden="true">
        <b />
        <b />
        <b />
      </i>
      {titleCase(difficulty)}
    </span>
  );
}
