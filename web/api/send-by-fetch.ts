import { noAnswer } from './api-error.ts';
import { readToken } from './read-token.ts';
import { API, type ApiRequest, type ApiResponse } from './transport.ts';

/** The transport of the browser. */
export async function sendByFetch(request: ApiRequest): Promise<ApiResponse> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (request.idempotencyKey) headers['idempotency-key'] = request.idempotencyKey;
  const token = request.bearer ?? (request.tokenKey ? readToken(request.tokenKey) : null);
  if (token) headers.authorization = `Bearer ${token}`;
  const response = await fetch(API + request.path, {
    method: request.method,
    headers,
    credentials: request.bearer ? 'omit' : 'same-origin',
    keepalive: request.bearer !== undefined,
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
  }).catch(noAnswer);
  const text = await response.text().catch(noAnswer);
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return { status: response.status, body: parseJson(text), retryAfter };
}

/** Undefined where something other than the API answered. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
