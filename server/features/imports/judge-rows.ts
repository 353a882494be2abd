import { ROW_ACTIONS } from '../../../contracts/imports/import-terms.ts';
import type { ImportChoices, ImportCounts, JudgedRow } from '../../../contracts/imports/imports.contract.ts';
import { mapInTurns, workInTurns } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import type { ImportedRow, ImportRow } from '../../db/import-rows.ts';
import { type Codec, Unread } from './codecs/codec.ts';
import type { ImportField, Judged } from './import-kind.ts';
import { IMPORT_KINDS_BY_NAME } from './import-kinds.ts';

/** Some milliseconds of work each: others have their turn in between. */
export const ROWS_PER_TURN = 5;
const ROWS_PER_READING = 50;
const MAX_SHOWN = 200;

export type RowJudged = { row: ImportedRow; judged: Judged; cells: string[]; pictures: string[] };

export type ReadImport = {
  header: string[];
  matching: string[];
  choices: ImportChoices;
  fields: readonly ImportField[];
};

export function readImport({ kind, header, matching, choices }: ImportRow): ReadImport {
  const names = JSON.parse(header) as string[];
  return {
    header: names,
    matching: JSON.parse(matching) as string[],
    choices: JSON.parse(choices) as ImportChoices,
    fields: IMPORT_KINDS_BY_NAME[kind].fieldsFor(names),
  };
}

type Cell = { name: string; text: string; column: number };

/** The filled cells of the matched columns. */
function cellsOf({ matching }: ReadImport, cells: readonly string[]): Cell[] {
  return matching.flatMap((name, column) => {
    const text = cells[column]?.trim() ?? '';
    return name === '' || text === '' ? [] : [{ name, text, column }];
  });
}

type ReadRow = { values: Record<string, unknown>; faults: Record<string, string> };

type Codecs = ReadonlyMap<string, Codec>;

function readRow(read: ReadImport, codecs: Codecs, cells: readonly string[]): ReadRow {
  const row: ReadRow = { values: {}, faults: {} };
  for (const { name, text } of cellsOf(read, cells)) {
    try {
      row.values[name] = codecs.get(name)?.read(text);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      row.faults[name] = error.message;
    }
  }
  return row;
}

/** What would happen to each row, without a write. */
export async function judgeRows(
  db: Db,
  found: ImportRow,
  rows: readonly ImportedRow[],
  now: Date,
): Promise<RowJudged[]> {
  const read = readImport(found);
  const kind = IMPORT_KINDS_BY_NAME[found.kind];
  const codecs: Codecs = new Map(read.fields.map(({ name, as }) => [name, as]));
  const all = await mapInTurns(rows, ROWS_PER_READING, (row) => {
    const cells = JSON.parse(row.cells) as string[];
    return { row, cells, ...readRow(read, codecs, cells) };
  });
  const judge = await kind.openJudge({
    db,
    choices: read.choices,
    now,
    rows: all.map(({ values }) => values),
  });
  const judged: RowJudged[] = [];
  await workInTurns(all, ROWS_PER_TURN, async (turn) => {
    for (const { row, cells, values, faults } of turn) {
      const own = await judge(values);
      const isUnread = Object.keys(faults).length > 0;
      const whole: Judged = isUnread
        ? { ...own, action: 'fault', faults: { ...own.faults, ...faults } }
        : own;
      judged.push({ row, cells, judged: whole, pictures: kind.picturesOf?.(values) ?? [] });
    }
  });
  return judged;
}

export function countActions(judged: readonly RowJudged[]): ImportCounts {
  const of = (action: string) => judged.filter((one) => one.judged.action === action);
  const counts = Object.fromEntries(ROW_ACTIONS.map((action) => [action, of(action).length]));
  return { ...counts, heldBack: of('new').filter((one) => one.judged.isHeldBack).length } as ImportCounts;
}

/** As the file of faults has it. */
export function leftRow({ row: { position }, judged: { faults = {} }, cells }: RowJudged) {
  return { position, faults: Object.values(faults).join(' '), cells };
}

export function presentRow(read: ReadImport, { row, cells, judged }: RowJudged): JudgedRow {
  const { action, label, notes = [], faults = {} } = judged;
  return {
    row: row.position,
    label: label.slice(0, MAX_SHOWN) || `Row ${row.position}`,
    action,
    notes,
    faults: Object.entries(faults).map(([path, message]) => faultAt(read, cells, path, message)),
    subjectId: judged.existingId ?? null,
  };
}

/** The column whose field the path begins with; without one, what the field is called. */
function faultAt(read: ReadImport, cells: readonly string[], path: string, message: string) {
  const field = read.fields
    .filter(({ name }) => path === name || path.startsWith(`${name}.`))
    .toSorted((one, other) => other.name.length - one.name.length)[0];
  const column = field ? read.matching.indexOf(field.name) : -1;
  return {
    column: read.header[column] ?? field?.label ?? '',
    value: (cells[column] ?? '').slice(0, MAX_SHOWN),
    message,
  };
}
