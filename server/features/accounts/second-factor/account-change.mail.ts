import { z } from 'zod';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { ACCOUNT_CHANGE } from '../../../mail/messages/account-messages.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';

export const ACCOUNT_CHANGE_MAIL = ACCOUNT_CHANGE.id;

const payload = z.discriminatedUnion('change', [
  z.object({ change: z.enum(['second-factor-on', 'second-factor-off', 'recovery-codes']) }),
  z.object({ change: z.literal('recovery-code-used'), left: z.number().int() }),
]);
export type AccountChange = z.infer<typeof payload>;

export function buildAccountChangeMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  const change = payload.parse(JSON.parse(row.payload));
  return buildMessage(context, ACCOUNT_CHANGE, { ...change, userId: row.about_id });
}
