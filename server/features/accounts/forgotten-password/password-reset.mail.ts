import { z } from 'zod';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { Deps } from '../../../deps.ts';
import { LEFT_OUT } from '../../../mail/mail-content.ts';
import type { BuildOptions, RenderedMail } from '../../../mail/mail-types.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { issueResetToken } from './password-resets.queries.ts';

export const PASSWORD_RESET_MAIL = 'password-reset';

const payload = z.object({ resetId: z.string() });
export type PasswordResetPayload = z.infer<typeof payload>;

type Context = Pick<Deps, 'db' | 'now'> & BuildOptions & { siteUrl: string };

/** The mail with the link. Undefined when the password was reset meanwhile, or the account is gone. */
export async function buildPasswordResetMail(
  row: OutboxRow,
  { db, now, siteUrl, isPreview }: Context,
): Promise<RenderedMail | undefined> {
  const { resetId } = payload.parse(JSON.parse(row.payload));
  const token = isPreview ? LEFT_OUT : await issueResetToken(db, resetId, now());
  if (!token) return undefined;
  const mail = renderMail({
    subject: 'Reset your password',
    // Not by the username: whoever registered with this address chose it, and need not be its owner.
    greeting: 'Hello,',
    paragraphs: [
      'Somebody, we hope you, asked to reset the password of your account. This link works once, for one hour.',
    ],
    action: { label: 'Choose a new password', url: `${siteUrl}/reset-password/${token}` },
    closing: ['If it was not you, do nothing: your password stays as it is.'],
  });
  return { ...mail, isNewEachTry: true, secrets: [token] };
}
