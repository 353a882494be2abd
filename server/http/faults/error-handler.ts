import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { FailureAnswer } from '../../../contracts/answers.contract.ts';
import { OUR_FAULT } from '../../../contracts/fields/field-limits.ts';
import { isDatabaseAway, isDiskFull, isForeignKeyViolation } from '../../db/dialect/database-errors.ts';
import { badInput, conflict, diskFull, Failure, notFound, unavailable } from './errors.ts';

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, notFound('address')));
}

/** Also Fastify's `frameworkErrors`, before there is a route. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = hasHungUp(error, request) ? unread() : toFailure(error);
  // Overload is no fault, and a flood of it would fill the log.
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
  // Before database errors: a broken connection to a client has the same code as one to the database.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return unread();
  }
  if (isDatabaseAway(error)) return unavailable();
  if (isDiskFull(error)) return diskFull();
  // The tour or account may go between the check and the write.
  if (isForeignKeyViolation(error))
    return conflict('This was deleted in the meantime. Please reload the page.');
  return new Failure('internal', OUR_FAULT);
}

function unread(): Failure {
  return new Failure('bad_input', 'The request could not be read.');
}

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

function hasHungUp(error: FastifyError, { raw }: FastifyRequest): boolean {
  return error.code === 'ECONNRESET' && raw.destroyed && !raw.complete;
}
