import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { RoadRow } from '../../db/road-rows.ts';
import { badInput, conflict, notFound } from '../../http/faults/errors.ts';
import type { SiteAction, StaffAction } from '../../http/session/staff-action.ts';
import { type AuditChange, differenceOf, recordAudit } from '../audit/audit.queries.ts';

// What staff write down in short lists. Each save has a version, and what is deleted can be restored for 30 days.

/** Columns that all these tables have. */
export type Columns = Pick<RoadRow, 'id' | 'name' | 'version' | 'created_at' | 'updated_at' | 'deleted_at'>;
export type ContentOf<Row extends Columns> = Omit<Row, Exclude<keyof Columns, 'name'>>;

export type RecordKind<Row extends Columns> = {
  table: 'roads' | 'stops' | 'team_members' | 'reply_templates';
  /** "place", as in "This place was not found." */
  noun: string;
  /** What the audit log calls it. */
  auditKind: string;
  /** Of the list; by name where it is left out. */
  order?: keyof Row;
  limit: number;
  /** Said where there are so many. */
  tooMany: string;
  /** What its form fills; other columns may be stored with them. */
  columns: readonly (keyof ContentOf<Row>)[];
  hasUniqueNames?: boolean;
  /** Throws where a new or changed one may not be stored. */
  refuse?: (content: ContentOf<Row>, by: SiteAction) => void;
  /** What the audit log remembers of it; its `columns` where this is left out. */
  audited?: (db: Db, row: Row) => Record<string, unknown> | Promise<Record<string, unknown>>;
};

const DAYS_DELETED = 30;

/** The queries use common columns alone, so they are typed as those of one of the tables. */
const tableOf = <Row extends Columns>({ table }: RecordKind<Row>) => table as 'roads';

/** All that were not deleted. */
export async function listRecords<Row extends Columns>(db: Db, kind: RecordKind<Row>): Promise<Row[]> {
  const rows: unknown = await db
    .selectFrom(tableOf(kind))
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy((kind.order ?? 'name') as 'name')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows as Row[];
}

/** Undefined also for one that was deleted. */
export async function findRecord<Row extends Columns>(db: Db, kind: RecordKind<Row>, id: string) {
  const found: unknown = await byId(db, kind, id).where('deleted_at', 'is', null).executeTakeFirst();
  return found as Row | undefined;
}

/** Throws where there is none, and for one that was deleted. */
export async function getRecord<Row extends Columns>(db: Db, kind: RecordKind<Row>, id: string) {
  const found = await findRecord(db, kind, id);
  if (!found) throw notFound(kind.noun);
  return found;
}

/** As it is until the transaction ends. Throws where there is none, and for one that was deleted. */
export async function lockRecord<Row extends Columns>(trx: Db, kind: RecordKind<Row>, id: string) {
  const row = await lockAny(trx, kind, id);
  if (row.deleted_at !== null) throw notFound(kind.noun);
  return row;
}

async function lockAny<Row extends Columns>(trx: Db, kind: RecordKind<Row>, id: string) {
  const found: unknown = await locking(trx, byId(trx, kind, id), tableOf(kind)).executeTakeFirst();
  if (!found) throw notFound(kind.noun);
  return found as Row;
}

const byId = <Row extends Columns>(db: Db, kind: RecordKind<Row>, id: string) =>
  db.selectFrom(tableOf(kind)).selectAll().where('id', '=', id);

export async function createRecord<Row extends Columns>(
  trx: Db,
  kind: RecordKind<Row>,
  content: ContentOf<Row>,
  by: SiteAction,
  storeParts?: (id: string) => Promise<void>,
) {
  await refuseTooMany(trx, kind);
  kind.refuse?.(content, by);
  await refuseTakenName(trx, kind, content.name);
  const row = await insertRecord(trx, kind, content, by.now);
  await storeParts?.(row.id);
  await note(trx, kind, { action: 'create', row, after: await audited(trx, kind, row) }, by);
  return row;
}

/** Asks nothing, and notes nothing. */
export async function insertRecord<Row extends Columns>(
  trx: Db,
  kind: RecordKind<Row>,
  content: ContentOf<Row>,
  now: Date,
) {
  const at = now.toISOString();
  const values = { ...content, id: newId(), created_at: at, updated_at: at };
  const inserted: unknown = await trx
    .insertInto(tableOf(kind))
    .values(values as unknown as RoadRow)
    .returningAll()
    .executeTakeFirstOrThrow();
  return inserted as Row;
}

type Save<Row extends Columns> = {
  /** Locked. */
  stored: Row;
  content: Partial<ContentOf<Row>>;
  /** The version that was changed; the stored one where it is left out. */
  version: number | undefined;
  /** What belongs to it and lies in other tables. */
  parts?: { isSame: boolean; store: () => Promise<void> };
};

/**
 * Throws where a colleague was faster. What changes nothing is not stored, nor noted, whichever version it was typed over: the
 * answer to the same save may have been lost. It is answered as it was given then.
 */
export async function changeRecord<Row extends Columns>(
  trx: Db,
  kind: RecordKind<Row>,
  { stored, content, version = stored.version, parts }: Save<Row>,
  by: StaffAction,
) {
  const after = { ...stored, ...content };
  const isSame = kind.columns.every((name) => after[name] === stored[name]);
  if (isSame && parts?.isSame !== false) return stored;
  if (version !== stored.version)
    throw conflict(`A colleague has changed this ${kind.noun} in the meantime.`);
  kind.refuse?.(after, by);
  if (after.name !== stored.name) await refuseTakenName(trx, kind, after.name, stored.id);
  const before = await audited(trx, kind, stored);
  await parts?.store();
  const row = await updateRecord(trx, kind, stored.id, {
    ...content,
    version: stored.version + 1,
    updated_at: by.now.toISOString(),
  });
  const difference = differenceOf(before, await audited(trx, kind, row));
  await note(trx, kind, { action: 'update', row, ...difference }, by);
  return row;
}

/** As it stands here: without a version of its own, and not noted. */
export async function updateRecord<Row extends Columns>(
  trx: Db,
  kind: RecordKind<Row>,
  id: string,
  change: object,
) {
  const updated: unknown = await trx
    .updateTable(tableOf(kind))
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return updated as Row;
}

/** For one that is so already nothing happens. What belongs to it stays, and shows again once it is back. */
export async function setRecordDeleted<Row extends Columns>(
  trx: Db,
  kind: RecordKind<Row>,
  { id, isDeleted }: { id: string; isDeleted: boolean },
  by: StaffAction,
) {
  const row = await lockAny(trx, kind, id);
  if ((row.deleted_at !== null) === isDeleted) return;
  if (!isDeleted) {
    await refuseTooMany(trx, kind);
    if (await isTaken(trx, kind, row.name))
      throw conflict(`There is another ${kind.noun} of this name by now. Give that one another name first.`);
  }
  await updateRecord(trx, kind, id, { deleted_at: isDeleted ? by.now.toISOString() : null });
  await note(trx, kind, { action: isDeleted ? 'delete' : 'restore', row }, by);
}

/** Those that can be restored no more. Answers their ids. */
export async function removeDeletedRecords<Row extends Columns>(
  db: Db,
  kind: RecordKind<Row>,
  now: Date,
): Promise<string[]> {
  const longAgo = new Date(now.getTime() - DAYS_DELETED * 86_400_000).toISOString();
  const removed = await db
    .deleteFrom(tableOf(kind))
    .where('deleted_at', '<=', longAgo)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

async function refuseTooMany<Row extends Columns>(trx: Db, kind: RecordKind<Row>): Promise<void> {
  if ((await listRecords(trx, kind)).length >= kind.limit) throw conflict(kind.tooMany);
}

async function refuseTakenName<Row extends Columns>(
  trx: Db,
  kind: RecordKind<Row>,
  name: string,
  ownId?: string,
) {
  if (await isTaken(trx, kind, name, ownId))
    throw badInput({ name: `There is a ${kind.noun} of this name already.` });
}

/** Two of a name nobody can tell apart in a list to choose from. */
async function isTaken<Row extends Columns>(trx: Db, kind: RecordKind<Row>, name: string, ownId?: string) {
  if (!kind.hasUniqueNames) return false;
  const isSame = (row: Row) => row.id !== ownId && row.name.toLowerCase() === name.toLowerCase();
  return (await listRecords(trx, kind)).some(isSame);
}

async function audited<Row extends Columns>(db: Db, { columns, audited: told }: RecordKind<Row>, row: Row) {
  return told ? told(db, row) : Object.fromEntries(columns.map((name) => [name, row[name]]));
}

type Deed<Row> = Pick<AuditChange, 'before' | 'after'> & { action: string; row: Row };

function note<Row extends Columns>(trx: Db, { auditKind }: RecordKind<Row>, deed: Deed<Row>, by: SiteAction) {
  const { action, row, ...change } = deed;
  const subject = { kind: auditKind, id: row.id, label: row.name };
  return recordAudit(trx, { ...by, ...change, action: `${auditKind}.${action}`, subject });
}
