/** The rows of the endpoint table about how a team does (product §18.5, §18.6): for its admins alone. */
import { endpoint, type EndpointDefinition } from './endpoint';
import { fileSchema } from './exports';
import { teamDashboardSchema, teamLeaderboardSchema } from './teams';

const figures = { method: 'GET', tag: 'Teams', access: 'user', status: 200, errors: ['forbidden'] } as const;

export const teamFigureEndpoints = {
  getTeamDashboard: endpoint({
    ...figures,
    path: '/teams/dashboard',
    spec: 'product §18.5',
    summary: 'Seats, credits, members, usage by the week and skill averages',
    response: teamDashboardSchema,
  }),
  getTeamLeaderboard: endpoint({
    ...figures,
    path: '/teams/leaderboard',
    spec: 'product §18.14',
    summary: 'Members by completed simulations and average score, and who improved most',
    response: teamLeaderboardSchema,
  }),
  downloadTeamCsv: endpoint({
    ...figures,
    path: '/teams/report/download',
    spec: 'product §18.6',
    rateLimit: 'export',
    summary: 'The table of members as a CSV file',
    kind: 'file',
    mediaType: 'text/csv',
    response: fileSchema,
  }),
} as const satisfies Record<string, EndpointDefinition>;
