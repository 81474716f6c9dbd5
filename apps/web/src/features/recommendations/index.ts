export { Recommendations } from './recommendations';
