/** What the dashboard composes; apart from `index.ts`, so that other pages don't load it. */
export { ChosenPlan } from './chosen-plan';
export { ExitIntent } from './exit-intent';
export { PlanNotes } from './plan-notes';
export { QuickUpgrade } from './quick-upgrade';
export { UsageBanner } from './usage-banner';
