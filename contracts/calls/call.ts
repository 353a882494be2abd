import type { Right } from '../staff/staff-policy.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `traveller`: anybody signed in, staff included. */
export type Caller = 'everyone' | 'traveller' | 'staff';

/** Whose the `:id` of a path is: not found for staff who do not see it. */
export type Subject = 'enquiry' | 'message' | 'customer' | 'file';

type ByAnybody = { readonly by: Exclude<Caller, 'staff'>; readonly may?: never; readonly of?: never };
type ByStaff = { readonly by?: never; readonly may: Right; readonly of?: Subject };

/** What client and server need at run time. Schemas live in `NOUN-calls.contract.ts`: Zod stays out of the browser. */
export type Call = {
  readonly call: `${Method} /${string}`;
  /** The local-storage key of the token, if not `accessToken`: see reading 13. */
  readonly tokenKey?: 'token';
} & (ByAnybody | ByStaff);

export function callerOf(call: Pick<Call, 'by' | 'may'>): Caller {
  return call.may === undefined ? (call.by as Caller) : 'staff';
}

/** The names are the API's `operationId`s and the client's functions. */
export type Calls = Readonly<Record<string, Call>>;

export type ParamsIn<Line extends string> = Line extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Line extends `${string}:${infer Name}`
    ? Name
    : never;
