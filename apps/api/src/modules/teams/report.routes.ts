/** A team's roll-up report on paper: one render for each state of the team, whoever of its admins asks (product §18.6). */
import { readTeamFigures, requireTeamRight, teamReport, teamReportVersion } from '@parley/teams';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { requestRender } from '../exports/request-export';
import { sendRender } from '../exports/send-export';

const FILE_NAME = 'team-rollup-report.pdf';

export function teamReportHandlers({
  database,
  queues,
  clock,
  settings,
}: ApiDependencies): Handlers<'getTeamReportPdf'> {
  return {
    getTeamReportPdf: async ({ caller, res }) => {
      const now = clock();
      const { team } = requireTeamRight(await database.teams.membershipOf(caller.userId, now), 'export');
      const report = teamReport(await readTeamFigures(database, team.id, now));
      const record = await requestRender(
        { database, queues, clock },
        { subject: { of: 'team', teamId: team.id, report }, version: teamReportVersion(team.id, report) },
      );
      await sendRender({ database, waitMs: settings.exportWaitMs }, res, { record, fileName: FILE_NAME });
    },
  };
}
