/** What every visitor may know of this installation. */
import type { GoogleSettings } from '@parley/shared';
import type { GoogleConfig } from '../../auth/google';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';

export function configHandlers({ settings, coach }: ApiDependencies): Handlers<'getPublicConfig'> {
  const { salesEmail: _private, ...brand } = settings.brand;
  const google = presentGoogle(settings.google);
  return {
    getPublicConfig: async () => ({
      brand,
      operator: settings.operator,
      coach: { engine: coach.engine, model: coach.model },
      google,
      paymentsOpen: settings.stripe !== null,
    }),
  };
}

/** null where the browser could not begin: the server may still verify tokens then. */
function presentGoogle(config: GoogleConfig | null): GoogleSettings | null {
  if (config === null) return null;
  const { projectId, apiKey, authDomain, emulatorHost } = config;
  const emulatorUrl = emulatorHost === null ? null : `http://${emulatorHost}`;
  // The emulator takes any key.
  const key = apiKey ?? (emulatorUrl === null ? null : 'any');
  return key === null ? null : { projectId, apiKey: key, authDomain, emulatorUrl };
}
