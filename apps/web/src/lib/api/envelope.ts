/** The envelope around every answer (product §20.1). The server checks what it sends against the same schemas the types come from. */
import type { Failure, Page } from '@parley/shared';
import { ApiError } from './api-error';

interface Success<T> {
  readonly success: true;
  readonly data: T;
  readonly page?: Page;
}

function isSuccess<T>(value: unknown): value is Success<T> {
  return typeof value === 'object' && value !== null && 'success' in value && value.success === true && 'data' in value;
}

function isFailure(value: unknown): value is Failure {
  return (
    typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string' &&
    'code' in value &&
    typeof value.code === 'string'
  );
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** What a failed answer says; a proxy's page of HTML becomes `unreadable`, so that screens show their own text. */
export async function errorOfAnswer(response: Response, method: string, url: string): Promise<ApiError> {
  const body = await jsonOf(response);
  return isFailure(body)
    ? new ApiError({
        code: body.code,
        status: response.status,
        message: body.message,
        details: body.details,
        requestId: body.requestId,
        method,
        url,
      })
    : new ApiError({
        code: 'unreadable',
        status: response.status,
        message: `The server answered with status ${response.status}.`,
        method,
        url,
      });
}

/** The `data` (and `page`) of a successful answer. Throws ApiError `unreadable` where it is none. */
export async function payloadOf<T>(response: Response, route: string): Promise<Success<T>> {
  const body = await jsonOf(response);
  if (isSuccess<T>(body)) return body;
  const [method = 'GET'] = route.split(' ');
  throw new ApiError({
    code: 'unreadable',
    status: response.status,
    message: 'The server sent an answer that could not be read.',
    method,
    url: route,
  });
}
