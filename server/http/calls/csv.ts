import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number | null };

type CsvFile<Row> = {
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  rows: AsyncIterable<Row>;
};

/** Streams row by row. The byte-order mark makes spreadsheets read UTF-8. */
export function sendCsv<Row>(reply: FastifyReply, { fileName, columns, rows }: CsvFile<Row>): FastifyReply {
  const csv = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }) => header),
    record_delimiter: 'windows',
    // Some programs split cells at tabs, but not within quotation marks.
    quoted_match: /\t/,
  });
  const source = Readable.from(linesOf(columns, rows));
  // Leaves out the last chunk, so that the browser discards the half file.
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(source.pipe(csv));
}

async function* linesOf<Row>(columns: readonly CsvColumn<Row>[], rows: AsyncIterable<Row>) {
  for await (const row of rows) yield columns.map(({ value }) => cellOf(value(row)));
}

function cellOf(value: string | number | null): string | number {
  return typeof value === 'string' ? spreadsheetText(value) : (value ?? '');
}

/** Some spreadsheets split at semicolons, and take a quotation mark inside a cell for a letter. */
const FORMULA = /(^|[;\t\r\n])(?=[\v\f"\p{Z}\p{Cf}]*[=+\-@＝＋－＠])/gu;

const PHONE = /^\+\d{7,15}$/;

/** An apostrophe stops formulas; a tab keeps a phone's plus in Excel, LibreOffice and Google Sheets. */
export function spreadsheetText(text: string): string {
  if (PHONE.test(text)) return `\t${text}`;
  return text.replace(FORMULA, "$1'");
}

const STOPPED_FORMULA = /(^|[;\t\r\n])'(?=[\v\f"\p{Z}\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** What `spreadsheetText` was made of. */
export function plainText(cell: string): string {
  return cell.replace(STOPPED_FORMULA, '$1').replace(/^\t(?=\+\d)/, '');
}
