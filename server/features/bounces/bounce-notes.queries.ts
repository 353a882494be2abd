import type { Db } from '../../db/database.ts';
import { forgetAfter } from '../../db/forget-after.ts';

export const removeOldBounceNotes = forgetAfter('bounce_notes', 'noted_at', 90 * 86_400_000);

export async function eraseBounceNotes(trx: Db, provedEmail: string): Promise<void> {
  await trx.deleteFrom('bounce_notes').where('email', '=', provedEmail).execute();
}
