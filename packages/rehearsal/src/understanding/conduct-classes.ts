/** What conduct units tell apart, and their shape. */

/** What a sentence can be; the first is no fault. */
export const CONDUCT_CLASSES = ['innocent', 'rude', 'threat', 'blame', 'scorer', 'role_break'] as const;
export type ConductClass = (typeof CONDUCT_CLASSES)[number];
export type HostileKind = Exclude<ConductClass, 'innocent'>;

/** For each class a bias, and weights for what goes in. */
export type ConductUnit = Readonly<
  Record<ConductClass, { readonly bias: number; readonly weights: readonly number[] }>
>;
export interface ConductUnits {
  readonly meaning: ConductUnit;
  readonly wording: ConductUnit;
}
