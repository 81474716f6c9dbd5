export type { ReportDocumentInput } from './input';
export { renderReportDocument } from './report-document';
export { renderReportMarkdown } from './report-markdown';
export { renderTeamDocument, type TeamDocumentInput } from '../team/team-document';
