import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { RoadRow } from '../../db/site-rows.ts';
import { badInput, conflict, notFound, staleVersion } from '../../http/faults/errors.ts';
import type { SiteAction, StaffAction } from '../../http/session/staff-action.ts';
import { type AuditChange, differenceOf, recordAudit } from '../audit/audit.queries.ts';

// Short lists of staff. Saves have versions, and deleted rows can be restored for 30 days.

export type Columns = Pick<RoadRow, 'id' | 'name' | 'version' | 'created_at' | 'updated_at' | 'deleted_at'>;
export type ContentOf<Row extends Columns> = Omit<Row, Exclude<keyof Columns, 'name'>>;

export type RecordKind<Row extends Columns> = {
  table: 'roads' | 'stops' | 'team_members' | 'reply_templates';
  /** "place", as in "This place was not found." */
  noun: string;
  auditKind: string;
  order?: keyof Row;
  limit: number;
  tooMany: string;
  columns: readonly (keyof ContentOf<Row>)[];
  hasUniqueNames?: boolean;
  /** Throws to refuse a record. */
  refuse?: (content: ContentOf<Row>, by: SiteAction) => void;
  audited?: (db: Db, row: Row) => Record<string, unknown> | Promise<Record<string, unknown>>;
};

const DAYS_DELETED = 30;

/** The queries use common columns only, so one table's types stand for all. */
const tableOf = <Row extends Columns>({ table }: RecordKind<Row>) => table as 'roads';

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

export async function findRecord<Row extends Columns>(db: Db, kind: RecordKind<Row>, id: string) {
  const found: unknown = await byId(db, kind, id).where('deleted_at', 'is', null).executeTakeFirst();
  return found as Row | undefined;
}

/** Throws `notFound`, for deleted records too. */
export async function getRecord<Row extends Columns>(db: Db, kind: RecordKind<Row>, id: string) {
  const found = await findRecord(db, kind, id);
  if (!found) throw notFound(kind.noun);
  return found;
}

export async function lockRecord<Row extends Columns>(trx: Db, kind: RecordKind<Row>, id: string) {
  const row = await lockAnyRecord(trx, kind, id);
  if (row.deleted_at !== null) throw notFound(kind.noun);
  return row;
}

export async function lockAnyRecord<Row extends Columns>(trx: Db, kind: RecordKind<Row>, id: string) {
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

/** Without checks or an entry in the audit log. */
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
  stored: Row;
  content: Partial<ContentOf<Row>>;
  version: number | undefined;
  parts?: { isSame: boolean; store: () => Promise<void> };
};

/** Throws a conflict if a colleague has saved. Without changes any version passes, as a response may be lost. */
export async function changeRecord<Row extends Columns>(
  trx: Db,
  kind: RecordKind<Row>,
  { stored, content, version = stored.version, parts }: Save<Row>,
  by: SiteAction,
) {
  const after = { ...stored, ...content };
  const isSame = kind.columns.every((name) => after[name] === stored[name]);
  if (isSame && parts?.isSame !== false) return stored;
  if (version !== stored.version) throw staleVersion(`this ${kind.noun}`);
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

/** Without a new version or an entry in the audit log. */
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

/** Parts in other tables stay, and show again once it is restored. */
export async function setRecordDeleted<Row extends Columns>(
  trx: Db,
  kind: RecordKind<Row>,
  { id, isDeleted }: { id: string; isDeleted: boolean },
  by: StaffAction,
) {
  const row = await lockAnyRecord(trx, kind, id);
  if ((row.deleted_at !== null) === isDeleted) return;
  if (!isDeleted) {
    await refuseTooMany(trx, kind);
    if (await isTaken(trx, kind, row.name))
      throw conflict(`There is another ${kind.noun} of this name by now. Give that one another name first.`);
  }
  await updateRecord(trx, kind, id, { deleted_at: isDeleted ? by.now.toISOString() : null });
  await note(trx, kind, { action: isDeleted ? 'delete' : 'restore', row }, by);
}

export async function removeDeletedRecords<Row extends Columns>(
  db: Db,
  kind: RecordKind<Row>,
  now: Date,
): Promise<Row[]> {
  const longAgo = new Date(now.getTime() - DAYS_DELETED * 86_400_000).toISOString();
  const removed: unknown = await db
    .deleteFrom(tableOf(kind))
    .where('deleted_at', '<=', longAgo)
    .returningAll()
    .execute();
  return removed as Row[];
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
