export { OwnAssignments } from './own/own-assignments';
export { TeamAssignments } from './team/team-assignments';
