/** Written by `pnpm coach fit --meaning`. */
import type { MeaningWeights } from './features';

export const MEANING_WEIGHTS: MeaningWeights = {
  target: [7.769, 5.163, 2.75, 0.14, 2.394, -0.313, 1.647, -1.673, -1.355, 0.172, -1.65, -1.531, -2.368, -0.559, 1.46],
  none: [2.241, -0.16, 1.439, 3.383],
};
