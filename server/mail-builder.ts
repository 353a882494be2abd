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
import {
  buildContactNoticeMail,
  buildContactReceivedMail,
  CONTACT_NOTICE_MAIL,
  CONTACT_RECEIVED_MAIL,
} from './features/contacts/contacts.mail.ts';
import {
  buildEnquiryNoticeMail,
  buildEnquiryReceivedMail,
  ENQUIRY_NOTICE_MAIL,
  ENQUIRY_RECEIVED_MAIL,
} from './features/enquiries/arrival/staff-notice-and-receipt.mail.ts';
import { buildEnquiryReplyMail, ENQUIRY_REPLY_MAIL } from './features/enquiries/desk/enquiry-reply.mail.ts';
import type { MailContext } from './features/mail-words/build-message.ts';
import {
  buildNewsletterConfirmMail,
  NEWSLETTER_ASK_MAIL,
  NEWSLETTER_CONFIRM_MAIL,
} from './features/subscribers/newsletter-confirm.mail.ts';
import type { MailBuilder } from './mail/mail-types.ts';

type Builder = (row: OutboxRow, context: MailContext) => ReturnType<MailBuilder>;

/** Every kind of mail that the features put into the outbox. */
const BUILDERS: Record<string, Builder> = {
  [PASSWORD_RESET_MAIL]: buildPasswordResetMail,
  [ACCOUNT_CHANGE_MAIL]: buildAccountChangeMail,
  [ENQUIRY_NOTICE_MAIL]: buildEnquiryNoticeMail,
  [ENQUIRY_RECEIVED_MAIL]: buildEnquiryReceivedMail,
  [ENQUIRY_REPLY_MAIL]: buildEnquiryReplyMail,
  [CONTACT_NOTICE_MAIL]: buildContactNoticeMail,
  [CONTACT_RECEIVED_MAIL]: buildContactReceivedMail,
  [CONTACT_REPLY_MAIL]: buildContactReplyMail,
  [NEWSLETTER_CONFIRM_MAIL]: buildNewsletterConfirmMail,
  [NEWSLETTER_ASK_MAIL]: buildNewsletterConfirmMail,
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
