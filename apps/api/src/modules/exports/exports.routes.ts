/** Reports as files (product §14): status and file go to the owner alone; for anybody else they don't exist. */
import type { ConversationRecord } from '@parley/db';
import { reportFileName } from '@parley/shared';
import type { Response } from 'express';
import { sendData } from '../../contract/envelope';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { conversationNotFound } from '../conversations/conversations.policy';
import type { CompletedExport } from './await-export';
import { exportNotFound } from './exports.policy';
import { requestExport, type RequestedExport } from './request-export';
import { sendExport, sendRender } from './send-export';

type ExportEndpoint = 'exportPdf' | 'exportPdfDirect' | 'getExportStatus' | 'downloadExport';

function fileNameOf({ scenario, completedAt, startedAt }: ConversationRecord): string {
  return reportFileName(scenario.title, (completedAt ?? startedAt).toISOString());
}

export function exportHandlers({ database, queues, clock, settings }: ApiDependencies): Handlers<ExportEndpoint> {
  const request = { database, queues, clock };

  const sendWhenDone = ({ record, conversation }: RequestedExport, res: Response): Promise<void> =>
    sendRender({ database, waitMs: settings.exportWaitMs }, res, { record, fileName: fileNameOf(conversation) });

  return {
    exportPdf: async ({ caller, params, req, res }) => {
      const requested = await requestExport(request, { conversationId: params.id, userId: caller.userId });
      if (req.is('application/x-www-form-urlencoded')) await sendWhenDone(requested, res);
      else sendData(res, 200, { jobId: requested.record.id });
    },

    exportPdfDirect: async ({ caller, params, res }) => {
      await sendWhenDone(await requestExport(request, { conversationId: params.id, userId: caller.userId }), res);
    },

    getExportStatus: async ({ caller, params }) => {
      const record = await database.exports.findOwned(params.jobId, caller.userId);
      if (record === null) throw exportNotFound();
      const { status, file, error } = record;
      return {
        status,
        result: file === null ? null : { pdfPath: `/api/conversations/export/download/${file.name}` },
        error,
      };
    },

    downloadExport: async ({ caller, params, res }) => {
      const record = await database.exports.findOwnedByFile(params.file, caller.userId);
      if (record === null || record.file === null) throw exportNotFound();
      const { subject } = record;
      const conversation =
        subject.of === 'conversation'
          ? await database.conversations.findOwned(subject.conversationId, caller.userId)
          : null;
      if (conversation === null) throw conversationNotFound();
      const completed: CompletedExport = { ...record, file: record.file };
      await sendExport(database, res, completed, fileNameOf(conversation));
    },
  };
}
