import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { badInput, Failure } from '../../../http/faults/errors.ts';
import { openSideThread, TOO_MUCH } from '../../../mail/side-thread.ts';
import { readFilePart } from '../../media/read-file-part.ts';
import { nameOf } from '../../media/upload-name.ts';
import type { WrittenSheet } from './sheet.ts';

export type SheetAsked = { bytes: Uint8Array; maxRows: number };
export type SheetAnswer = WrittenSheet | { fault: string };

/** Milliseconds: ten megabytes take some seconds on a small machine. */
const PATIENCE = 30_000;
const thread = openSideThread<SheetAsked, SheetAnswer>(
  new URL('./import-thread.ts', import.meta.url),
  PATIENCE,
);

export async function readUploadedSheet(
  request: FastifyRequest,
  maxRows: number,
): Promise<{ fileName: string; sheet: WrittenSheet }> {
  const part = await readFilePart(request, 'file');
  const bytes = await buffer(part.file);
  if (part.file.truncated)
    throw new Failure('too_large', 'This file has more than 10 MB. Split it, or save it without pictures.');
  const read = await thread.ask({ bytes: new Uint8Array(bytes), maxRows });
  if (read === TOO_MUCH) throw badInput({ file: 'This file takes too long to read. Split it into several.' });
  if ('fault' in read) throw badInput({ file: read.fault });
  return { fileName: nameOf(part.filename) || 'A file', sheet: read };
}
