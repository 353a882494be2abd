import type { FastifyServerOptions } from 'fastify';

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Causes of an error, and errors that one holds together, which are told of. */
const MAX_DEPTH = 4;
const MAX_TOGETHER = 5;

/** Before the `@` of an address. It begins where nothing of it stands before, so that a long line takes no longer than its length. */
const MAILBOX = /(?<![\p{L}\p{M}\p{N}._%+'-])[\p{L}\p{M}\p{N}._%+'-]+@(?=[\p{L}\p{N}])/gu;

/**
 * What the log is told, and what not: lines carry the id of the request that the answer names as well, and nothing of
 * travellers. Of an error that is what is fit to find the fault by; the values that a database or a mail server adds
 * (`Key (email)=(…)`) are left out, and of what addresses remain in words only the domain stays.
 */
export function logOptions(level: string): LogOptions {
  return {
    level,
    serializers: { err: (error) => describeError(error) },
    hooks: { streamWrite: (line) => line.replace(MAILBOX, '…@') },
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
  return {
    type: error.constructor.name || name,
    message,
    stack,
    ...(number !== undefined && { code: number }),
    ...(cause !== undefined && !isDeep && { cause: describeError(cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      !isDeep && {
        together: error.errors.slice(0, MAX_TOGETHER).map((one) => describeError(one, depth + 1)),
      }),
  };
}
