/** Written by `pnpm coach fit --meaning`. */
import type { MeaningWeights } from './features';

export const MEANING_WEIGHTS: MeaningWeights = {
  target: [
    7.769, 5.087, 3.044, 0.367, 2.458, -0.191, 1.474, -1.628, -1.363, 0.151, -1.561, -1.544, -2.499, -0.714, 1.555,
  ],
  none: [2.294, -0.159, 1.458, 3.342],
};
