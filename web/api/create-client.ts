import type { CALLS } from '../../contracts/calls/all-calls.contract.ts';
import type { Call, Calls } from '../../contracts/calls/call.ts';
import type { AnswerOf, InputOf } from '../../contracts/calls/described-calls.contract.ts';
import type { FormTraces } from '../../contracts/fields/form-traces.ts';
import { callPath, type Params, type Query } from './call-path.ts';
import { readAnswer } from './read-answer.ts';
import type { ApiRequest, Transport } from './transport.ts';

type Described = typeof CALLS;

type JsonCall = {
  [Name in keyof Described]: Described[Name] extends { file: string } ? never : Name;
}[keyof Described];

type Asking<Name extends JsonCall> = InputOf<Described[Name]> & { bearer?: string; formTraces?: FormTraces };

/** Calls throw `ApiError`, or `NoAnswer` if no response comes. */
type Client<Names> = {
  readonly [Name in Names & JsonCall]: (
    ...asking: Record<never, never> extends Asking<Name> ? [asking?: Asking<Name>] : [asking: Asking<Name>]
  ) => Promise<AnswerOf<Described[Name]>>;
};

type AnyAsking = { params?: Params; query?: Query } & Pick<
  ApiRequest,
  'body' | 'bearer' | 'idempotencyKey' | 'formTraces'
>;

/** `asSignedIn` makes the calls that need a session. */
export function createClient<Table extends Calls>(
  calls: Table,
  transport: Transport,
  asSignedIn = <T>(call: () => Promise<T>) => call(),
): Client<keyof Table> {
  const functions = Object.entries<Call>(calls).map(([name, call]) => {
    const isOwn = call.by !== 'everyone';
    const make = async ({ params, query, ...rest }: AnyAsking = {}) => {
      const [method = ''] = call.call.split(' ');
      const path = callPath(calls, call, params, query);
      const tokenKey = call.tokenKey ?? 'accessToken';
      return readAnswer(await transport({ method, path, ...(isOwn && { tokenKey }), ...rest }));
    };
    return [name, isOwn ? (asking?: AnyAsking) => asSignedIn(() => make(asking)) : make];
  });
  return Object.fromEntries(functions) as Client<keyof Table>;
}
