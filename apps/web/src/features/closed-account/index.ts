export { ClosedAccountPage } from './closed-account-page';
