import type { Call } from '../../contracts/calls/call.ts';
import type { AnswerOf, DescribedCalls, InputOf } from '../../contracts/calls/described-calls.contract.ts';
import type { FormTraces } from '../../contracts/fields/form-traces.ts';
import { callPath, type Params, type Query } from './call-path.ts';
import { readAnswer } from './read-answer.ts';
import type { ApiRequest, TokenKey, Transport } from './transport.ts';

/** The half of described calls that runs in a browser. */
export type LinesOf<Described> = {
  readonly [Name in keyof Described]: Pick<Described[Name], keyof Call & keyof Described[Name]> & Call;
};

/** The calls that answer JSON: files are fetched by `fetchFile`, or a link leads to them. */
type JsonCalls<Described> = {
  [Name in keyof Described]: Described[Name] extends { file: string } ? never : Name;
}[keyof Described];

type ClientInput<DescribedCall> = InputOf<DescribedCall> & { bearer?: string; formTraces?: FormTraces };

/** A function for each call: `getTour({ params: { id } })`. Each throws `ApiError`, and `NoAnswer` where no answer comes. */
export type Client<Described> = {
  readonly [Name in JsonCalls<Described>]: (
    ...asking: Record<never, never> extends ClientInput<Described[Name]>
      ? [asking?: ClientInput<Described[Name]>]
      : [asking: ClientInput<Described[Name]>]
  ) => Promise<AnswerOf<Described[Name]>>;
};

type Options = {
  /** Whose token goes along with calls that are not everyone's. */
  tokenKey?: TokenKey;
  /** Makes each call. */
  through?: <T>(call: () => Promise<T>) => Promise<T>;
};

type AnyAsking = { params?: Params; query?: Query } & Pick<
  ApiRequest,
  'body' | 'bearer' | 'idempotencyKey' | 'formTraces'
>;

/** The calls of a table, as functions. */
export function createClient<Described extends DescribedCalls>(
  calls: LinesOf<Described>,
  transport: Transport,
  { tokenKey = 'accessToken', through = (call) => call() }: Options = {},
): Client<Described> {
  const functions = Object.entries<Call>(calls).map(([name, call]) => {
    const make = async ({ params, query, ...rest }: AnyAsking = {}) => {
      const [method = ''] = call.call.split(' ');
      const path = callPath(calls, call, params, query);
      return readAnswer(
        await transport({ method, path, ...(call.by !== 'everyone' && { tokenKey }), ...rest }),
      );
    };
    return [name, (asking?: AnyAsking) => through(() => make(asking))];
  });
  return Object.fromEntries(functions) as Client<Described>;
}
