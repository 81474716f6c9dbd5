/**
 * From the cosines of the sentence model to the scale on which the coach's thresholds stand. Two texts about one matter
 * lie close together in this model; two of one manner ('I take it back', 'that was my mistake') lie far apart, as they
 * rarely speak of the same thing. So there are two scales, each fitted so that as many pairs lie above every threshold
 * as the thresholds were chosen for: on 65,000 and 95,000 pairs of the tuned talks with the library and with the
 * examples of kinds of saying (decision 0011).
 */
type Knot = readonly [cosine: number, likeness: number];

const SCALES = {
  /** Two texts that may speak of the same thing. */
  matter: [
    [-1, -1],
    [-0.031, 0],
    [0.046, 0.1],
    [0.126, 0.2],
    [0.215, 0.3],
    [0.331, 0.4],
    [0.397, 0.45],
    [0.462, 0.5],
    [0.524, 0.55],
    [0.604, 0.6],
    [0.66, 0.65],
    [0.719, 0.7],
    [0.774, 0.75],
    [1, 1],
  ],
  /** A text, and an example of a kind of saying. */
  manner: [
    [-1, -1],
    [-0.04, 0],
    [0.038, 0.1],
    [0.109, 0.2],
    [0.177, 0.3],
    [0.246, 0.4],
    [0.284, 0.45],
    [0.328, 0.5],
    [0.375, 0.55],
    [0.432, 0.6],
    [0.504, 0.65],
    [0.598, 0.7],
    [1, 1],
  ],
} as const satisfies Record<string, readonly Knot[]>;

/** How much alike two texts are whose vectors have this cosine, -1 to 1. Keeps the order of cosines. */
export function likeness(scale: keyof typeof SCALES, cosine: number): number {
  let below: Knot = [-1, -1];
  for (const knot of SCALES[scale]) {
    if (cosine < knot[0]) return below[1] + ((knot[1] - below[1]) * (cosine - below[0])) / (knot[0] - below[0] || 1);
    below = knot;
  }
  return 1;
}
