import type { Db } from '../../server/db/database.ts';
import { makeMail } from './made-mails.ts';

const AT = '2026-11-22T03:00:00.000Z';

export async function planIssues(db: Db): Promise<void> {
  const content = { subject: 'Passes', body: 'Open.', audience: '{"destination":null}' };
  for (const state of ['draft', 'scheduled', 'sending', 'sent'] as const) {
    const row = { ...content, id: state, state, send_at: AT, created_at: AT, updated_at: AT };
    await db.insertInto('newsletter_issues').values(row).execute();
  }
  for (const about_id of ['sending', 'sent'])
    await makeMail(db, { about_kind: 'issue', about_id, recipient: `${about_id}@example.com` });
  await makeMail(db, { recipient: 'receipt@example.com' });
}

export async function findGoing(db: Db): Promise<{ issues: string[]; mails: string[] }> {
  const issues = await db
    .selectFrom('newsletter_issues')
    .select(['id'])
    .where('state', 'in', ['scheduled', 'sending'])
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('next_attempt_at', 'is not', null)
    .where('held_at', 'is', null)
    .orderBy('recipient')
    .execute();
  return { issues: issues.map(({ id }) => id), mails: mails.map(({ recipient }) => recipient) };
}
