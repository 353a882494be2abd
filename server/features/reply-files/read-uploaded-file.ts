import type { FastifyRequest } from 'fastify';
import { NOT_TAKEN, TOO_BIG } from '../../../contracts/reply-files/file-limits.ts';
import { badInput, Failure } from '../../http/faults/errors.ts';
import { formFault, readFilePart } from '../media/read-file-part.ts';
import { cleanFileName, type FileKind, kindOfFile } from './file-kind.ts';

type UploadedFile = { name: string; type: string; contents: Buffer };

/** What it is, its contents tell. */
export async function readUploadedFile(
  request: FastifyRequest,
  isTaken: (kind: FileKind) => boolean = () => true,
): Promise<UploadedFile> {
  const part = await readFilePart(request, 'file');
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of part.file) chunks.push(chunk as Buffer);
  } catch (error) {
    throw formFault(error, 'file');
  }
  if (part.file.truncated) throw new Failure('too_large', TOO_BIG, { fields: { file: TOO_BIG } });
  const contents = Buffer.concat(chunks);
  if (contents.length === 0) throw badInput({ file: 'This file is empty.' });
  const kind = kindOfFile(contents);
  if (!kind || !isTaken(kind))
    throw new Failure('unsupported_media', NOT_TAKEN, { fields: { file: NOT_TAKEN } });
  return { name: cleanFileName(part.filename, kind), type: kind.type, contents };
}
