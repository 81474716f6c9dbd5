export { kindName } from './kinds';
export { SitePageView } from './site-page-view';
export { UnknownSitePage } from './unknown-page';
