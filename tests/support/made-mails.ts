import type { Db } from '../../server/db/database.ts';
import type { OutboxRow } from '../../server/db/mail-rows.ts';
import { enqueueMail } from '../../server/mail/outbox.queries.ts';

const NOW = '2026-05-01T10:00:00.000Z';
export const at = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

export const SENT = {
  next_attempt_at: null,
  sent_at: at(-5),
  server_answer: '250 2.0.0 OK',
  attempts: 1,
} satisfies Partial<OutboxRow>;
export const FAILED = {
  next_attempt_at: null,
  failed_at: at(-5),
  last_error: '550 No such user',
  attempts: 1,
} satisfies Partial<OutboxRow>;
export const CANCELLED = { next_attempt_at: null, cancelled_at: at(-5) } satisfies Partial<OutboxRow>;

export async function makeMail(db: Db, given: Partial<OutboxRow> = {}): Promise<string> {
  const { recipient = 'asha@example.com', kind = 'account-change', created_at = NOW } = given;
  const mail = {
    kind,
    recipient,
    payload: { change: 'second-factor-on' },
    about: { kind: 'user' as const, id: 'nobody' },
  };
  const id = await enqueueMail(db, mail, new Date(created_at));
  await db
    .updateTable('outbox')
    .set({ attempts: 0, ...given })
    .where('id', '=', id)
    .execute();
  return id;
}
