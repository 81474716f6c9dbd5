export { Assessment } from './assessment';
