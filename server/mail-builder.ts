import type { OutboxRow } from './db/mail-rows.ts';
import type { Deps } from './deps.ts';
import {
  buildPasswordResetMail,
  PASSWORD_RESET_MAIL,
} from './features/accounts/forgotten-password/password-reset.mail.ts';
import {
  ACCOUNT_CHANGE_MAIL,
  buildAccountChangeMail,
} from './features/accounts/second-factor/account-change.mail.ts';
import { buildContactReplyMail, CONTACT_REPLY_MAIL } from './features/contacts/contact-reply.mail.ts';
import { buildContactNoticeMail, CONTACT_NOTICE_MAIL } from './features/contacts/contacts.mail.ts';
import {
  buildEnquiryNoticeMail,
  buildEnquiryReceivedMail,
  ENQUIRY_NOTICE_MAIL,
  ENQUIRY_RECEIVED_MAIL,
} from './features/enquiries/arrival/staff-notice-and-receipt.mail.ts';
import { buildEnquiryReplyMail, ENQUIRY_REPLY_MAIL } from './features/enquiries/desk/enquiry-reply.mail.ts';
import type { BuildOptions, MailBuilder, RenderedMail } from './mail/mail-types.ts';

type MailContext = Pick<Deps, 'db' | 'now'> & BuildOptions & { siteUrl: string };
type Builder = (row: OutboxRow, surroundings: MailContext) => ReturnType<MailBuilder> | RenderedMail;

/** Every kind of mail that the features put into the outbox. */
const BUILDERS: Record<string, Builder> = {
  [PASSWORD_RESET_MAIL]: buildPasswordResetMail,
  [ACCOUNT_CHANGE_MAIL]: (row, { siteUrl }) => buildAccountChangeMail(row, siteUrl),
  [ENQUIRY_NOTICE_MAIL]: (row, { siteUrl }) => buildEnquiryNoticeMail(row, siteUrl),
  [ENQUIRY_RECEIVED_MAIL]: (row, { db }) => buildEnquiryReceivedMail(row, db),
  [ENQUIRY_REPLY_MAIL]: (row, { db }) => buildEnquiryReplyMail(row, db),
  [CONTACT_NOTICE_MAIL]: buildContactNoticeMail,
  [CONTACT_REPLY_MAIL]: (row, { db }) => buildContactReplyMail(row, db),
};

export const MAIL_KINDS: readonly string[] = Object.keys(BUILDERS);

/** `siteUrl`: where links in mails lead. */
export function createMailBuilder(deps: Pick<Deps, 'db' | 'now'>, siteUrl: string): MailBuilder {
  return async (row, options) => {
    const build = BUILDERS[row.kind];
    if (!build) throw new Error(`Nothing builds a mail of the kind ${row.kind}.`);
    return build(row, { ...deps, ...options, siteUrl });
  };
}
