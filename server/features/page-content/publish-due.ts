import { type ContentKey, PAGE_CONTENTS } from '../../../contracts/page-content/page-contents.ts';
import type { Db } from '../../db/database.ts';
import type { PageContentRow } from '../../db/site-rows.ts';
import { runTransaction } from '../../db/transaction.ts';
import { Failure } from '../../http/faults/errors.ts';
import type { SiteAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { publish, publishable, rowChange } from './change-content.ts';
import { changeContentRow, listDue, lockContentRow } from './page-content.queries.ts';

/** In any process: each locks what it publishes. Throws what went wrong with some once all were tried. */
export async function publishDue(db: Db, now: Date, onPublished: () => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const { key } of await listDue(db, now))
    try {
      if (await runTransaction(db, (trx) => publishOneDue(trx, key, now))) await onPublished();
    } catch (error) {
      faults.push(error);
    }
  if (faults.length > 0) throw new AggregateError(faults, 'Some pages were not published.');
}

async function publishOneDue(trx: Db, key: ContentKey, now: Date): Promise<boolean> {
  const row = await lockContentRow(trx, key, now);
  if (row.draft === null || row.publish_at === null || row.publish_at > now.toISOString()) return false;
  const by = { actor: await authorOf(trx, row), now };
  try {
    await publish(trx, row, await publishable(trx, key, JSON.parse(row.draft)), by);
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    // Typed on after the time was chosen: it waits for somebody to look at it.
    await changeContentRow(trx, row, rowChange(by, { draft: row.draft, publish_at: null }));
    const subject = { kind: 'page', id: key, label: PAGE_CONTENTS[key].name };
    await recordAudit(trx, { ...by, action: 'page.not-published', subject, after: { ...error.fields } });
    return false;
  }
}

async function authorOf(trx: Db, { updated_by }: PageContentRow): Promise<SiteAction['actor']> {
  if (updated_by === null) return null;
  const author = await trx.selectFrom('users').selectAll().where('id', '=', updated_by).executeTakeFirst();
  return author ?? null;
}
