import { FORM_TRACES_HEADER, writeFormTraces } from '../../contracts/fields/form-traces.ts';
import { noAnswer } from './api-error.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { readToken } from './read-token.ts';
import { API, type ApiRequest, type ApiResponse } from './transport.ts';

export function sendByFetch(request: ApiRequest): Promise<ApiResponse> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey;
  if (request.formTraces) headers[FORM_TRACES_HEADER] = writeFormTraces(request.formTraces);
  const token = request.bearer ?? (request.tokenKey ? readToken(request.tokenKey) : null);
  if (token) headers.authorization = `Bearer ${token}`;
  const init: RequestInit = {
    method: request.method,
    headers,
    credentials: request.bearer ? 'omit' : 'same-origin',
    keepalive: request.bearer !== undefined,
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
  };
  return fetchInTime(API + request.path, init, readResponse);
}

async function readResponse(response: Response): Promise<ApiResponse> {
  const text = await response.text().catch(noAnswer);
  const body = parseJson(text);
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  // Browsers accept half of a compressed response.
  if (isJson && body === undefined) noAnswer(new Error('The answer broke off.'));
  return {
    status: response.status,
    body,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
