export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call; a traveller is whoever is signed in, staff too. */
export type Caller = 'everyone' | 'traveller' | 'staff';

/**
 * What both sides have to know of a call when they run: it stands in the table of the pages that make it. What is sent and
 * answered stands in `NOUN-calls.contract.ts`, with Zod, which browsers do without.
 */
export type Call = {
  /** Method, and path below `/api/v1`. */
  readonly call: `${Method} /${string}`;
  readonly by: Caller;
  /** The local-storage key whose token goes along, where it is not `accessToken`: see reading 13. */
  readonly tokenKey?: 'token';
};

/** Calls by their names, which are the API's `operationId`s and the client's functions. */
export type Calls = Readonly<Record<string, Call>>;

/** The names that stand in a path: `id` in `GET /tours/:id`. */
export type ParamsIn<Line extends string> = Line extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Line extends `${string}:${infer Name}`
    ? Name
    : never;
