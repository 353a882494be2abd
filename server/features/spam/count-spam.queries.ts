import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';

type Counting = {
  upTo: number;
  since?: string;
};

export function countSpamEnquiries(db: Db, { upTo, since }: Counting): Promise<number> {
  let inSpam = db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'spam')
    .where('deleted_at', 'is', null);
  if (since !== undefined) inSpam = inSpam.where('created_at', '>=', since);
  return countUpTo(db, inSpam, upTo);
}

export function countSpamMessages(db: Db, { upTo, since }: Counting): Promise<number> {
  let inSpam = db.selectFrom('contact_messages').select('id').where('spam_at', 'is not', null);
  if (since !== undefined) inSpam = inSpam.where('created_at', '>=', since);
  return countUpTo(db, inSpam, upTo);
}
