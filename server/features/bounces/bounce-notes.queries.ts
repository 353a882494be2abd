import type { Db } from '../../db/database.ts';

const RETENTION_DAYS = 90;

export async function removeOldBounceNotes(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('bounce_notes').where('noted_at', '<=', oldest).execute();
}

export async function eraseBounceNotes(trx: Db, provedEmail: string): Promise<void> {
  await trx.deleteFrom('bounce_notes').where('email', '=', provedEmail).execute();
}
