import type { Db } from '../../../../db/database.ts';
import type { OutboxRow } from '../../../../db/mail-rows.ts';
import { REVIEW_INVITATION_MAIL } from '../../../reviews/invitations/review-invitation.mail.ts';
import { STATUS_CHANGED_MAIL } from './status-changed.mail.ts';

/** A change of the status of an enquiry, and its moment, which is that of all that was stored with it. */
export type Move = { id: string; at: string };

/** The mails by which a change of the status tells the traveller. */
const MAILS_OF_MOVE = [STATUS_CHANGED_MAIL, REVIEW_INVITATION_MAIL];

export function findMailsOfMove(
  trx: Db,
  { id, at }: Move,
  kinds = MAILS_OF_MOVE,
): Promise<Pick<OutboxRow, 'id' | 'cancelled_at' | 'failed_at'>[]> {
  return trx
    .selectFrom('outbox')
    .select(['id', 'cancelled_at', 'failed_at'])
    .where('about_kind', '=', 'booking')
    .where('about_id', '=', id)
    .where('created_at', '=', at)
    .where('kind', 'in', kinds)
    .execute();
}
