import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Position } from '../../../contracts/lists/cursor.ts';
import type { MailFilter } from '../../../contracts/mail/mail-terms.ts';
import type { MailQuery } from '../../../contracts/mail/manage-mail.contract.ts';
import type { Db } from '../../db/database.ts';
import { byBytes } from '../../db/dialect/prefix-index.ts';
import type { OutboxRow } from '../../db/mail-rows.ts';
import { afterPosition, type Page } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';

type Outbox = ExpressionBuilder<Database, 'outbox'>;

/** Must match the indexes of migration 21. */
const CONDITIONS: Record<MailFilter, (mail: Outbox) => ExpressionWrapper<Database, 'outbox', SqlBool>> = {
  waiting: (mail) => mail('next_attempt_at', 'is not', null),
  retrying: (mail) => mail.and([mail('next_attempt_at', 'is not', null), mail('last_error', 'is not', null)]),
  sent: (mail) => mail('sent_at', 'is not', null),
  failed: (mail) => mail('failed_at', 'is not', null),
  cancelled: (mail) => mail('cancelled_at', 'is not', null),
};

/** With `q`, addresses that begin with it, in index order. Returns one extra row, see `slicePage`. */
export async function listMails(db: Db, page: Page, { q, state, kind }: MailQuery): Promise<OutboxRow[]> {
  let query = db.selectFrom('outbox').selectAll();
  if (state) query = query.where((mail) => CONDITIONS[state](mail));
  if (kind) query = query.where('kind', '=', kind);
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  if (!q)
    return query
      .where(afterPosition(page.after, { at: 'created_at', id: 'id' }))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  const recipient = byBytes(db, 'recipient');
  const typed = q.toLowerCase();
  query = query
    .where(sql<boolean>`${recipient} >= ${typed}`)
    // The highest code point, to end the range.
    .where(sql<boolean>`${recipient} < ${`${typed}\u{10ffff}`}`);
  if (page.after) {
    const last = await findMail(db, page.after.id);
    // The mail is gone, and with it the start of the page.
    if (!last) return [];
    query = query.where(sql<boolean>`(${recipient}, id) < (${last.recipient}, ${last.id})`);
  }
  return query.orderBy(sql`${recipient} desc`).orderBy('id', 'desc').execute();
}

export function positionOfMail(row: OutboxRow): Position {
  return { at: row.created_at, id: row.id };
}

export function findMail(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findSubjectLabels(db: Db, rows: readonly OutboxRow[]): Promise<Map<string, string>> {
  const idsOf = (kind: string) => [
    ...new Set(rows.filter((row) => row.about_kind === kind).map((row) => row.about_id)),
  ];
  const [enquiries, messages, users, invitations] = await Promise.all([
    ifAny(idsOf('booking'), (ids) =>
      db.selectFrom('bookings').select(['id', 'reference as label']).where('id', 'in', ids).execute(),
    ),
    ifAny(idsOf('message'), (ids) =>
      db.selectFrom('contact_messages').select(['id', 'name as label']).where('id', 'in', ids).execute(),
    ),
    ifAny(idsOf('user'), (ids) =>
      db.selectFrom('users').select(['id', 'username as label']).where('id', 'in', ids).execute(),
    ),
    ifAny(idsOf('invitation'), (ids) =>
      db.selectFrom('staff_invitations').select(['id', 'username as label']).where('id', 'in', ids).execute(),
    ),
  ]);
  return new Map([...enquiries, ...messages, ...users, ...invitations].map(({ id, label }) => [id, label]));
}

async function ifAny<T>(ids: string[], find: (ids: string[]) => Promise<T[]>): Promise<T[]> {
  return ids.length === 0 ? [] : find(ids);
}
