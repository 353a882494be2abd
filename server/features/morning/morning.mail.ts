import { z } from 'zod';
import { clockTimeOf, dayOf } from '../../../contracts/india-time.ts';
import { may } from '../../../contracts/staff/staff-policy.ts';
import type { Db } from '../../db/database.ts';
import type { OutboxRow } from '../../db/mail-rows.ts';
import { runTransaction } from '../../db/transaction.ts';
import { seerOf } from '../../http/session/visible-to.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { MORNING } from '../../mail/messages/morning-message.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { findUserById } from '../accounts/users.queries.ts';
import { buildMessage, type MailContext } from '../mail-words/build-message.ts';
import { findAgentsSee } from '../settings/settings.queries.ts';
import { findMorning, hasNews } from './morning-figures.queries.ts';

export const MORNING_MAIL = MORNING.id;

/** India’s time. A site that was down sends them once it is up, until noon. */
const FROM = '07:00:00';
const UNTIL = '12:00:00';
/** So that a clock set back sends nothing twice. */
const REMEMBERED_MS = 30 * 86_400_000;

type Reader = Parameters<typeof seerOf>[0] & { email: string };

const payload = z.object({ day: z.string() });

export async function buildMorningMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  const { day } = payload.parse(JSON.parse(row.payload));
  const reader = await findUserById(context.db, row.about_id);
  if (reader?.role !== 'admin') return undefined;
  const seer = seerOf({ ...reader, agentsSee: await findAgentsSee(context.db) });
  const found = await findMorning(context.db, seer, day, new Date(row.created_at));
  const morning = may(reader.staff_role, 'see-mail') ? found : { ...found, failedMails: 0 };
  return hasNews(morning) ? buildMessage(context, MORNING, morning) : undefined;
}

/** Safe to call at any time, from any process: one row per person and day. Returns the number queued. */
export async function queueMorningMails(db: Db, now: Date): Promise<number> {
  const time = clockTimeOf(now).slice('YYYY-MM-DD '.length);
  if (time < FROM || time >= UNTIL) return 0;
  const day = dayOf(now);
  const readers = await db
    .selectFrom('users')
    .select(['id', 'email', 'staff_role'])
    .where('role', '=', 'admin')
    .where('wants_morning_mail', '=', 1)
    .orderBy('id')
    .execute();
  const agentsSee = await findAgentsSee(db);
  let queued = 0;
  for (const reader of readers)
    if (await runTransaction(db, (trx) => queueOne(trx, { ...reader, agentsSee }, day, now))) queued += 1;
  return queued;
}

async function queueOne(trx: Db, reader: Reader, day: string, now: Date) {
  const made = await trx
    .insertInto('morning_mails')
    .values({ user_id: reader.id, day, made_at: now.toISOString() })
    .onConflict((on) => on.columns(['user_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!made || !hasNews(await findMorning(trx, seerOf(reader), day, now))) return false;
  const about = { kind: 'user' as const, id: reader.id };
  await enqueueMail(trx, { kind: MORNING_MAIL, recipient: reader.email, payload: { day }, about }, now);
  return true;
}

export async function removeOldMornings(db: Db, now: Date): Promise<void> {
  const oldest = dayOf(new Date(now.getTime() - REMEMBERED_MS));
  await db.deleteFrom('morning_mails').where('day', '<', oldest).execute();
}
