/** The API's own port for metrics and health. */
import { startHealthServer, type HealthServer, type HealthServerSettings } from '@parley/platform';

/** What an API listens on that was not told otherwise. */
const USUAL_PORT = 9464;

export interface MetricsServerSettings extends Omit<HealthServerSettings, 'port'> {
  /** Undefined takes the usual one, and any free one beside another process that has it. */
  readonly port: number | undefined;
}

/** @throws the system's error when the port that was asked for is taken */
export async function startMetricsServer({ port, ...settings }: MetricsServerSettings): Promise<HealthServer> {
  if (port !== undefined) return startHealthServer({ ...settings, port });
  try {
    return await startHealthServer({ ...settings, port: USUAL_PORT });
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    if (code !== 'EADDRINUSE') throw error;
    return startHealthServer({ ...settings, port: 0 });
  }
}
