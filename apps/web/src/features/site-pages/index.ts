export { kindName } from './kinds';
export { SitePageView } from './site-page-view';
export { TextPageView } from './text-page';
export { UnknownSitePage } from './unknown-page';
