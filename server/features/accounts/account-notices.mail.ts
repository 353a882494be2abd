import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { OutboxRow } from '../../db/mail-rows.ts';
import type { UserRow } from '../../db/schema.ts';
import { takeMailTurn } from '../../mail/mail-turns.queries.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { DATA_EXPORT, NEW_SIGN_IN, PASSWORD_CHANGED } from '../../mail/messages/account-messages.ts';
import type { DataOf } from '../../mail/messages/message-kind.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { buildMessage, type MailContext } from '../mail-words/build-message.ts';
import { findUserById } from './users.queries.ts';

export const PASSWORD_CHANGED_MAIL = PASSWORD_CHANGED.id;
export const NEW_SIGN_IN_MAIL = NEW_SIGN_IN.id;
export const DATA_EXPORT_MAIL = DATA_EXPORT.id;

const changedPayload = PASSWORD_CHANGED.data.omit({ userId: true });
const signInPayload = NEW_SIGN_IN.data.omit({ userId: true });
const exportPayload = DATA_EXPORT.data.omit({ userId: true });

export function buildPasswordChangedMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  const data = { ...changedPayload.parse(JSON.parse(row.payload)), userId: row.about_id };
  return buildMessage(context, PASSWORD_CHANGED, data);
}

export function buildNewSignInMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  const data = { ...signInPayload.parse(JSON.parse(row.payload)), userId: row.about_id };
  return buildMessage(context, NEW_SIGN_IN, data);
}

export function buildDataExportMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  const data = { ...exportPayload.parse(JSON.parse(row.payload)), userId: row.about_id };
  return buildMessage(context, DATA_EXPORT, data);
}

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
  payload: z.infer<typeof signInPayload>,
  now: Date,
): Promise<void> {
  const about = { kind: 'user' as const, id: owner.id };
  await enqueueMail(trx, { kind: NEW_SIGN_IN_MAIL, recipient: owner.email, payload, about }, now);
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
