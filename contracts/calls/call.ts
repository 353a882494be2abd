export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `traveller`: anybody signed in, staff included. */
export type Caller = 'everyone' | 'traveller' | 'staff';

/** What client and server need at run time. Schemas live in `NOUN-calls.contract.ts`: Zod stays out of the browser. */
export type Call = {
  readonly call: `${Method} /${string}`;
  readonly by: Caller;
  /** The local-storage key of the token, if not `accessToken`: see reading 13. */
  readonly tokenKey?: 'token';
};

/** The names are the API's `operationId`s and the client's functions. */
export type Calls = Readonly<Record<string, Call>>;

export type ParamsIn<Line extends string> = Line extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Line extends `${string}:${infer Name}`
    ? Name
    : never;
