import type { FastifyReply } from 'fastify';
import { Failure } from './faults/errors.ts';

export function hungUpSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  const note = () => {
    if (!raw.writableFinished) left.abort(new Failure('bad_input', 'The connection was broken off.'));
  };
  if (raw.closed) note();
  else raw.once('close', note);
  return left.signal;
}
