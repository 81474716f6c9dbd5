/** The row of the endpoint table about a team's report on paper (product §18.6). */
import { endpoint, type EndpointDefinition } from './endpoint';
import { fileSchema } from './exports';

export const teamReportEndpoints = {
  getTeamReportPdf: endpoint({
    method: 'GET',
    path: '/teams/report/pdf',
    tag: 'Teams',
    access: 'user',
    spec: 'product §18.6',
    rateLimit: 'export',
    summary: 'The roll-up report as a PDF, rendered by the worker; waited for up to 25 s',
    status: 200,
    kind: 'file',
    mediaType: 'application/pdf',
    response: fileSchema,
    errors: ['forbidden', 'export_failed', 'export_timeout'],
  }),
} as const satisfies Record<string, EndpointDefinition>;
