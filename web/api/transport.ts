import type { FormTraces } from '../../contracts/fields/form-traces.ts';

export const API = '/api/v1';

/** The local-storage key of the token; reading 13 in docs/specification-readings.md explains the two keys. */
export type TokenKey = 'accessToken' | 'token';

export type ApiRequest = {
  method: string;
  path: string;
  body?: unknown;
  tokenKey?: TokenKey;
  /** Replaces the stored token, and omits cookies: they may be another user's by now. The call outlives its page. */
  bearer?: string;
  /** A retry with the same key returns the first result. */
  idempotencyKey?: string;
  formTraces?: FormTraces;
};

/** `body` is undefined if the response was not JSON. `retryAfter` is in seconds. */
export type ApiResponse = { status: number; body: unknown; retryAfter?: number };

/** `fetch` in the browser, in-process on the server. Throws `NoAnswer`. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;
