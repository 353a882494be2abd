import type { FastifyReply } from 'fastify';
import type { DocumentRow } from '../../db/money-rows.ts';
import { documentFileName, documentPdf } from './document-pdf.ts';
import { contentOf } from './documents.queries.ts';

/** As it was issued: drawn again from what is frozen. */
export async function sendDocument(
  reply: FastifyReply,
  row: DocumentRow,
  signal?: AbortSignal,
): Promise<FastifyReply> {
  const content = contentOf(row);
  const pdf = await documentPdf(content, signal);
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', `inline; filename="${documentFileName(content)}"`)
    .send(pdf);
}
