import type { LoginAnswer, LoginBody, RegisterBody, UserInList } from '../../contracts/accounts.contract.ts';
import type { Answer, DoneAnswer, FailureAnswer, ListAnswer } from '../../contracts/answers.contract.ts';
import type { Booking, BookingBody } from '../../contracts/bookings.contract.ts';
import type { BrowseAnswer } from '../../contracts/browse.contract.ts';
import { CALLS_BESIDE_IDS } from '../../contracts/calls-beside-ids.ts';
import type { ContactBody } from '../../contracts/contacts.contract.ts';
import type { Review, ReviewBody, ReviewHighlight } from '../../contracts/reviews.contract.ts';
import type { PolicySettings, SiteSettings } from '../../contracts/settings.contract.ts';
import type { TourDetail, TourSearchAnswer, TourSummary } from '../../contracts/tours.contract.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type ApiRequest = {
  method: Method;
  /** Below `/api/v1`, with its query: `/tours?limit=20`. */
  path: string;
  body?: unknown;
  /** The local-storage key whose token goes along; reading 13 in docs/specification-readings.md tells of the two keys. */
  tokenKey?: 'accessToken' | 'token';
  /**
   * Goes along in place of a kept token, and without cookies, neither sent nor taken: they may be somebody else's by
   * now. Such a call outlasts its page.
   */
  bearer?: string;
  /** The same key on a repeat answers the first result and does the work once. */
  idempotencyKey?: string;
};

/**
 * What came back, read as JSON; `body` is undefined where the answer was no JSON. `retryAfter`: seconds until another
 * try makes sense, where the answer says so.
 */
export type ApiResponse = { status: number; body: unknown; retryAfter?: number };

/** Carries a request to the API: `fetch` in the browser, an in-process call on the server. Throws `NoAnswer` where none comes. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

/** An answer that is not a success. `failure` is undefined when something other than the API answered. */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: FailureAnswer | undefined;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, failure: FailureAnswer | undefined, retryAfter?: number) {
    super(failure?.message ?? `The server answered ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

/** The request got no answer at all: there is no network, or nobody at the other end. Has the transport's own message. */
export class NoAnswer extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'NoAnswer';
  }
}

/** For the `catch` of what asks the network. */
export function noAnswer(cause: Error): never {
  throw new NoAnswer(cause);
}

/** Something stands between us and the API, a hotel's sign-in page for example, and says that all is well. */
const BAD_GATEWAY = 502;

type Rest = Pick<ApiRequest, 'tokenKey' | 'bearer' | 'idempotencyKey'>;

/** The ways to ask the API. Each throws `ApiError` on an answer that is no success, and `NoAnswer` where none comes. */
export function createCalls(transport: Transport) {
  async function send<T>(request: ApiRequest): Promise<T> {
    const { status, body, retryAfter } = await transport(request);
    const said = typeof body === 'object' && body !== null ? body : {};
    // Every call of the API that does what it was asked answers 200, and nothing else.
    if (status === 200 && 'success' in said && said.success === true) return said as T;
    const isFailure = 'code' in said && 'message' in said;
    throw new ApiError(
      status === 200 ? BAD_GATEWAY : status,
      isFailure ? (said as FailureAnswer) : undefined,
      retryAfter,
    );
  }
  const withBody =
    (method: Method) =>
    <T>(path: string, body?: unknown, rest: Rest = {}) =>
      send<T>({ method, path, body, ...rest });

  return {
    get: <T>(path: string, rest: Rest = {}) => send<T>({ method: 'GET', path, ...rest }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    remove: (path: string, rest: Rest & { body?: unknown } = {}) =>
      send<DoneAnswer>({ method: 'DELETE', path, ...rest }),
  };
}

/**
 * The path of one thing: `idPath('/tours', 'yumthang')`. The id may come from an address that anybody typed: what no id or
 * slug looks like, or is the API's word for another call, is the name of nothing, as if the API had said so. (`..` would
 * lead to another call, too, and cannot be encoded.)
 */
export function idPath(base: string, id: string): string {
  const isWord = (CALLS_BESIDE_IDS[base] ?? []).includes(id);
  if (isWord || !/^[\w-]{1,200}$/.test(id)) throw new ApiError(404, undefined);
  return `${base}/${id}`;
}

/** The calls of `/api/v1` that the public pages make, typed by the contracts. */
export function createApi(transport: Transport) {
  const { get, post, put, remove } = createCalls(transport);
  const signedIn = { tokenKey: 'accessToken' } as const;

  return {
    settings: () => get<Answer<SiteSettings>>('/settings'),
    policySettings: () => get<Answer<PolicySettings>>('/settings/policies'),

    listTours: (query: { limit?: number; cursor?: string; featured?: boolean } = {}) =>
      get<ListAnswer<TourSummary>>(`/tours${toQuery(query)}`),
    /** In the order of the ids; those that are gone are left out. */
    listToursByIds: (ids: readonly string[]) =>
      get<ListAnswer<TourSummary>>(`/tours${toQuery({ ids: ids.join(',') })}`),
    /** `query` as the address of `/tours` has it: see `browseQuery`. */
    browseTours: (query: URLSearchParams) => get<BrowseAnswer>(`/tours/browse?${query}`),
    /** `idOrSlug`: the tour's id, or its readable slug. */
    getTour: (idOrSlug: string) => get<Answer<TourDetail>>(idPath('/tours', idOrSlug)),
    searchTours: (city: string) => get<TourSearchAnswer>(`/tours/search/getTourBySearch${toQuery({ city })}`),
    listTourReviews: (tourId: string, query: { limit?: number; cursor?: string } = {}) =>
      get<ListAnswer<Review>>(`${idPath('/tours', tourId)}/reviews${toQuery(query)}`),
    writeReview: (tourId: string, body: ReviewBody & { username?: string }) =>
      post<Answer<Review>>(idPath('/review', tourId), body, signedIn),

    listReviewHighlights: () => get<Answer<ReviewHighlight[]>>('/reviews/highlights'),

    listSavedTours: () => get<Answer<TourSummary[]>>('/saved-tours', signedIn),
    saveTour: (tourId: string) => put<DoneAnswer>(idPath('/saved-tours', tourId), undefined, signedIn),
    unsaveTour: (tourId: string) => remove(idPath('/saved-tours', tourId), signedIn),
    /** Answers the ids of all saved tours. */
    mergeSavedTours: (tourIds: string[]) =>
      post<Answer<string[]>>('/saved-tours/merge', { tourIds }, signedIn),

    login: (body: LoginBody) => post<LoginAnswer>('/auth/login', body),
    register: (body: RegisterBody) => post<DoneAnswer>('/auth/register', body),
    /** `bearer`: the session's name, or its token. */
    logout: (bearer: string) => post<DoneAnswer>('/auth/logout', undefined, { bearer }),
    forgotPassword: (email: string) => post<DoneAnswer>('/auth/forgot-password', { email }),
    resetPassword: (token: string, password: string) =>
      post<DoneAnswer>(`/auth/reset-password/${encodeURIComponent(token)}`, { password }),
    resendResetLink: (token: string) => post<DoneAnswer>('/auth/resend-reset-link', { token }),

    sendEnquiry: (body: BookingBody & { userId?: string }, idempotencyKey: string) =>
      post<Answer<Booking>>('/booking', body, { ...signedIn, idempotencyKey }),
    sendContactMessage: (body: ContactBody, idempotencyKey: string) =>
      post<DoneAnswer>('/contacts/send-mail', body, { idempotencyKey }),
    subscribe: (email: string) => post<DoneAnswer>('/subscribe', { email }),

    /** Reads the key `token`, as the specification has it for the users and reviews pages. */
    listUsers: () => get<ListAnswer<UserInList>>('/users', { tokenKey: 'token' }),
  };
}

export type Api = ReturnType<typeof createApi>;

/** `?limit=20`; what is undefined is left out, and nothing at all is no query. */
export function toQuery(query: Record<string, string | number | boolean | undefined>): string {
  const present = Object.entries(query).filter(([, value]) => value !== undefined);
  if (present.length === 0) return '';
  return `?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}`;
}
