export { BranchPage } from './branch-page';
