/** How a team does as a document for paper: one HTML page, made from figures that name nobody. */
import type { TeamReport } from '@parley/shared';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { linkToProduct } from '../document/link-to-product';
import { renderPage } from '../document/page';
import { PRINT_STYLES } from '../document/print-styles';
import { ReportLinkContext } from '../links';
import { TeamCover } from './team-cover';
import { TeamMethod } from './team-method';
import { TeamNext } from './team-next';
import { TeamScenarios } from './team-scenarios';
import { TeamScores } from './team-scores';
import { TeamSkills } from './team-skills';
import { TEAM_STYLES } from './team-styles';
import { TeamTracks } from './team-tracks';
import { TeamUsage } from './team-usage';
import { dayOf } from './team-words';

export interface TeamDocumentInput {
  readonly report: TeamReport;
  readonly brandName: string;
  /** Where the product is opened, without a trailing slash: what links lead to. */
  readonly publicUrl: string;
}

function Report({ report, brandName }: Omit<TeamDocumentInput, 'publicUrl'>): ReactNode {
  return (
    <main className="pd">
      <TeamCover report={report} brandName={brandName} />
      <TeamUsage report={report} />
      <TeamTracks report={report} />
      <TeamSkills report={report} />
      <TeamScores report={report} />
      <TeamScenarios report={report} />
      <TeamNext report={report} />
      <TeamMethod report={report} />
    </main>
  );
}

/** The whole HTML document, for A4. Every text is escaped; fonts are inside; links lead to `publicUrl` (product §18.15). */
export function renderTeamDocument({ report, brandName, publicUrl }: TeamDocumentInput): string {
  const day = dayOf(report.asOf).replaceAll('\u00a0', ' ');
  const body = renderToStaticMarkup(
    <ReportLinkContext value={linkToProduct(publicUrl)}>
      <Report report={report} brandName={brandName} />
    </ReportLinkContext>,
  );
  return renderPage({
    title: `${report.team.name}, team report of ${day}`,
    author: brandName,
    frame: { left: report.team.name, right: day, foot: `${brandName}, team report` },
    styles: `${PRINT_STYLES}${TEAM_STYLES}`,
    body,
  });
}
