import { unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import { Parser } from 'saxen';
import { type Sheet, type SheetRow, sheetOf, UnfitSheet } from './sheet.ts';

/** Bytes: what a sheet of ten megabytes unpacks to, and no bomb. */
const MAX_UNPACKED = 120_000_000;
const MAX_PARTS = 1_000;

export async function readXlsx(bytes: Uint8Array): Promise<Sheet> {
  const parts = unpack(bytes);
  // Packed again without compression: by itself, the library unpacks large parts without an end.
  const sheets = await readXlsxFile(new Uint8Array(zipSync(parts, { level: 0 })).buffer);
  // Notes and covers stand before it.
  const sizes = sheets.map(({ data }) => data.reduce((sum, row) => sum + countFilled(row), 0));
  const at = sizes.indexOf(Math.max(...sizes));
  const found = sheets[at];
  if (!found || sizes[at] === 0) throw new UnfitSheet('This file is empty.');
  const lines = found.data.map((row, line) => ({ row: line + 1, cells: row.map(textOf) }));
  return sheetOf(joinMerged(lines, mergedIn(parts, at)));
}

const countFilled = (row: readonly unknown[]) => row.filter((cell) => cell !== null).length;

type Parts = Record<string, Uint8Array>;

/** No part grows beyond the size that the file says of it. */
function unpack(bytes: Uint8Array): Parts {
  let size = 0;
  let count = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      size += originalSize;
      count += 1;
      if (size > MAX_UNPACKED || count > MAX_PARTS)
        throw new UnfitSheet('There is too much in this file. Save the sheet alone, without pictures.');
      return true;
    },
  });
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  // A formula that came to nothing.
  if (typeof cell === 'string' && /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(cell)) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(cell).replace(/\r\n?/g, '\n').trim();
}

type Rows = readonly [first: number, last: number];

/** Rows that cells of the sheet span, from its `mergeCell`s: "A2:A4". */
function mergedIn(parts: Parts, sheet: number): Rows[] {
  const attributesOf = (name: string, tag: string) => {
    const part = parts[name];
    return part ? readTags(new TextDecoder().decode(part), tag) : [];
  };
  const own = attributesOf('xl/workbook.xml', 'sheet')[sheet];
  const files = attributesOf('xl/_rels/workbook.xml.rels', 'Relationship');
  const target = files.find(({ Id }) => Id === own?.['r:id'])?.Target ?? '';
  return attributesOf(`xl/${target.replace(/^(?:\/xl)?\//, '')}`, 'mergeCell').flatMap(
    ({ ref = '' }): Rows[] => {
      const [, first, last] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(ref) ?? [];
      return first && last && first !== last ? [[Number(first), Number(last)]] : [];
    },
  );
}

function readTags(xml: string, tag: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => {
    if (name === tag) found.push(attributes());
  });
  parser.parse(xml);
  return found;
}

/** Rows that a cell spans are one: what is in the others stands below it. */
function joinMerged(lines: readonly SheetRow[], merged: readonly Rows[]): SheetRow[] {
  const lastOf = new Map<number, number>();
  for (const [first, last] of merged) lastOf.set(first, Math.max(last, lastOf.get(first) ?? 0));
  const joined: SheetRow[] = [];
  let end = 0;
  for (const { row, cells } of lines) {
    const above = joined.at(-1);
    if (above && row <= end)
      above.cells = cells.map((cell, at) => [above.cells[at] ?? '', cell].filter(Boolean).join('\n'));
    else joined.push({ row, cells: [...cells] });
    end = Math.max(end, lastOf.get(row) ?? 0);
  }
  return joined;
}
