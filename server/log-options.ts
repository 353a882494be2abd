import type { FastifyServerOptions } from 'fastify';

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Causes of an error, and errors that one holds together, which are told of. */
const MAX_DEPTH = 4;
const MAX_TOGETHER = 5;

/**
 * Before the `@` of an address, which is `%40` in the address of a page. It begins where nothing of it stands before, so that a
 * long line takes no longer than its length.
 */
const MAILBOX =
  /(?<![\p{L}\p{M}\p{N}.!#$&*+?^_`{|}~'-])[\p{L}\p{M}\p{N}.!#$&*+?^_`{|}~'-]+(?:@|%40)(?=[\p{L}\p{N}])/gu;
/** One in quotes, as JSON writes them, in which anything may stand. RFC 5321 gives it 64 characters. */
const QUOTED_MAILBOX = /\\"[^"\\]{0,64}\\"(?=@[\p{L}\p{N}])/gu;
/** PostgreSQL's for a value that is not one of its type: the message quotes it. */
const DATA_EXCEPTION = /^22/;

/**
 * What the log is told, and what not: lines carry the id of the request that the answer names as well, and nothing of
 * travellers. Of an error that is what is fit to find the fault by; the values that a database or a mail server adds
 * (`Key (email)=(…)`) are left out, and of what addresses remain in words only the domain stays.
 */
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
