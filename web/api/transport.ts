import type { FormTraces } from '../../contracts/fields/form-traces.ts';

/** Where the API stands on its site. */
export const API = '/api/v1';

/** The local-storage key whose token goes along; reading 13 in docs/specification-readings.md tells of the two keys. */
export type TokenKey = 'accessToken' | 'token';

export type ApiRequest = {
  method: string;
  /** Below `/api/v1`, with its query: `/tours?limit=20`. */
  path: string;
  body?: unknown;
  tokenKey?: TokenKey;
  /**
   * Goes along in place of a kept token, and without cookies, neither sent nor taken: they may be somebody else's by
   * now. Such a call outlasts its page.
   */
  bearer?: string;
  /** The same key on a repeat answers the first result and does the work once. */
  idempotencyKey?: string;
  /** What the form tells of itself, beside its body. */
  formTraces?: FormTraces;
};

/**
 * What came back, read as JSON; `body` is undefined where the answer was no JSON. `retryAfter`: seconds until another
 * try makes sense, where the answer says so.
 */
export type ApiResponse = { status: number; body: unknown; retryAfter?: number };

/** Carries a request to the API: `fetch` in the browser, an in-process call on the server. Throws `NoAnswer` where none comes. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;
