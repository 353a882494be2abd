import { parse } from 'csv-parse/sync';
import { plainText } from '../../../http/calls/csv.ts';
import { type Sheet, sheetOf, UnfitSheet } from './sheet.ts';

const SEPARATORS = [',', ';', '\t', '|'];

export function readCsv(bytes: Uint8Array): Sheet {
  const text = decode(bytes);
  if (text.includes('\0')) throw new UnfitSheet('This is no CSV file, and no XLSX file.');
  const lines = split(text, separatorOf(text));
  return sheetOf(lines.map((cells, at) => ({ row: at + 1, cells: cells.map(cleanCell) })));
}

function split(text: string, delimiter: string): string[][] {
  const options = {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    relax_quotes: true,
  } as const;
  try {
    return parse(text, options);
  } catch {
    // A quotation mark that nothing closes: each line for itself.
    return parse(text, { ...options, quote: null });
  }
}

/** The sign that is in most of the first lines. */
function separatorOf(text: string): string {
  const begin = text.slice(0, 4_000).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((sign) => begin.split(sign).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** UTF-8, or what Excel writes besides: UTF-16 with a byte-order mark, Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function cleanCell(cell: string): string {
  return plainText(cell.replace(/\r\n?/g, '\n')).trim();
}
