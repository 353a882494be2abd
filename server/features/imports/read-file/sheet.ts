import { IMPORT_LIMITS } from '../../../../contracts/imports/import-terms.ts';

/** A file as its kind reads it. `row` is the number that a spreadsheet shows. */
export type Sheet = { header: string[]; rows: SheetRow[] };
export type SheetRow = { row: number; cells: string[] };

/** As it is stored: `cells` is JSON. Many small values would take long on their way from the thread. */
export type WrittenSheet = { header: string[]; rows: { row: number; cells: string }[] };

/** `fault`: a sentence for staff. */
export type SheetOrFault = Sheet | { fault: string };

export class UnfitSheet extends Error {}

/** Letters: more than any field takes, so that the contract still says which is too long. */
const MAX_CELL = 32_000;
const MAX_LETTERS = 12_000_000;
const MAX_ROWS = 20_000;
/** Titles may stand above the names of the columns. */
const MAX_ABOVE = 15;

/** Before the file's own columns, where rows with faults are downloaded; left out when they come back. */
export const FAULT_COLUMN = 'What is wrong';

/** Finds the names of the columns, and leaves out what is empty. */
export function sheetOf(lines: readonly SheetRow[]): Sheet {
  const filled = withoutFaults(lines).filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) throw new UnfitSheet('This file is empty.');
  if (filled.length > MAX_ROWS)
    throw new UnfitSheet(`This file has ${filled.length} rows; ${MAX_ROWS} is the most.`);
  const begin = filled.slice(0, MAX_ABOVE);
  const widest = Math.max(...begin.map(({ cells }) => countFilled(cells)));
  const at = begin.findIndex(({ cells }) => countFilled(cells) >= widest * 0.6);
  const names = filled[at]?.cells ?? [];
  const hasNames = !names.some((name) => name.includes('@'));
  const below = hasNames ? filled.slice(at + 1) : filled;
  const width = Math.max(names.length, ...below.slice(0, 1_000).map(({ cells }) => cells.length));
  if (width > IMPORT_LIMITS.columns)
    throw new UnfitSheet(`This file has ${width} columns; ${IMPORT_LIMITS.columns} is the most.`);
  if (below.length === 0) throw new UnfitSheet('This file has names of columns, and no row below them.');
  const header = Array.from({ length: width }, (_, column) =>
    nameOf((hasNames && names[column]) || '', column),
  );
  const rows = below.map(({ row, cells }) => ({
    row,
    cells: header.map((_, column) => (cells[column] ?? '').slice(0, MAX_CELL)),
  }));
  if (rows.reduce((sum, { cells }) => sum + lettersIn(cells), 0) > MAX_LETTERS)
    throw new UnfitSheet('There is too much text in this file. Split it into several.');
  return { header, rows };
}

function withoutFaults(lines: readonly SheetRow[]): readonly SheetRow[] {
  if (lines[0]?.cells[0] !== FAULT_COLUMN) return lines;
  return lines.map(({ row, cells }) => ({ row, cells: cells.slice(1) }));
}

const countFilled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;
const lettersIn = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.length, 0);

function nameOf(name: string, column: number): string {
  return name.replace(/\s+/g, ' ').slice(0, 120) || `Column ${column + 1}`;
}
