/** Written by `pnpm coach fit --goals`. */
export const GOAL_WEIGHTS: { readonly always: number; readonly weights: readonly number[] } = {
  always: -0.829,
  weights: [
    3.139, 1.527, -0.451, -0.3, -0.066, -0.361, -0.495, 0.092, 0.044, 0.432, 0.134, 0.378, -0.023, 0.145, 0.011, 0.049,
    0.013, 0.376, -0.022, 0.124, -0.055, 0.07, -0.046, 0.251, -0.006, 0.042, -0.096, 0.016, -0.212,
  ],
};
