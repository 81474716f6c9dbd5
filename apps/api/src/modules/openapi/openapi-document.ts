/** The endpoint table as an OpenAPI 3.1 document. */
import {
  endpoints,
  ERROR_STATUS,
  failureSchema,
  pageSchema,
  type Brand,
  type EndpointDefinition,
  type ErrorCode,
} from '@parley/shared';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';

const COMMON_ERRORS: readonly ErrorCode[] = ['internal', 'upstream_unavailable'];
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

type OpenApiDocument = ReturnType<typeof createDocument>;

/** Every row of the table as one operation, with its envelope and its failures. */
export function openApiDocument(brand: Pick<Brand, 'name'>): OpenApiDocument {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [name, definition] of Object.entries<EndpointDefinition>(endpoints)) {
    const path = definition.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operation(name, definition) };
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: `${brand.name} API`,
      version: '1.0.0',
      description:
        'Success answers `{ success: true, data }` (lists also `page`), failure `{ success: false, message, code, details?, requestId }`, where `message` may be shown to a user.',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(Object.values<EndpointDefinition>(endpoints).map(({ tag }) => tag))].map((tag) => ({
      name: tag,
    })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: failureSchema },
    },
  });
}

function operation(operationId: string, definition: EndpointDefinition): ZodOpenApiOperationObject {
  const { params, query, body, form, status } = definition;
  return {
    operationId,
    summary: definition.summary,
    tags: [definition.tag],
    security: definition.access === 'user' ? [{ bearer: [] }] : [],
    ...(params || query ? { requestParams: { ...(params ? { path: params } : {}), ...(query ? { query } : {}) } } : {}),
    ...(body ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: body } } } } : {}),
    ...(form ? { requestBody: { content: { [FORM_TYPE]: { schema: form } } } } : {}),
    responses: {
      [String(status)]: { description: 'Success', content: successContent(definition) },
      ...failures(definition),
    },
  };
}

function successContent(definition: EndpointDefinition) {
  const { kind = 'json', response, fallback, mediaType = 'application/octet-stream' } = definition;
  if (kind === 'bare') return { [JSON_TYPE]: { schema: response } };
  if (kind === 'list') {
    return { [JSON_TYPE]: { schema: z.object({ success: z.literal(true), data: response, page: pageSchema }) } };
  }
  if (kind === 'json') return { [JSON_TYPE]: { schema: z.object({ success: z.literal(true), data: response }) } };
  return {
    [kind === 'file' ? mediaType : 'text/event-stream']: { schema: response },
    ...(fallback ? { [JSON_TYPE]: { schema: z.object({ success: z.literal(true), data: fallback }) } } : {}),
  };
}

/** One answer per status; several codes may share one. */
function failures(definition: EndpointDefinition): Record<`${1 | 2 | 3 | 4 | 5}${string}`, unknown> {
  const codes: ErrorCode[] = [...(definition.errors ?? []), ...COMMON_ERRORS];
  if (definition.params || definition.query || definition.body) codes.push('validation_failed');
  if (definition.body) codes.push('payload_too_large');
  if (definition.access === 'user' || definition.path === '/users/login') codes.push('unauthenticated');
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, names]) => [
        String(status),
        { description: names.join(', '), content: { [JSON_TYPE]: { schema: failureSchema } } },
      ]),
  );
}
