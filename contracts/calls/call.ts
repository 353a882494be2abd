export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call; a traveller is whoever is signed in, staff too. */
export type Caller = 'everyone' | 'traveller' | 'staff';

/** How often one network may make a call: the numbers stand in `server/http/limits/rate-limits.ts`. */
export type CallLimit = 'login' | 'register' | 'reset' | 'publicForm' | 'formHelp';

/**
 * What both sides have to know of a call when they run: it stands in `NOUN-call-paths.ts`. What is sent and answered
 * stands beside it in `NOUN-calls.contract.ts`, with Zod, which browsers do without.
 */
export type Call = PublicCall | OwnCall;

/**
 * Its answer is the same for whoever asks, and cached until what it shows changes: its handler is given what was asked
 * for, and nothing of who asks. See decision 26.
 */
type PublicCall = {
  /** Path below `/api/v1`. */
  readonly call: `GET /${string}`;
  readonly by: 'everyone';
  readonly isPublic: true;
  /** One that is cached costs nothing. */
  readonly limit?: never;
  readonly isBackground?: never;
};

type OwnCall = {
  /** Method, and path below `/api/v1`. */
  readonly call: `${Method} /${string}`;
  readonly by: Caller;
  readonly isPublic?: never;
  readonly limit?: CallLimit;
  /** Made by pages by themselves, as long as they are open: it is no use of the session, which ends where nobody does anything. */
  readonly isBackground?: true;
};

/** Calls by their names, which are the API's `operationId`s and the client's functions. */
export type Calls = Readonly<Record<string, Call>>;

/** The names that stand in a path: `id` in `GET /tours/:id`. */
export type ParamsIn<Line extends string> = Line extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Line extends `${string}:${infer Name}`
    ? Name
    : never;
