import type { ContactBody } from '../../../contracts/contacts/contacts.contract.ts';
import type { Db } from '../../db/database.ts';
import { takeMailTurn } from '../../mail/mail-turns.queries.ts';
import { enqueueMails, type NewMail } from '../../mail/outbox.queries.ts';
import { findStaffAddresses } from '../settings/staff-addresses.ts';
import { CONTACT_NOTICE_MAIL, CONTACT_RECEIVED_MAIL } from './contacts.mail.ts';

type Received = {
  id: string;
  message: Pick<ContactBody, 'name' | 'email' | 'mobile' | 'message'> & { tourType: string };
};

/** The acknowledgement counts against the address's limit. `scale` is `RATE_LIMIT_SCALE`. */
export async function messageMails(
  trx: Db,
  received: Received,
  now: Date,
  scale: number,
): Promise<NewMail[]> {
  const receipt = receiptOf(received);
  const isReceiptSent = (await takeMailTurn(trx, receipt, now, scale)) === 0;
  return [...(await noticesOf(trx, received)), ...(isReceiptSent ? [receipt] : [])];
}

export async function sendMailsOfRescuedMessage(trx: Db, received: Received, now: Date): Promise<void> {
  await enqueueMails(trx, [...(await noticesOf(trx, received)), receiptOf(received)], now);
}

async function noticesOf(trx: Db, { id, message }: Received): Promise<NewMail[]> {
  const notice = { kind: CONTACT_NOTICE_MAIL, payload: message, about: { kind: 'message' as const, id } };
  return (await findStaffAddresses(trx)).map((recipient) => ({ ...notice, recipient }));
}

/** Without a word of the message: anyone may type any address. */
function receiptOf({ id, message }: Received): NewMail {
  const about = { kind: 'message' as const, id };
  return { kind: CONTACT_RECEIVED_MAIL, recipient: message.email, payload: {}, about };
}
