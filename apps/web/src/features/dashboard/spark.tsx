/** A line through scores of 0 to 10 inside a sentence; the figures are read out instead. */
export function Spark({ scores }: { readonly scores: readonly number[] }) {
  const step = 95 / Math.max(1, scores.length - 1);
  const low = Math.min(...scores);
  const span = Math.max(1, Math.max(...scores) - low);
  const points = scores.map((score, index) => ({ x: 2 + index * step, y: 22 - ((score - low) / span) * 20 }));
  const last = points.at(-1);
  return (
    <>
      <span className="sr">{scores.map((score) => score.toFixed(1)).join(', ')}</span>
      <svg className="spark" viewBox="0 0 100 24" aria-hidden="true">
        <path
          d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}
          vectorEffect="non-scaling-stroke"
        />
        {last !== undefined && <circle cx={last.x} cy={last.y} r="3.2" />}
      </svg>
    </>
  );
}
