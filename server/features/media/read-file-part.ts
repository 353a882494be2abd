import type { FastifyRequest } from 'fastify';
import { badInput, Failure } from '../../http/faults/errors.ts';

/** The file of a form that is sent to the call. */
export async function readFilePart(request: FastifyRequest) {
  if (!request.isMultipart()) throw noForm();
  const part = await request.file().catch((error: unknown) => {
    throw formFault(error);
  });
  if (!part) throw badInput({ file: 'Choose a picture.' });
  return part;
}

/** What is thrown where a form breaks off, or is none. A fault of ours, and a limit, has a code; those of its reader have none. */
export function formFault(error: unknown): unknown {
  return error instanceof Error && !('code' in error) ? noForm() : error;
}

function noForm(): Failure {
  return new Failure('unsupported_media', 'Please send the picture as a form with the field `file`.');
}
