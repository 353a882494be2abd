import { IMPORT_LIMITS } from '../../../contracts/imports/import-terms.ts';
import type { ImportUndone } from '../../../contracts/imports/imports.contract.ts';
import { workInTurns } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import type { ImportRow } from '../../db/import-rows.ts';
import { runPart } from '../../db/transaction.ts';
import { conflict, Failure, notFound, staleVersion } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { IMPORT_KINDS_BY_NAME } from './import-kinds.ts';
import {
  changeImport,
  emptyRows,
  findLaterImport,
  listImportedRows,
  lockImport,
  noteStored,
  type StoredRow,
} from './imports.queries.ts';
import { countActions, judgeRows, leftRow, ROWS_PER_TURN, type RowJudged } from './judge-rows.ts';

const DAY = 86_400_000;

/** Stores every row without a fault, or nothing. */
export async function runImport(trx: Db, id: string, version: number, by: StaffAction): Promise<ImportRow> {
  const found = await getOpen(trx, id);
  if (found.version !== version) throw staleVersion('this import');
  const rows = await listImportedRows(trx, id);
  const judged = await judgeRows(trx, found, rows, by.now);
  const kind = IMPORT_KINDS_BY_NAME[found.kind];
  const right = judged.filter(({ judged: { action } }) => action === 'new' || action === 'replace');
  const stored: StoredRow[] = [];
  await workInTurns(right, ROWS_PER_TURN, async (turn) => {
    for (const one of turn) {
      const { subjectId, undo } = await kind.store(trx, one.judged, by).catch(tellRow(one));
      stored.push({ position: one.row.position, subjectId, undo });
    }
  });
  if (stored.length === 0) throw conflict('There is nothing to import.');
  const counts = countActions(judged);
  await noteStored(trx, id, {
    places: rows.map(({ position }) => position),
    left: judged.filter(({ judged: { action } }) => action === 'fault').map(leftRow),
    stored,
  });
  const done = { state: 'done', outcome: JSON.stringify(counts), stored_at: by.now.toISOString() } as const;
  await changeImport(trx, id, done);
  await recordAudit(trx, { ...by, action: 'import.run', subject: subjectOf(found), after: { ...counts } });
  return { ...found, ...done };
}

export async function getOpen(trx: Db, id: string): Promise<ImportRow> {
  const found = await lockImport(trx, id);
  if (!found) throw notFound('import');
  if (found.state !== 'open') throw conflict('This was imported already.');
  return found;
}

/** Something has changed between the look at the row and its turn. */
function tellRow({ row, judged }: RowJudged) {
  return (error: unknown): never => {
    if (!(error instanceof Failure)) throw error;
    const reason = Object.values(error.fields ?? {}).join(' ') || error.message;
    throw conflict(`Nothing was imported. Row ${row.position}, ${judged.label}: ${reason}`);
  };
}

export function undoableUntil({ state, stored_at }: ImportRow): string | null {
  if (state !== 'done' || stored_at === null) return null;
  return new Date(Date.parse(stored_at) + IMPORT_LIMITS.daysUndoable * DAY).toISOString();
}

/** What was changed since stays, and is named. */
export async function undoImport(trx: Db, id: string, by: StaffAction): Promise<ImportUndone> {
  const found = await lockImport(trx, id);
  if (!found) throw notFound('import');
  const until = undoableUntil(found);
  if (until === null || until < by.now.toISOString()) throw conflict('This cannot be undone any more.');
  const later = await findLaterImport(trx, found);
  if (later !== undefined)
    throw conflict(`“${later}” has changed some of the same records since. Undo that import first.`);
  const kind = IMPORT_KINDS_BY_NAME[found.kind];
  const left: ImportUndone['left'] = [];
  let undone = 0;
  const rows = (await listImportedRows(trx, id)).toReversed();
  await workInTurns(rows, ROWS_PER_TURN, async (turn) => {
    for (const { position, subject_id, undo } of turn) {
      if (subject_id === null || undo === null) continue;
      const imported = { subjectId: subject_id, undo: JSON.parse(undo) as unknown };
      const reason = await runPart(trx, () => kind.undo(trx, imported, by)).catch(reasonOf);
      if (reason === undefined) undone += 1;
      else left.push({ row: position, label: await kind.labelOf(trx, subject_id), reason });
    }
  });
  await emptyRows(trx, id);
  await changeImport(trx, id, { state: 'undone', undone_at: by.now.toISOString() });
  const after = { undone, left: left.length };
  await recordAudit(trx, { ...by, action: 'import.take-back', subject: subjectOf(found), after });
  return { undone, left: left.toReversed() };
}

function reasonOf(error: unknown): string {
  if (error instanceof Failure) return Object.values(error.fields ?? {}).join(' ') || error.message;
  throw error;
}

export const subjectOf = ({ id, file_name }: Pick<ImportRow, 'id' | 'file_name'>) => ({
  kind: 'import',
  id,
  label: file_name,
});
