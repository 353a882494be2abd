import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { OutboxRow } from '../../db/mail-rows.ts';
import type { UserRow } from '../../db/schema.ts';
import { takeMailTurn } from '../../mail/mail-turns.queries.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import {
  ACCOUNT_CHANGE,
  DATA_EXPORT,
  NEW_SIGN_IN,
  PASSWORD_CHANGED,
} from '../../mail/messages/account-messages.ts';
import type { DataOf, MessageOf } from '../../mail/messages/message-kind.ts';
import { OWNERSHIP } from '../../mail/messages/staff-messages.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { type AuditChange, recordAudit } from '../audit/audit.queries.ts';
import { buildMessage, type MailContext } from '../mail-words/build-message.ts';
import { findUserById } from './users.queries.ts';

export const PASSWORD_CHANGED_MAIL = PASSWORD_CHANGED.id;
export const NEW_SIGN_IN_MAIL = NEW_SIGN_IN.id;
export const DATA_EXPORT_MAIL = DATA_EXPORT.id;
export const ACCOUNT_CHANGE_MAIL = ACCOUNT_CHANGE.id;
export const OWNERSHIP_MAIL = OWNERSHIP.id;

/** The payload is what the message is made of, without whose it is. */
function builderOf<Kind extends MessageOf<z.ZodType>>(kind: Kind) {
  return (row: OutboxRow, context: MailContext): Promise<RenderedMail> =>
    buildMessage(context, kind, { ...JSON.parse(row.payload), userId: row.about_id });
}

export const buildPasswordChangedMail = builderOf(PASSWORD_CHANGED);
export const buildNewSignInMail = builderOf(NEW_SIGN_IN);
export const buildDataExportMail = builderOf(DATA_EXPORT);
export const buildAccountChangeMail = builderOf(ACCOUNT_CHANGE);
export const buildOwnershipMail = builderOf(OWNERSHIP);

type WithoutOwner<Data> = Data extends unknown ? Omit<Data, 'userId'> : never;

type Owner = Pick<UserRow, 'id' | 'email'>;
/** `scale` is `RATE_LIMIT_SCALE`. */
type Moment = { now: Date; scale: number };

export function tellPasswordChanged(
  trx: Db,
  owner: Owner,
  how: DataOf<typeof PASSWORD_CHANGED>['how'],
  { now, scale }: Moment,
): Promise<void> {
  return tell(trx, PASSWORD_CHANGED_MAIL, owner, { at: now.toISOString(), how }, { now, scale });
}

export async function tellNewSignIn(
  trx: Db,
  owner: Owner,
  payload: WithoutOwner<DataOf<typeof NEW_SIGN_IN>>,
  now: Date,
): Promise<void> {
  const about = { kind: 'user' as const, id: owner.id };
  await enqueueMail(trx, { kind: NEW_SIGN_IN_MAIL, recipient: owner.email, payload, about }, now);
}

export async function tellOwnership(
  trx: Db,
  owner: Owner,
  payload: WithoutOwner<DataOf<typeof OWNERSHIP>>,
  now: Date,
): Promise<void> {
  const about = { kind: 'user' as const, id: owner.id };
  await enqueueMail(trx, { kind: OWNERSHIP_MAIL, recipient: owner.email, payload, about }, now);
}

export function tellDataExport(trx: Db, owner: Owner, { now, scale }: Moment): Promise<void> {
  return tell(trx, DATA_EXPORT_MAIL, owner, { at: now.toISOString() }, { now, scale });
}

/** If the owner has proved the address, strangers use up none of its turns. */
async function tell(trx: Db, kind: string, owner: Owner, payload: object, { now, scale }: Moment) {
  const mail = { kind, recipient: owner.email, payload, about: { kind: 'user' as const, id: owner.id } };
  const isOwners = Boolean((await findUserById(trx, owner.id))?.email_proved_at);
  if ((await takeMailTurn(trx, { ...mail, isOwners }, now, scale)) === 0) await enqueueMail(trx, mail, now);
}

/** Call `wakeMail` after the commit. */
export async function noteAccountChange(
  trx: Db,
  user: Pick<UserRow, 'id' | 'username' | 'email'>,
  payload: WithoutOwner<DataOf<typeof ACCOUNT_CHANGE>>,
  by: Pick<AuditChange, 'actor' | 'now' | 'after'>,
): Promise<void> {
  await recordAudit(trx, {
    ...by,
    action: `user.${payload.change}`,
    subject: { kind: 'user', id: user.id, label: user.username },
  });
  const about = { kind: 'user' as const, id: user.id };
  await enqueueMail(trx, { kind: ACCOUNT_CHANGE_MAIL, recipient: user.email, payload, about }, by.now);
}
