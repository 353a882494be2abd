import type { Db } from '../../db/database.ts';
import { eraseEnquiriesOf } from '../bookings/erase-enquiries.ts';
import { deleteSubscriber } from '../subscribers/subscribers.queries.ts';
import { forgetPerson } from './forget-person.ts';
import { holdBackNewRows } from './own-account.queries.ts';
import { type Deletion, deleteUser, isLastAdmin } from './users.queries.ts';

/**
 * Erases a traveller at their own wish: account, sessions, saved tours and newsletter go; enquiries lose name, phone and
 * email, and open ones are cancelled, so that staff do not wait for an answer; reviews stay under "A former traveller".
 * The last admin stays, with everything.
 */
export function eraseTraveller(db: Db, user: { id: string; email: string }, now: Date): Promise<Deletion> {
  return db.transaction().execute(async (trx) => {
    if (await isLastAdmin(trx, user.id)) return 'last admin';
    await holdBackNewRows(trx, user.id);
    // Before the account goes, while the enquiries still name it.
    const enquiries = await eraseEnquiriesOf(trx, user.id, now);
    for (const { reference } of enquiries) {
      await trx.deleteFrom('outbox').where('payload', 'like', `%"${reference}"%`).execute();
    }
    await trx.deleteFrom('outbox').where('recipient', '=', user.email).execute();
    await trx.deleteFrom('idempotency_keys').where('scope', '=', `booking:${user.id}`).execute();
    await deleteSubscriber(trx, { email: user.email });
    await forgetPerson(trx, user);
    return deleteUser(trx, user);
  });
}
