import type { Db } from '../db/database.ts';

const THE_ROW = 'mail';

/** The trouble began with the first failure after the last mail that was sent. */
export async function noteMailTrouble(
  trx: Db,
  { mailId, isServers }: { mailId: string; isServers: boolean },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const known = await trx.selectFrom('mail_trouble').selectAll().where('id', '=', THE_ROW).executeTakeFirst();
  const isGoingOn = known !== undefined && known.since <= at && !(await isSentSince(trx, known.since, now));
  const trouble = {
    since: isGoingOn ? known.since : at,
    noted_at: at,
    is_servers: isServers || (isGoingOn && known.is_servers === 1) ? 1 : 0,
    mail_id: mailId,
  };
  await trx
    .insertInto('mail_trouble')
    .values({ id: THE_ROW, ...trouble })
    .onConflict((on) => on.column('id').doUpdateSet(trouble))
    .execute();
}

export type MailTrouble = {
  since: string;
  reason: string;
};

/** Undefined while mails go out. It takes two failing recipients, or a fault of the server or of our settings. */
export async function findMailTrouble(db: Db, now: Date): Promise<MailTrouble | undefined> {
  const known = await db.selectFrom('mail_trouble').selectAll().where('id', '=', THE_ROW).executeTakeFirst();
  if (!known || known.since > now.toISOString() || (await isSentSince(db, known.since, now)))
    return undefined;
  const failing = await failingRecipients(db, known.since);
  if (failing === 0 || (known.is_servers === 0 && failing === 1)) return undefined;
  const last = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('id', '=', known.mail_id)
    .executeTakeFirst();
  return { since: known.since, reason: last?.last_error ?? '' };
}

async function failingRecipients(db: Db, since: string): Promise<number> {
  const failing = db.selectFrom('outbox').select('recipient').distinct().limit(2);
  const waiting = failing
    .where('next_attempt_at', 'is not', null)
    .where('held_at', 'is', null)
    .where('last_error', 'is not', null);
  const failed = failing.where('failed_at', 'is not', null).where('failed_at', '>=', since);
  const found = [...(await waiting.execute()), ...(await failed.execute())];
  return new Set(found.map(({ recipient }) => recipient)).size;
}

/** A mail sent while the clock was ahead does not count. */
async function isSentSince(db: Db, since: string, now: Date): Promise<boolean> {
  const sent = await db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', '>=', since)
    .where('sent_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
