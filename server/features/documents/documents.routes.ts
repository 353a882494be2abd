import type { FastifyPluginAsync } from 'fastify';
import { dayOf } from '../../../contracts/india-time.ts';
import { DOCUMENT_KIND_NAMES, signOf } from '../../../contracts/money/document-terms.ts';
import type { IssuedDocument } from '../../../contracts/money/documents.contract.ts';
import { stateName } from '../../../contracts/money/indian-states.ts';
import { countedAmounts } from '../../../contracts/money/taxed-amounts.ts';
import type { DocumentRow } from '../../db/money-rows.ts';
import type { Deps } from '../../deps.ts';
import { type CsvColumn, sendCsv } from '../../http/calls/csv.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import { eachDocumentOf } from './documents.queries.ts';

type Line = { row: DocumentRow; content: IssuedDocument };

/** A number: what begins with a minus is no formula then. */
const rupees = (paise: number) => paise / 100;

/** A credit takes back. What invoices take in of advances is counted already, so it goes off: the sums of taxes are those of the month. */
const AMOUNTS = [
  ['Taxable value', 'taxable'],
  ['Exempt value', 'exempt'],
  ['CGST', 'cgst'],
  ['SGST/UTGST', 'sgst'],
  ['IGST', 'igst'],
  ['At cost', 'passedThrough'],
  ['TCS', 'tcs'],
  ['Rounding', 'rounding'],
  ['Total', 'total'],
] as const;

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
  ...AMOUNTS.map(
    ([header, name]): CsvColumn<Line> => ({
      header,
      value: ({ content }) => rupees(signOf(content.kind) * countedAmounts(content)[name]),
    }),
  ),
  ...AMOUNTS.map(
    ([header, name]): CsvColumn<Line> => ({
      header: `${header} of advances`,
      value: ({ content: { advances = [] } }) =>
        rupees(advances.reduce((sum, { amounts }) => sum + amounts[name], 0)),
    }),
  ),
  { header: 'Paid by', value: ({ content }) => content.payment?.method ?? '' },
  { header: 'Bank reference', value: ({ content }) => content.payment?.reference ?? '' },
];

export function documentRoutes({ db, now }: Deps): FastifyPluginAsync {
  return serveCalls({
    exportDocuments({ query }, reply) {
      const { month = dayOf(now()).slice(0, 'YYYY-MM'.length) } = query;
      const rows = eachDocumentOf(db, month);
      return sendCsv(reply, { fileName: `documents-${month}.csv`, columns: CSV_COLUMNS, rows });
    },
  });
}
