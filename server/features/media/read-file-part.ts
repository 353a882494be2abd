import type { FastifyRequest } from 'fastify';
import { badInput, Failure } from '../../http/faults/errors.ts';

export async function readFilePart(request: FastifyRequest, what: FormFile = 'picture') {
  requireForm(request, what);
  const part = await request.file().catch((error: unknown) => {
    throw formFault(error, what);
  });
  if (!part) throw badInput({ file: `Choose a ${what}.` });
  return part;
}

type FormFile = 'picture' | 'video' | 'file';

export function requireForm(request: FastifyRequest, what: FormFile): void {
  if (!request.isMultipart()) throw noForm(what);
}

export function formFault(error: unknown, what: FormFile = 'picture'): unknown {
  return error instanceof Error && !('code' in error) ? noForm(what) : error;
}

function noForm(what: FormFile): Failure {
  return new Failure('unsupported_media', `Please send the ${what} as a form with the field \`file\`.`);
}
