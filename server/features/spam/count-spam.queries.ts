import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';

type Counting = {
  /** Counting stops at one more. */
  upTo: number;
  /** A moment: of what came from then on. */
  since?: string;
};

/** How many enquiries lie in the spam folder, as the desk's list of them has it. */
export function countSpamEnquiries(db: Db, { upTo, since }: Counting): Promise<number> {
  let inSpam = db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'spam')
    .where('deleted_at', 'is', null);
  if (since !== undefined) inSpam = inSpam.where('created_at', '>=', since);
  return countUpTo(db, inSpam, upTo);
}

/** The same of contact messages. */
export function countSpamMessages(db: Db, { upTo, since }: Counting): Promise<number> {
  let inSpam = db.selectFrom('contact_messages').select('id').where('spam_at', 'is not', null);
  if (since !== undefined) inSpam = inSpam.where('created_at', '>=', since);
  return countUpTo(db, inSpam, upTo);
}
