import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { UserRow } from '../../../db/schema.ts';
import { URGENT_LANE } from '../../../mail/lanes.ts';
import { LEFT_OUT } from '../../../mail/mail-content.ts';
import { takeMailTurn } from '../../../mail/mail-turns.queries.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { WELCOME } from '../../../mail/messages/account-messages.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { insertMailedLink, issueMailedLink } from '../mailed-links.queries.ts';

export const WELCOME_MAIL = WELCOME.id;

const payload = z.object({ confirmationId: z.string() });

export async function buildWelcomeMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  const { confirmationId } = payload.parse(JSON.parse(row.payload));
  const { db, now, isPreview, siteUrl } = context;
  const token = isPreview
    ? LEFT_OUT
    : await issueMailedLink(db, 'email_confirmations', confirmationId, now());
  if (!token) return undefined;
  const link = `${siteUrl}/confirm-email/${token}`;
  const data = { userId: row.about_id, token };
  return buildMessage(context, WELCOME, data, { link, isNewEachTry: true, secrets: [token] });
}

/** Call it in the caller's transaction. Returns 0, or the seconds until the address may have another mail. */
export async function sendWelcome(
  trx: Db,
  user: Pick<UserRow, 'id' | 'email'>,
  { now, scale }: { now: Date; scale: number },
): Promise<number> {
  const mail = { kind: WELCOME_MAIL, recipient: user.email, lane: URGENT_LANE };
  const wait = await takeMailTurn(trx, mail, now, scale);
  if (wait > 0) return wait;
  const confirmationId = await insertMailedLink(trx, 'email_confirmations', user.id, now);
  const about = { kind: 'user' as const, id: user.id };
  await enqueueMail(trx, { ...mail, payload: { confirmationId }, about }, now);
  return 0;
}
