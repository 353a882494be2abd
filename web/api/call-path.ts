import type { Call, Calls, ParamsIn } from '../../contracts/calls/call.ts';
import { ApiError } from './api-error.ts';
import { API } from './transport.ts';

export type Params = Readonly<Record<string, string>>;
export type Query = URLSearchParams | Readonly<Record<string, unknown>>;

/** What an id or a slug looks like. */
export const ID_SHAPE = /^[\w-]{1,200}$/;

/**
 * The path of a call, below `/api/v1`. An id may come from an address that anybody typed: what no id or slug looks like, or
 * is the API's word for another call of the table (`/tours/browse`), is the name of nothing, as if the API had said so.
 * (`..` would lead to another call, too, and cannot be encoded.)
 */
export function callPath(calls: Calls, { call }: Call, params: Params = {}, query: Query = {}): string {
  const path = call.replace(/:(\w+)/g, (sign, name) => {
    const value = params[name] ?? '';
    if (name !== 'id') return encodeURIComponent(value);
    const isWord = Object.values(calls).some((other) => other.call === call.replace(sign, value));
    if (isWord || !ID_SHAPE.test(value)) throw new ApiError(404, undefined);
    return value;
  });
  const asked = query instanceof URLSearchParams ? query : new URLSearchParams(present(query));
  return path.replace(/^\w+ /, '') + (asked.size > 0 ? `?${asked}` : '');
}

/** The address of a call, for what a browser fetches by itself: a picture, a link to a file. */
export function callUrl<Table extends Calls, Name extends keyof Table>(
  calls: Table,
  name: Name,
  params: Record<ParamsIn<Table[Name]['call']>, string>,
): string {
  return API + callPath(calls, calls[name] as Call, params);
}

/** What is undefined is left out. */
function present(query: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
}
