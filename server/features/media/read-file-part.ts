import type { FastifyRequest } from 'fastify';
import { badInput, Failure } from '../../http/faults/errors.ts';

/** The file of a form that is sent to the call; `what` it has to be. */
export async function readFilePart(request: FastifyRequest, what: FormFile = 'picture') {
  if (!request.isMultipart()) throw noForm(what);
  const part = await request.file().catch((error: unknown) => {
    throw formFault(error, what);
  });
  if (!part) throw badInput({ file: `Choose a ${what}.` });
  return part;
}

type FormFile = 'picture' | 'file';

/** What is thrown where a form breaks off, or is none. A fault of ours, and a limit, has a code; those of its reader have none. */
export function formFault(error: unknown, what: FormFile = 'picture'): unknown {
  return error instanceof Error && !('code' in error) ? noForm(what) : error;
}

function noForm(what: FormFile): Failure {
  return new Failure('unsupported_media', `Please send the ${what} as a form with the field \`file\`.`);
}
