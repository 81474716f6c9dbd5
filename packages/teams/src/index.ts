/** How teams do, and what of it may be seen: read from the database, worked out by pure functions (product §18). */
export * from './assignment-progress';
export { gainOf } from './leaderboard';
export { oneDecimal } from './mean';
export { memberFigures } from './member-figures';
export * from './policy';
export { scenarioTitle } from './practice';
export { readTeamFigures } from './read-team-figures';
export { usageTrend } from './usage';
export { teamReport, teamReportVersion } from './team-report';
