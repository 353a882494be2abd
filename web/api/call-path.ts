import type { Call, Calls, ParamsIn } from '../../contracts/calls/call.ts';
import { ApiError } from './api-error.ts';
import { API } from './transport.ts';

export type Params = Readonly<Record<string, string>>;
export type Query = URLSearchParams | Readonly<Record<string, unknown>>;

export const ID_SHAPE = /^[\w-]{1,200}$/;

/** Throws a 404 for an invalid id or another call's name (`/tours/browse`). `..` would reach another call, too. */
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

/** For what a browser fetches itself, such as pictures and file links. */
export function callUrl<Table extends Calls, Name extends keyof Table>(
  calls: Table,
  name: Name,
  params: Record<ParamsIn<Table[Name]['call']>, string>,
): string {
  return API + callPath(calls, calls[name] as Call, params);
}

function present(query: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
}
