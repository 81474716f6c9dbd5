/** `GET /openapi.json`. */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { openApiDocument } from './openapi-document';

export function openApiHandlers({ settings }: ApiDependencies): Handlers<'openApi'> {
  let document: Record<string, unknown> | null = null;
  return {
    openApi: async () => {
      document ??= { ...openApiDocument(settings.brand) };
      return { status: 200, body: document };
    },
  };
}
