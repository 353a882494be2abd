import type { ContactBody } from '../../../contracts/contacts.contract.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';

export async function insertContactMessage(trx: Db, message: ContactBody, now: Date): Promise<void> {
  await trx
    .insertInto('contact_messages')
    .values({
      id: newId(),
      name: message.name,
      email: message.email,
      mobile: message.mobile,
      tour_type: message.tourType,
      message: message.message,
      created_at: now.toISOString(),
    })
    .execute();
}
