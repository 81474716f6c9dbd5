/** What every visitor may know of this installation. */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';

export function configHandlers({ settings, coach }: ApiDependencies): Handlers<'getPublicConfig'> {
  const { salesEmail: _private, ...brand } = settings.brand;
  return {
    getPublicConfig: async () => ({ brand, coach: { engine: coach.engine, model: coach.model }, googleSignIn: false }),
  };
}
