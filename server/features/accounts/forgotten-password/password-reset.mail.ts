import { z } from 'zod';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import { LEFT_OUT } from '../../../mail/mail-content.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { PASSWORD_RESET } from '../../../mail/messages/account-messages.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { issueMailedLink } from '../mailed-links.queries.ts';

export const PASSWORD_RESET_MAIL = PASSWORD_RESET.id;

const payload = z.object({ resetId: z.string() });
export type PasswordResetPayload = z.infer<typeof payload>;

export async function buildPasswordResetMail(
  row: OutboxRow,
  context: MailContext,
): Promise<RenderedMail | undefined> {
  const { resetId } = payload.parse(JSON.parse(row.payload));
  const { db, now, isPreview, siteUrl } = context;
  const token = isPreview ? LEFT_OUT : await issueMailedLink(db, 'password_resets', resetId, now());
  if (!token) return undefined;
  const link = `${siteUrl}/reset-password/${token}`;
  const data = { userId: row.about_id, token };
  return buildMessage(context, PASSWORD_RESET, data, { link, isNewEachTry: true, secrets: [token] });
}
