import type { Db } from '../../../db/database.ts';
import type { UserRow } from '../../../db/schema.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { type Deletion, deleteUser, isLastAdmin } from '../users.queries.ts';
import { blockNewRows } from './own-account.queries.ts';
import { erasePersonalData } from './personal-data.ts';

type Traveller = Pick<UserRow, 'id' | 'email' | 'email_proved_at'>;

/**
 * Erases a traveller at their own wish: account, sessions and saved tours go; enquiries lose name, phone and email, and
 * open ones are cancelled, so that staff do not wait for an answer; reviews stay under "A former traveller". What has no
 * account and merely names the address goes only where the traveller has proved that the address is theirs: newsletter,
 * messages, and enquiries that staff wrote down. The last admin stays, with everything.
 */
export function eraseTraveller(db: Db, user: Traveller, now: Date): Promise<Deletion> {
  const provedEmail = user.email_proved_at === null ? undefined : user.email;
  return runTransaction(db, async (trx) => {
    if (await isLastAdmin(trx, user.id)) return 'last admin';
    await blockNewRows(trx, user.id);
    await erasePersonalData(trx, { userId: user.id, provedEmail }, now);
    return deleteUser(trx, user);
  });
}
