import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FailureAnswer } from '../../../contracts/answers.contract.ts';
import { OUR_FAULT } from '../../../contracts/fields/field-limits.ts';
import { isDatabaseAway, isForeignKeyViolation } from '../../db/dialect/database-errors.ts';
import { isDiskFull } from '../../db/dialect/disk-full.ts';
import { badInput, conflict, diskFull, Failure, notFound, unavailable } from './errors.ts';

/** One handler answers every failure of the API in one shape. What is not meant for visitors is logged, not sent. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, notFound('address')));
}

/** Also for what goes wrong before there is a route: Fastify's `frameworkErrors`. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Nobody reads the answer, and nobody has to look into it.
  const failure = hasHungUp(error, request) ? unread() : toFailure(error);
  // What there is no room for is no fault, and a flood of it would fill the log.
  const isRefused = error instanceof Failure && error.cause === undefined;
  if (failure.statusCode >= 500 && !isRefused) request.log.error({ err: error }, 'request failed');
  return sendFailure(request, reply, failure);
}

function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter));
  const answer: FailureAnswer = {
    success: false,
    message: failure.message,
    code: failure.code,
    ...(failure.fields && { fields: failure.fields }),
    ...(failure.answered && { answered: failure.answered }),
    ...(failure.changed && { changed: failure.changed }),
    requestId: request.id,
  };
  return reply.status(failure.statusCode).header('cache-control', 'no-store').send(answer);
}

export function toFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return badInput(fieldFaults(error.validation));
  switch (error.statusCode) {
    case 413:
      return new Failure('too_large', 'This is too much to send at once.');
    case 415:
      return new Failure('unsupported_media', 'Please send JSON.');
    case 503:
      return unavailable();
  }
  // Before the database is asked about: a visitor's connection that broke has the code of one to it that did.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return unread();
  }
  if (isDatabaseAway(error)) return unavailable();
  if (isDiskFull(error)) return diskFull();
  // Routes look first whether a tour or an account is there; between the look and the write it may go.
  if (isForeignKeyViolation(error))
    return conflict('This was deleted in the meantime. Please reload the page.');
  return new Failure('internal', OUR_FAULT);
}

function unread(): Failure {
  return new Failure('bad_input', 'The request could not be read.');
}

/** The first fault of each field, by its path: `itinerary.0.title`. */
function fieldFaults(
  issues: { instancePath: string; message?: string | undefined }[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of issues) {
    const name = instancePath.slice(1).replaceAll('/', '.') || 'body';
    fields[name] ??= message ?? 'This value is not right.';
  }
  return fields;
}

/** A connection that breaks while its body is read has the code of one to a database that does. */
function hasHungUp(error: FastifyError, { raw }: FastifyRequest): boolean {
  return error.code === 'ECONNRESET' && raw.destroyed && !raw.complete;
}
