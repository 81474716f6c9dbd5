export { TeamAdminPage } from './team-admin-page';
