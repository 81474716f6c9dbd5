/** Liveness and readiness (product §20.9). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';

export function healthHandlers({ health }: ApiDependencies): Handlers<'live' | 'ready'> {
  return {
    live: async () => ({ status: 200, body: { status: 'ok', checks: {} } }),
    ready: async () => {
      const report = await health.report();
      return { status: report.status === 'ok' ? 200 : 503, body: report };
    },
  };
}
