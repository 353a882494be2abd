import { IMPORT_LIMITS } from '../../../contracts/imports/import-terms.ts';
import type {
  ImportCounts,
  ImportDetail,
  ImportInList,
  JudgedRow,
} from '../../../contracts/imports/imports.contract.ts';
import { mapInTurns, workInTurns } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import type { ImportedRow, ImportRow } from '../../db/import-rows.ts';
import { notFound } from '../../http/faults/errors.ts';
import { IMPORT_KINDS_BY_NAME } from './import-kinds.ts';
import { findImport, listImportedRows } from './imports.queries.ts';
import {
  countActions,
  judgeRows,
  leftRow,
  presentRow,
  type ReadImport,
  ROWS_PER_TURN,
  type RowJudged,
  readImport,
} from './judge-rows.ts';
import { findPicturesNamed } from './pictures/pictures-named.ts';
import { undoableUntil } from './run-import.ts';

const EXAMPLES = 2;
const MAX_EXAMPLE = 120;

export function presentImport(row: ImportRow, now: Date): ImportInList {
  const until = undoableUntil(row);
  return {
    _id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    state: row.state,
    createdAt: row.created_at,
    storedAt: row.stored_at,
    undoableUntil: until !== null && until > now.toISOString() ? until : null,
    madeBy: row.made_by,
    counts: row.outcome === null ? null : ({ heldBack: 0, ...JSON.parse(row.outcome) } as ImportCounts),
  };
}

/** Faults first: they are what somebody has to do something about. */
const ORDER = ['fault', 'replace', 'new', 'skip', 'same'];

export async function loadImport(db: Db, id: string, now: Date): Promise<ImportDetail> {
  const found = await findImport(db, id);
  if (!found) throw notFound('import');
  const read = readImport(found);
  const whole = {
    ...presentImport(found, now),
    version: found.version,
    fields: read.fields.map(({ name, label }) => ({ name, label })),
    choices: read.choices,
  };
  const rows = await listImportedRows(db, id);
  if (found.state !== 'open') {
    const stored: JudgedRow[][] = [];
    const faultsFirst = [...rows.filter(isLeft), ...rows.filter((row) => !isLeft(row))];
    await workInTurns(faultsFirst.slice(0, IMPORT_LIMITS.rowsShown), ROWS_PER_TURN, async (turn) => {
      for (const row of turn) stored.push(await storedRow(db, found, row));
    });
    return { ...whole, columns: [], lacking: [], rowCount: rows.length, rows: stored.flat(), pictures: null };
  }
  const judged = await judgeRows(db, found, rows, now);
  const shown = judged
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, IMPORT_LIMITS.rowsShown);
  return {
    ...whole,
    counts: countActions(judged),
    columns: read.header.map((name, column) => ({
      name,
      field: read.matching[column] ?? '',
      examples: examplesOf(judged, column),
    })),
    lacking: lackingOf(found, read),
    rowCount: rows.length,
    rows: shown.map((one) => presentRow(read, one)),
    pictures: await loadPictures(db, judged),
  };
}

async function loadPictures(db: Db, judged: readonly RowJudged[]): Promise<ImportDetail['pictures']> {
  const names = [...new Set(judged.flatMap(({ pictures }) => pictures))].slice(0, IMPORT_LIMITS.pictures);
  const found = await findPicturesNamed(db, names);
  return names.length === 0
    ? null
    : { named: names.length, missing: names.filter((name) => !found.has(name)) };
}

const rankOf = ({ judged: { action, notes = [] } }: RowJudged) =>
  ORDER.indexOf(action) * 2 - (notes.length > 0 ? 1 : 0);

function examplesOf(judged: readonly RowJudged[], column: number): string[] {
  const examples = new Set<string>();
  for (const { cells } of judged) {
    const cell = cells[column]?.trim() ?? '';
    if (cell !== '') examples.add(cell.slice(0, MAX_EXAMPLE));
    if (examples.size === EXAMPLES) break;
  }
  return [...examples];
}

function lackingOf({ kind }: ImportRow, { matching, fields }: ReadImport): string[] {
  const { needed } = IMPORT_KINDS_BY_NAME[kind];
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  return needed
    .filter((names) => !names.some((name) => matching.includes(name)))
    .map((names) => names.map((name) => labels.get(name) ?? name).join(' or '));
}

/** Of a done import: to be mended. */
const isLeft = ({ cells }: ImportedRow) => cells !== '[]';

async function storedRow(
  db: Db,
  { kind }: ImportRow,
  { position, subject_id, undo, cells }: ImportedRow,
): Promise<JudgedRow[]> {
  const [message = '', ...left] = JSON.parse(cells) as string[];
  const label = left.find((cell) => cell.trim() !== '')?.slice(0, MAX_EXAMPLE) ?? `Row ${position}`;
  const faults = [{ column: '', value: '', message }];
  if (message) return [{ row: position, label, action: 'fault', notes: [], faults, subjectId: null }];
  if (subject_id === null) return [];
  const action = (JSON.parse(undo ?? '{}') as { before?: unknown }).before
    ? ('replace' as const)
    : ('new' as const);
  const name = await IMPORT_KINDS_BY_NAME[kind].labelOf(db, subject_id);
  return [{ row: position, label: name, action, notes: [], faults: [], subjectId: subject_id }];
}

/** The rows that are to be mended, each after what is wrong with it. */
export async function loadFaultyRows(db: Db, id: string, now: Date) {
  const found = await findImport(db, id);
  if (!found) throw notFound('import');
  const { header } = readImport(found);
  const rows = await listImportedRows(db, id);
  if (found.state !== 'open')
    return {
      header,
      rows: await mapInTurns(
        rows.filter(isLeft),
        ROWS_PER_TURN,
        ({ cells }) => JSON.parse(cells) as string[],
      ),
    };
  const judged = await judgeRows(db, found, rows, now);
  const wrong = judged.filter(({ judged: { action } }) => action === 'fault').map(leftRow);
  return { header, rows: wrong.map(({ faults, cells }) => [faults, ...cells]) };
}
