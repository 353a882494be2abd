import type { FastifyServerOptions } from 'fastify';

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

const MAX_DEPTH = 4;
const MAX_TOGETHER = 5;

/** The part before `@` (or `%40`). Must not start inside of one, so that matching stays linear. */
const MAILBOX =
  /(?<![\p{L}\p{M}\p{N}.!#$&*+?^_`{|}~'-])[\p{L}\p{M}\p{N}.!#$&*+?^_`{|}~'-]+(?:@|%40)(?=[\p{L}\p{N}])/gu;
/** Quoted, as in JSON. RFC 5321 allows 64 characters. */
const QUOTED_MAILBOX = /\\"[^"\\]{0,64}\\"(?=@[\p{L}\p{N}])/gu;
/** PostgreSQL quotes the invalid value in these messages. */
const DATA_EXCEPTION = /^22/;

/** No data of travellers: drops values that a database or mail server adds to errors, and names of mailboxes. */
export function logOptions(level: string): LogOptions {
  return {
    level,
    serializers: { err: (error) => describeError(error) },
    hooks: { streamWrite: (line) => line.replace(MAILBOX, '…@').replace(QUOTED_MAILBOX, '…') },
  };
}

type Described = {
  [detail: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: Described;
  together?: Described[];
};

function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const number = [errcode, code].find((one) => typeof one === 'string' || typeof one === 'number');
  const isDeep = depth >= MAX_DEPTH;
  const told = DATA_EXCEPTION.test(String(code)) ? message.replace(/".*"/s, '"…"') : message;
  return {
    type: error.constructor.name || name,
    message: told,
    stack: stack.replace(message, () => told),
    ...(number !== undefined && { code: number }),
    ...(cause !== undefined && !isDeep && { cause: describeError(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && {
        together: error.errors.slice(0, MAX_TOGETHER).map((one) => describeError(one, depth + 1)),
      }),
  };
}
