/** Whether the reader asked for reduced motion: then nothing moves, types or rotates by itself. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
