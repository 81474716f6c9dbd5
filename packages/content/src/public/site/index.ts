/** The public content pages: what menus know of them, and their texts one by one. */
export { sitePages } from './entries';
export { sitePageLoaders } from './loaders';
