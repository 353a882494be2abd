import { sql } from 'kysely';
import { IMPORT_LIMITS, type ImportKindName } from '../../../contracts/imports/import-terms.ts';
import type { ImportChoices } from '../../../contracts/imports/imports.contract.ts';
import { workInTurns } from '../../db/batches.ts';
import { containsText } from '../../db/contains-text.ts';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { ImportedRow, ImportRow } from '../../db/import-rows.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import type { WrittenSheet } from './read-file/sheet.ts';

/** Some milliseconds of work each. */
const ROWS_PER_WRITE = 50;
const ROWS_PER_READING = 500;
const LISTED = 50;
const DAY = 86_400_000;

export type OpenImport = {
  kind: ImportKindName;
  fileName: string;
  sheet: WrittenSheet;
  matching: readonly string[];
  choices: ImportChoices;
};

export async function insertImport(
  trx: Db,
  { kind, fileName, sheet, matching, choices }: OpenImport,
  by: StaffAction,
): Promise<ImportRow> {
  const row = await trx
    .insertInto('imports')
    .values({
      id: newId(),
      kind,
      file_name: fileName,
      state: 'open',
      header: JSON.stringify(sheet.header),
      matching: JSON.stringify(matching),
      choices: JSON.stringify(choices),
      outcome: null,
      made_by: by.actor.username,
      created_at: by.now.toISOString(),
      stored_at: null,
      undone_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await workInTurns(sheet.rows, ROWS_PER_WRITE, (batch) =>
    trx
      .insertInto('import_rows')
      .values(
        batch.map(({ row: position, cells }) => ({
          ...{ import_id: row.id, position, cells },
          ...{ subject_id: null, undo: null },
        })),
      )
      .execute(),
  );
  return row;
}

/** How the last file with these columns was matched, and what was chosen for it. */
export function findEarlier(
  db: Db,
  kind: ImportKindName,
  header: readonly string[],
): Promise<Pick<ImportRow, 'matching' | 'choices'> | undefined> {
  return db
    .selectFrom('imports')
    .select(['matching', 'choices'])
    .where('kind', '=', kind)
    .where('header', '=', JSON.stringify(header))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockImport(trx: Db, id: string): Promise<ImportRow | undefined> {
  return locking(
    trx,
    trx.selectFrom('imports').selectAll().where('id', '=', id),
    'imports',
  ).executeTakeFirst();
}

export function listImports(db: Db): Promise<ImportRow[]> {
  return db.selectFrom('imports').selectAll().orderBy('id', 'desc').limit(LISTED).execute();
}

/** Lets others run in between: a file may be of megabytes. */
export async function listImportedRows(db: Db, importId: string): Promise<ImportedRow[]> {
  const of = db.selectFrom('import_rows').where('import_id', '=', importId).orderBy('position');
  const places = (await of.select('position').execute()).map(({ position }) => position);
  const rows: ImportedRow[] = [];
  await workInTurns(places, ROWS_PER_READING, async (turn) => {
    const from = of.selectAll().where('position', '>=', turn[0] ?? 0);
    rows.push(...(await from.where('position', '<=', turn.at(-1) ?? 0).execute()));
  });
  return rows;
}

type Change = Partial<Omit<ImportRow, 'id' | 'kind' | 'header' | 'version'>>;

export async function changeImport(trx: Db, id: string, change: Change): Promise<void> {
  await trx
    .updateTable('imports')
    .set((is) => ({ ...change, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export type LeftRow = { position: number; faults: string; cells: readonly string[] };
export type StoredRow = { position: number; subjectId: string; undo: unknown };

/** The text of the file goes: what was made of it is stored elsewhere. `left`: to be mended and brought again. */
export async function noteStored(
  trx: Db,
  id: string,
  {
    places,
    left,
    stored,
  }: { places: readonly number[]; left: readonly LeftRow[]; stored: readonly StoredRow[] },
): Promise<void> {
  const rows = trx.updateTable('import_rows').where('import_id', '=', id);
  await workInTurns(places, ROWS_PER_WRITE, (turn) =>
    rows.set({ cells: '[]' }).where('position', 'in', turn).execute(),
  );
  await workInTurns(left, ROWS_PER_WRITE, async (turn) => {
    for (const { position, faults, cells } of turn)
      await rows
        .set({ cells: JSON.stringify([faults, ...cells]) })
        .where('position', '=', position)
        .execute();
  });
  await workInTurns(stored, ROWS_PER_WRITE, async (turn) => {
    for (const { position, subjectId, undo } of turn)
      await rows
        .set({ subject_id: subjectId, undo: JSON.stringify(undo) })
        .where('position', '=', position)
        .execute();
  });
}

/** The file of an import that has changed the same records later. */
export async function findLaterImport(
  trx: Db,
  { id, stored_at }: Pick<ImportRow, 'id' | 'stored_at'>,
): Promise<string | undefined> {
  const found = await trx
    .selectFrom('import_rows as own')
    .innerJoin('import_rows as other', 'other.subject_id', 'own.subject_id')
    .innerJoin('imports', 'imports.id', 'other.import_id')
    .select('file_name')
    .where('own.import_id', '=', id)
    .where('imports.id', '<>', id)
    .where('state', '=', 'done')
    .where('imports.stored_at', '>=', stored_at)
    .orderBy('imports.stored_at', 'desc')
    .executeTakeFirst();
  return found?.file_name;
}

/** What an earlier import left stands there again, under a new version: that import can still be undone. */
export async function followVersion(
  trx: Db,
  subjectId: string,
  { from, to }: { from: number | undefined; to: number },
): Promise<void> {
  const rows = await trx.selectFrom('import_rows').selectAll().where('subject_id', '=', subjectId).execute();
  for (const { import_id, position, undo } of rows) {
    const noted = JSON.parse(undo ?? '{}') as { version?: number };
    if (from === undefined || noted.version !== from) continue;
    await trx
      .updateTable('import_rows')
      .set({ undo: JSON.stringify({ ...noted, version: to }) })
      .where('import_id', '=', import_id)
      .where('position', '=', position)
      .execute();
  }
}

export async function deleteImport(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('imports').where('id', '=', id).execute();
}

/** What was not pressed in a week goes, and so do faulty rows; what can no longer be undone keeps its columns alone, for the next file. */
export async function removeOldImports(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  await db
    .deleteFrom('imports')
    .where('state', '=', 'open')
    .where('created_at', '<', ago(IMPORT_LIMITS.daysOpen))
    .execute();
  const doneBefore = (time: string) =>
    db.selectFrom('imports').select('id').where('state', '<>', 'open').where('stored_at', '<', time);
  await db
    .updateTable('import_rows')
    .set({ cells: '[]' })
    .where('cells', '<>', '[]')
    .where('import_id', 'in', doneBefore(ago(IMPORT_LIMITS.daysOpen)))
    .execute();
  await db
    .deleteFrom('import_rows')
    .where('import_id', 'in', doneBefore(ago(IMPORT_LIMITS.daysUndoable)))
    .execute();
}

/** An import that is taken back is brought anew as a whole. */
export async function emptyRows(trx: Db, id: string): Promise<void> {
  await trx.updateTable('import_rows').set({ cells: '[]' }).where('import_id', '=', id).execute();
}

/** Rows that are not stored and name them. Databases fold other letters than JavaScript does. */
export async function eraseFromImports(trx: Db, email: string): Promise<void> {
  const folded = sql<string>`lower(cells)`;
  await trx
    .deleteFrom('import_rows')
    .where((rows) => rows.or([containsText('cells', email), containsText(folded, email.toLowerCase())]))
    .execute();
}
