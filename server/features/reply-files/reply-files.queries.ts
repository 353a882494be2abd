import type { ReplyFile } from '../../../contracts/reply-files/reply-files.contract.ts';
import { batchesOf, readInBatches } from '../../db/batches.ts';
import type { Db } from '../../db/database.ts';
import type { ReplyFileRow } from '../../db/desk-rows.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';

export type FileSubject = { kind: ReplyFileRow['about_kind']; id: string };

/** Bytes; base64 adds a third. */
const PART_BYTES = 192 * 1024;
/** As long as a reply's draft lives. */
const DAYS_UNSENT = 14;

type NewFile = Pick<ReplyFileRow, 'name' | 'type'> & { about: FileSubject; contents: Buffer; now: Date };

export async function insertReplyFile(
  trx: Db,
  { about, contents, name, type, now }: NewFile,
): Promise<ReplyFileRow> {
  const row: ReplyFileRow = {
    id: newId(),
    about_kind: about.kind,
    about_id: about.id,
    reply_id: null,
    name,
    type,
    bytes: contents.length,
    created_at: now.toISOString(),
  };
  await trx.insertInto('reply_files').values(row).execute();
  for (let position = 0; position * PART_BYTES < contents.length; position += 1) {
    const part = contents.subarray(position * PART_BYTES, (position + 1) * PART_BYTES);
    const content = part.toString('base64');
    await trx.insertInto('reply_file_parts').values({ file_id: row.id, position, content }).execute();
  }
  return row;
}

export function findReplyFile(db: Db, id: string): Promise<ReplyFileRow | undefined> {
  return db.selectFrom('reply_files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Undefined if it is erased while it is read. */
export async function readContents(
  db: Db,
  { id, bytes }: Pick<ReplyFileRow, 'id' | 'bytes'>,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  for (let position = 0; position * PART_BYTES < bytes; position += 1) {
    const part = await db
      .selectFrom('reply_file_parts')
      .select('content')
      .where('file_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!part) return undefined;
    parts.push(Buffer.from(part.content, 'base64'));
  }
  return Buffer.concat(parts);
}

/** Only files of this subject that no reply has sent. */
export function lockUnsentFiles(
  trx: Db,
  about: FileSubject,
  ids: readonly string[],
): Promise<ReplyFileRow[]> {
  const query = trx
    .selectFrom('reply_files')
    .selectAll()
    .where('about_kind', '=', about.kind)
    .where('about_id', '=', about.id)
    .where('reply_id', 'is', null)
    .where('id', 'in', [...ids])
    .orderBy('id');
  return locking(trx, query, 'reply_files').execute();
}

export async function filesOfReplies(
  db: Db,
  kind: FileSubject['kind'],
  ids: readonly string[],
): Promise<Map<string, ReplyFile[]>> {
  const rows = await readInBatches(ids, (batch) =>
    db
      .selectFrom('reply_files')
      .selectAll()
      .where('about_kind', '=', kind)
      .where('about_id', 'in', batch)
      .where('reply_id', 'is not', null)
      .orderBy('id')
      .execute(),
  );
  const found = new Map<string, ReplyFile[]>();
  for (const row of rows)
    found.set(row.reply_id ?? '', [...(found.get(row.reply_id ?? '') ?? []), presentReplyFile(row)]);
  return found;
}

export function presentReplyFile({ id, name, type, bytes }: ReplyFileRow): ReplyFile {
  return { _id: id, name, type, bytes };
}

/** Returns false if it is gone or sent. */
export async function deleteUnsentFile(trx: Db, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('reply_files')
    .where('id', '=', id)
    .where('reply_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

export async function removeReplyFiles(
  trx: Db,
  kind: FileSubject['kind'],
  ids: readonly string[],
): Promise<void> {
  for (const batch of batchesOf(ids))
    await trx
      .deleteFrom('reply_files')
      .where('about_kind', '=', kind)
      .where('about_id', 'in', batch)
      .execute();
}

export async function removeFilesOfReplies(trx: Db, replyIds: readonly string[]): Promise<void> {
  for (const batch of batchesOf(replyIds))
    await trx.deleteFrom('reply_files').where('reply_id', 'in', batch).execute();
}

export async function removeUnsentFiles(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - DAYS_UNSENT * 86_400_000).toISOString();
  await db
    .deleteFrom('reply_files')
    .where('reply_id', 'is', null)
    .where('created_at', '<', longAgo)
    .execute();
}
