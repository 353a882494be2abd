import type { FastifyPluginAsync } from 'fastify';
import { clockTimeOf, dayOf } from '../../../contracts/india-time.ts';
import { eachRow, pageOf, slicePage } from '../../db/paging.ts';
import type { AuditRow } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { type CsvColumn, sendCsv } from '../../http/calls/csv.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import {
  findAuditChoices,
  listAuditEntries,
  positionOfAuditEntry,
  presentAuditEntries,
} from './audit-list.queries.ts';

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

export function auditRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls({
    async listAuditEntries(request) {
      const page = pageOf(request.query);
      const found = await listAuditEntries(db, page, request.query);
      const { rows, nextCursor } = slicePage(found, page, positionOfAuditEntry);
      return { data: await presentAuditEntries(db, rows), nextCursor };
    },

    getAuditChoices: async () => ({ data: await findAuditChoices(db) }),

    exportAuditLog: (request, reply) =>
      sendCsv(reply, {
        fileName: `history-${dayOf(now())}.csv`,
        columns: CSV_COLUMNS,
        rows: eachRow((page) => listAuditEntries(db, page, request.query), positionOfAuditEntry),
      }),
  });
}
