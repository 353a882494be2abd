import type { Db } from '../../../../db/database.ts';
import { REVIEW_INVITATION_MAIL } from '../../../reviews/invitations/review-invitation.mail.ts';
import { STATUS_CHANGED_MAIL } from './status-changed.mail.ts';

export type Move = { id: string; at: string };

const MAILS_OF_MOVE = [STATUS_CHANGED_MAIL, REVIEW_INVITATION_MAIL];

export function findMailsOfMove(trx: Db, { id, at }: Move, kinds = MAILS_OF_MOVE): Promise<{ id: string }[]> {
  return trx
    .selectFrom('outbox')
    .select('id')
    .where('about_kind', '=', 'booking')
    .where('about_id', '=', id)
    .where('created_at', '=', at)
    .where('kind', 'in', kinds)
    .where('cancelled_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}
