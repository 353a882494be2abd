import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { ReplyTemplateRow } from '../../db/reply-rows.ts';

export type TemplateContent = Pick<ReplyTemplateRow, 'name' | 'destination' | 'subject' | 'text'>;

const DAYS_DELETED = 30;

/** All that were not deleted, by name. There are a few hundred at most. */
export function listTemplates(db: Db): Promise<ReplyTemplateRow[]> {
  return db
    .selectFrom('reply_templates')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function countTemplates(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reply_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Also one that was deleted. */
export function findTemplate(db: Db, id: string): Promise<ReplyTemplateRow | undefined> {
  return db.selectFrom('reply_templates').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same until the transaction ends. */
export function lockTemplate(trx: Db, id: string): Promise<ReplyTemplateRow | undefined> {
  const query = trx.selectFrom('reply_templates').selectAll().where('id', '=', id);
  return locking(trx, query, 'reply_templates').executeTakeFirst();
}

export function insertTemplate(trx: Db, content: TemplateContent, now: Date): Promise<ReplyTemplateRow> {
  const at = now.toISOString();
  return trx
    .insertInto('reply_templates')
    .values({ ...content, id: newId(), created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateTemplate(
  trx: Db,
  id: string,
  change: Partial<TemplateContent & Pick<ReplyTemplateRow, 'version' | 'updated_at' | 'deleted_at'>>,
): Promise<ReplyTemplateRow> {
  return trx
    .updateTable('reply_templates')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Those that can be brought back no more. */
export async function removeDeletedTemplates(db: Db, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - DAYS_DELETED * 86_400_000).toISOString();
  await db.deleteFrom('reply_templates').where('deleted_at', '<=', longAgo).execute();
}
