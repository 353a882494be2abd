import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOf, listAnswerOf } from '../../../contracts/answers.contract.ts';
import { auditChoices, auditEntry, auditFilters, auditQuery } from '../../../contracts/audit.contract.ts';
import { clockTimeOf, dayOf } from '../../../contracts/india-time.ts';
import { cutPage, eachRow } from '../../db/paging.ts';
import type { AuditRow } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { answers, pageOf } from '../../http/answers.ts';
import { type CsvColumn, sendCsv } from '../../http/csv.ts';
import { requireAdmin } from '../../http/session.ts';
import { findAuditChoices, listChanges, positionOfChange, presentChange } from './audit-list.queries.ts';

const CSV_COLUMNS: CsvColumn<AuditRow>[] = [
  { header: 'When', value: (row) => clockTimeOf(row.created_at) },
  { header: 'Who', value: (row) => row.actor_name },
  { header: 'Action', value: (row) => row.action },
  { header: 'Kind', value: (row) => row.subject_kind },
  { header: 'Name', value: (row) => row.subject_label },
  { header: 'Id', value: (row) => row.subject_id },
  { header: 'Before', value: (row) => row.before },
  { header: 'After', value: (row) => row.after },
];

/** Every change that staff made. Nothing here writes: the log is kept by the changes themselves. */
export function auditRoutes({ db, now }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('preValidation', requireAdmin);

    app.get(
      '/audit',
      {
        schema: {
          tags: ['audit'],
          summary: 'What staff changed, newest first (staff)',
          querystring: auditQuery,
          response: answers(listAnswerOf(auditEntry)),
        },
      },
      async (request) => {
        const page = pageOf(request.query);
        const found = await listChanges(db, page, request.query);
        const { rows, nextCursor } = cutPage(found, page, positionOfChange);
        return { success: true as const, data: rows.map(presentChange), nextCursor };
      },
    );

    app.get(
      '/audit/choices',
      {
        schema: {
          tags: ['audit'],
          summary: 'Who and what the log can be filtered by (staff)',
          response: answers(answerOf(auditChoices)),
        },
      },
      async () => ({ success: true as const, data: await findAuditChoices(db) }),
    );

    app.get(
      '/audit.csv',
      {
        schema: {
          tags: ['audit'],
          summary: 'The log as filtered, as CSV (staff)',
          querystring: auditFilters,
        },
      },
      (request, reply) =>
        sendCsv(reply, {
          fileName: `history-${dayOf(now())}.csv`,
          columns: CSV_COLUMNS,
          rows: eachRow((page) => listChanges(db, page, request.query), positionOfChange),
        }),
    );
  };
}
