import type { FailureAnswer } from '../../contracts/answers.contract.ts';
import type { CALLS } from '../../contracts/calls/all-calls.contract.ts';
import type { Call, Calls } from '../../contracts/calls/call.ts';
import type { AnswerOf, InputOf } from '../../contracts/calls/described-calls.contract.ts';
import type { FormTraces } from '../../contracts/fields/form-traces.ts';
import { ApiError, NETWORK_SIGN_IN } from './api-error.ts';
import { callPath, type Params, type Query } from './call-path.ts';
import type { ApiRequest, ApiResponse, Transport } from './transport.ts';

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

/** Every successful call returns 200. Throws `ApiError` for anything else. */
function readAnswer<Answer>({ status, body, retryAfter }: ApiResponse): Answer {
  const said = typeof body === 'object' && body !== null ? body : {};
  if (status === 200 && 'success' in said && said.success === true) return said as Answer;
  const isFailure = 'code' in said && 'message' in said;
  throw new ApiError(
    // A captive portal answers 200 as well.
    status === 200 ? NETWORK_SIGN_IN : status,
    isFailure ? (said as FailureAnswer) : undefined,
    retryAfter,
  );
}
