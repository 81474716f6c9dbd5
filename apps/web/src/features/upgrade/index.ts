export { PlanStateNotice } from './plan-state-notice';
export { TrialBanner } from './trial-banner';
export { UpgradeTouchpoints } from './touchpoints';
export { UpgradeButton } from './upgrade-button';
export { planLabel, upgradeOffer } from './upgrade-offer';
