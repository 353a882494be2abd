import type { FastifyPluginAsync } from 'fastify';
import { dayOf } from '../../../contracts/india-time.ts';
import { DOCUMENT_KIND_NAMES } from '../../../contracts/money/document-terms.ts';
import type { IssuedDocument } from '../../../contracts/money/documents.contract.ts';
import { stateName } from '../../../contracts/money/indian-states.ts';
import type { DocumentRow } from '../../db/money-rows.ts';
import type { Deps } from '../../deps.ts';
import { type CsvColumn, sendCsv } from '../../http/calls/csv.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { eachDocumentOf } from './documents.queries.ts';

type Line = { row: DocumentRow; content: IssuedDocument };

/** A number: what begins with a minus is no formula then. */
const rupees = (paise: number) => paise / 100;
const amount = (header: string, name: keyof IssuedDocument['amounts']): CsvColumn<Line> => ({
  header,
  // A credit takes back: sums of a column are those of the month.
  value: ({ row, content }) => rupees(signOf(row) * content.amounts[name]),
});

const CSV_COLUMNS: CsvColumn<Line>[] = [
  { header: 'Date', value: ({ row }) => row.day },
  { header: 'Number', value: ({ row }) => row.number },
  { header: 'Kind', value: ({ row }) => DOCUMENT_KIND_NAMES[row.kind] },
  { header: 'Title', value: ({ content }) => content.title },
  { header: 'Of document', value: ({ content }) => content.of?.number ?? '' },
  { header: 'Reference', value: ({ content }) => content.trip.reference },
  { header: 'Recipient', value: ({ content }) => content.buyer.name },
  { header: 'GSTIN', value: ({ content }) => content.buyer.gstin },
  { header: 'State', value: ({ content }) => content.buyer.state.code },
  { header: 'Place of supply', value: ({ content }) => content.placeOfSupply?.code ?? '' },
  { header: 'Name of place', value: ({ content }) => stateName(content.placeOfSupply?.code ?? '') },
  { header: 'SAC', value: ({ content }) => content.sac },
  { header: 'Rate', value: ({ content }) => content.amounts.taxPercent },
  amount('Taxable value', 'taxable'),
  amount('Exempt value', 'exempt'),
  amount('CGST', 'cgst'),
  amount('SGST', 'sgst'),
  amount('IGST', 'igst'),
  amount('At cost', 'passedThrough'),
  amount('TCS', 'tcs'),
  amount('Rounding', 'rounding'),
  amount('Total', 'total'),
  { header: 'Paid by', value: ({ content }) => content.payment?.method ?? '' },
  { header: 'Bank reference', value: ({ content }) => content.payment?.reference ?? '' },
];

function signOf({ kind }: DocumentRow): number {
  return kind === 'credit_note' || kind === 'refund_voucher' ? -1 : 1;
}

export function documentRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls({
    exportDocuments({ query }, reply) {
      const { month = dayOf(now()).slice(0, 'YYYY-MM'.length) } = query;
      const rows = eachDocumentOf(db, month);
      return sendCsv(reply, { fileName: `documents-${month}.csv`, columns: CSV_COLUMNS, rows });
    },
  });
}
