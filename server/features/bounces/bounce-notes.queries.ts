import type { Db } from '../../db/database.ts';

/** As long as the mails that they tell of can be looked up. */
const RETENTION_DAYS = 90;

export async function removeOldBounceNotes(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('bounce_notes').where('noted_at', '<=', oldest).execute();
}

/** Its owner wants to be forgotten, and has proved that it is theirs. */
export async function eraseBounceNotes(trx: Db, provedEmail: string): Promise<void> {
  await trx.deleteFrom('bounce_notes').where('email', '=', provedEmail).execute();
}
