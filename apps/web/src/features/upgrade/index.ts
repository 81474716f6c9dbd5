export { UpgradeButton } from './upgrade-button';
export { planLabel, upgradeOffer } from './upgrade-offer';
