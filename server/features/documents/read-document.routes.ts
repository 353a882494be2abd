import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { notFound } from '../../http/faults/errors.ts';
import { contentOf, findDocumentOf } from './documents.queries.ts';

export function readDocumentRoutes({ db }: Deps): FastifyPluginAsync {
  return serveCalls({
    async readDocument({ params }) {
      const row = await findDocumentOf(db, params.id, params.document);
      if (!row) throw notFound('document');
      return { data: contentOf(row) };
    },
  });
}
