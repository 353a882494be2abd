import type { Deps } from './deps.ts';
import { buildPasswordResetMail, PASSWORD_RESET_MAIL } from './features/accounts/password-reset.mail.ts';
import {
  buildEnquiryNoticeMail,
  buildEnquiryReceivedMail,
  ENQUIRY_NOTICE_MAIL,
  ENQUIRY_RECEIVED_MAIL,
} from './features/bookings/bookings.mail.ts';
import { buildEnquiryReplyMail, ENQUIRY_REPLY_MAIL } from './features/bookings/desk/enquiry-reply.mail.ts';
import { buildContactReplyMail, CONTACT_REPLY_MAIL } from './features/contacts/contact-reply.mail.ts';
import { buildContactNoticeMail, CONTACT_NOTICE_MAIL } from './features/contacts/contacts.mail.ts';
import type { MailBuilder } from './mail/worker.ts';

/** Every kind of mail that the features put into the outbox. `siteUrl`: where links in mails lead. */
export function createMailBuilder(deps: Pick<Deps, 'db' | 'now'>, siteUrl: string): MailBuilder {
  return async (row) => {
    switch (row.kind) {
      case PASSWORD_RESET_MAIL:
        return buildPasswordResetMail(deps, row, siteUrl);
      case ENQUIRY_NOTICE_MAIL:
        return buildEnquiryNoticeMail(row, siteUrl);
      case ENQUIRY_RECEIVED_MAIL:
        return buildEnquiryReceivedMail(row);
      case ENQUIRY_REPLY_MAIL:
        return buildEnquiryReplyMail(row);
      case CONTACT_NOTICE_MAIL:
        return buildContactNoticeMail(row);
      case CONTACT_REPLY_MAIL:
        return buildContactReplyMail(row);
      default:
        throw new Error(`Nothing builds a mail of the kind ${row.kind}.`);
    }
  };
}
