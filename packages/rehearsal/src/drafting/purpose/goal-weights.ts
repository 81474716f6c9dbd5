/** Written by `pnpm coach fit --goals`. */
export const GOAL_WEIGHTS: { readonly always: number; readonly weights: readonly number[] } = {
  always: -2.277,
  weights: [
    2.028, 0.825, -0.382, 0.039, 0.108, -0.405, -0.376, 0.286, -0.011, 1.078, 0.511, 0.775, -0.263, -0.002, 0.157,
    0.103, 0.083, 0.894, -0.067, 0.131, -0.232, 0.094, -0.241, 0.248, -0.106, 0.292, -0.201, 0.258, 0.385,
  ],
};
