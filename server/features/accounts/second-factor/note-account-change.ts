import type { Db } from '../../../db/database.ts';
import type { UserRow } from '../../../db/schema.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { type AuditChange, recordAudit } from '../../audit/audit.queries.ts';
import { ACCOUNT_CHANGE_MAIL, type AccountChange } from './account-change.mail.ts';

/** Call `wakeMail` after the commit. */
export async function noteAccountChange(
  trx: Db,
  user: Pick<UserRow, 'id' | 'username' | 'email'>,
  payload: AccountChange,
  by: Pick<AuditChange, 'actor' | 'now'>,
): Promise<void> {
  await recordAudit(trx, {
    ...by,
    action: `user.${payload.change}`,
    subject: { kind: 'user', id: user.id, label: user.username },
  });
  const about = { kind: 'user' as const, id: user.id };
  await enqueueMail(trx, { kind: ACCOUNT_CHANGE_MAIL, recipient: user.email, payload, about }, by.now);
}
