import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number | null };

type CsvFile<Row> = {
  /** With its ending: `subscribers-2026-11-21.csv`. ASCII. */
  fileName: string;
  columns: readonly CsvColumn<Row>[];
  rows: AsyncIterable<Row>;
};

/**
 * Answers a table as CSV, row by row: nothing of it is held in memory. With a byte-order mark, so that spreadsheets read
 * it as UTF-8; what they would take for a formula or for a number stays text: see `spreadsheetText`.
 */
export function sendCsv<Row>(reply: FastifyReply, { fileName, columns, rows }: CsvFile<Row>): FastifyReply {
  const csv = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }) => header),
    record_delimiter: 'windows',
    // Some programs take a tab for the end of a cell, but not within quotation marks.
    quoted_match: /\t/,
  });
  const source = Readable.from(linesOf(columns, rows));
  // A source that breaks ends the answer without its last chunk: the browser then keeps no half file as a whole one.
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

/**
 * Where a cell begins, by any reading: a spreadsheet of a country that writes decimal commas divides a line at each
 * semicolon, and takes a quotation mark within what it thinks is a cell for a letter.
 */
const FORMULA = /(^|[;\t\r\n])(?=[\v\f"\p{Z}\p{Cf}]*[=+\-@＝＋－＠])/gu;

/** Digits alone work nothing out. */
const PHONE = /^\+\d{7,15}$/;

/**
 * Text that a spreadsheet shows as it stands: an apostrophe stands before whatever it would work out as a formula.
 * Before a phone number that would be a part of it, and with nothing before it Excel, LibreOffice and Google Sheets make a
 * number of it, without its plus: a tab makes it text in all of them, and is not seen.
 */
export function spreadsheetText(text: string): string {
  if (PHONE.test(text)) return `\t${text}`;
  return text.replace(FORMULA, "$1'");
}
