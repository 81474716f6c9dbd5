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
const LOCATION_HEADER = z.object({ Location: z.string() });
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const SIGNED = z.looseObject({}).meta({ description: 'Signed by its sender, byte for byte' });

const CACHE_HEADERS = z.object({
  ETag: z.string().meta({ description: 'To be sent back as `If-None-Match`' }),
  'Cache-Control': z.string(),
});
/** Of the failures after which trying again makes sense. */
const RETRY_HEADERS = z.object({
  'Retry-After': z.string().optional().meta({ description: 'Seconds after which trying again makes sense' }),
});

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
  const { params, query, body, form, signedBody, status } = definition;
  return {
    operationId,
    summary: definition.summary,
    tags: [definition.tag],
    security: definition.access === 'user' ? [{ bearer: [] }] : [],
    ...(params || query || signedBody
      ? {
          requestParams: {
            ...(params ? { path: params } : {}),
            ...(query ? { query } : {}),
            ...(signedBody ? { header: z.object({ [signedBody.header]: z.string() }) } : {}),
          },
        }
      : {}),
    ...(body ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: body } } } } : {}),
    ...(signedBody ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: SIGNED } } } } : {}),
    ...(form ? { requestBody: { content: { [FORM_TYPE]: { schema: form } } } } : {}),
    responses: {
      [String(status)]:
        definition.kind === 'redirect'
          ? { description: 'Elsewhere', headers: LOCATION_HEADER }
          : {
              description: 'Success',
              ...(definition.cacheable ? { headers: CACHE_HEADERS } : {}),
              content: successContent(definition),
            },
      ...(definition.cacheable
        ? { '304': { description: 'Not changed since the ETag in `If-None-Match`', headers: CACHE_HEADERS } }
        : {}),
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

/** The failures that follow from a row: from its own list, from what is read and checked before its handler, and from running at all. */
function codesOf(definition: EndpointDefinition): ReadonlySet<ErrorCode> {
  const { access, body, errors = [], form, path, query, rateLimit, signedBody, whileClosing } = definition;
  return new Set<ErrorCode>([
    ...errors,
    ...(body || query || form || signedBody ? (['validation_failed'] as const) : []),
    ...(body || form || signedBody ? (['payload_too_large'] as const) : []),
    ...(access === 'user' || path === '/users/login' ? (['unauthenticated'] as const) : []),
    ...(access === 'user' && !whileClosing ? (['account_closing'] as const) : []),
    ...(rateLimit ? (['rate_limited'] as const) : []),
    ...COMMON_ERRORS,
  ]);
}

/** One answer per status; several codes may share one. */
function failures(definition: EndpointDefinition): Record<`${1 | 2 | 3 | 4 | 5}${string}`, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codesOf(definition))
    byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([one], [other]) => one - other)
      .map(([status, names]) => [
        String(status),
        {
          description: names.join(', '),
          ...(status === 429 || status === 503 ? { headers: RETRY_HEADERS } : {}),
          content: {
            [JSON_TYPE]: { schema: status === 503 ? (definition.unavailable ?? failureSchema) : failureSchema },
          },
        },
      ]),
  );
}
