import type { Position } from '../../../contracts/lists/cursor.ts';
import type { Db } from '../../db/database.ts';
import type { IssueLinkRow, NewsletterIssueRow } from '../../db/desk-rows.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import { afterPosition, type Page } from '../../db/paging.ts';

type Content = Pick<NewsletterIssueRow, 'subject' | 'body' | 'audience'>;

export async function insertIssue(trx: Db, content: Content, now: Date): Promise<string> {
  const id = newId();
  const at = now.toISOString();
  await trx
    .insertInto('newsletter_issues')
    .values({ ...content, id, state: 'draft', created_at: at, updated_at: at })
    .execute();
  return id;
}

/** Undefined if the issue is gone, is no draft, or `version` is not the stored one. */
export function replaceIssue(
  trx: Db,
  id: string,
  content: Content,
  { version, now }: { version: number; now: Date },
): Promise<NewsletterIssueRow | undefined> {
  return trx
    .updateTable('newsletter_issues')
    .set((is) => ({
      ...content,
      version: is('version', '+', 1),
      fault: null,
      updated_at: now.toISOString(),
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst();
}

export function findIssue(db: Db, id: string): Promise<NewsletterIssueRow | undefined> {
  return db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockIssue(trx: Db, id: string): Promise<NewsletterIssueRow | undefined> {
  const query = trx.selectFrom('newsletter_issues').selectAll().where('id', '=', id);
  return locking(trx, query, 'newsletter_issues').executeTakeFirst();
}

type Change = Partial<Omit<NewsletterIssueRow, 'id' | 'created_at'>>;

export async function updateIssue(trx: Db, id: string, change: Change): Promise<void> {
  await trx.updateTable('newsletter_issues').set(change).where('id', '=', id).execute();
}

export async function deleteIssue(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('newsletter_issues').where('id', '=', id).execute();
}

/** Returns one extra row, see `slicePage`. */
export function listIssues(db: Db, page: Page): Promise<NewsletterIssueRow[]> {
  let query = db
    .selectFrom('newsletter_issues')
    .selectAll()
    .where(afterPosition(page.after, { at: 'created_at', id: 'id' }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

export function positionOfIssue(row: NewsletterIssueRow): Position {
  return { at: row.created_at, id: row.id };
}

export function findWorkToDo(db: Db, now: Date): Promise<Pick<NewsletterIssueRow, 'id' | 'state'>[]> {
  return db
    .selectFrom('newsletter_issues')
    .select(['id', 'state'])
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'sending'),
        and([eb('state', '=', 'scheduled'), eb('send_at', '<=', now.toISOString())]),
      ]),
    )
    .orderBy('id')
    .execute();
}

export function listIssueLinks(db: Db, issueId: string): Promise<IssueLinkRow[]> {
  return db
    .selectFrom('issue_links')
    .selectAll()
    .where('issue_id', '=', issueId)
    .orderBy('position')
    .execute();
}

export function findIssueLink(db: Db, code: string): Promise<Pick<IssueLinkRow, 'url'> | undefined> {
  return db.selectFrom('issue_links').select('url').where('code', '=', code).executeTakeFirst();
}

export async function countClick(db: Db, code: string): Promise<void> {
  await db
    .updateTable('issue_links')
    .set((is) => ({ clicks: is('clicks', '+', 1) }))
    .where('code', '=', code)
    .execute();
}
