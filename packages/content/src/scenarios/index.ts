import type { ScenarioContent } from '@parley/shared';

/** The scenario library, in the order in which the catalogue shows it. One file per scenario; its name is the slug. */
export const scenarios: readonly ScenarioContent[] = [];
