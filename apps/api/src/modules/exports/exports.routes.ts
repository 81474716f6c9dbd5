/** Reports as files (product §14): status and file go to the owner alone; for anybody else they don't exist. */
import type { Response } from 'express';
import { sendData } from '../../contract/envelope';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { conversationNotFound } from '../conversations/conversations.policy';
import { awaitExport, type CompletedExport } from './await-export';
import { exportNotFound } from './exports.policy';
import { requestExport, type RequestedExport } from './request-export';
import { sendExport } from './send-export';

type ExportEndpoint = 'exportPdf' | 'exportPdfDirect' | 'getExportStatus' | 'downloadExport';

export function exportHandlers({ database, queues, clock, settings }: ApiDependencies): Handlers<ExportEndpoint> {
  const request = { database, queues, clock };

  /** Waits for the render and sends its file, as long as somebody listens. */
  const sendWhenDone = async ({ record, conversation }: RequestedExport, res: Response): Promise<void> => {
    const left = new AbortController();
    res.once('close', () => left.abort());
    const completed = await awaitExport(database, record, { waitMs: settings.exportWaitMs, signal: left.signal });
    if (completed !== null) await sendExport(database, res, completed, conversation);
  };

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
      const conversation = await database.conversations.findOwned(record.conversationId, caller.userId);
      if (conversation === null) throw conversationNotFound();
      const completed: CompletedExport = { ...record, file: record.file };
      await sendExport(database, res, completed, conversation);
    },
  };
}
