import type { OutboxRow } from './db/mail-rows.ts';
import type { Deps } from './deps.ts';
import {
  ACCOUNT_CHANGE_MAIL,
  buildAccountChangeMail,
  buildDataExportMail,
  buildNewSignInMail,
  buildOwnershipMail,
  buildPasswordChangedMail,
  DATA_EXPORT_MAIL,
  NEW_SIGN_IN_MAIL,
  OWNERSHIP_MAIL,
  PASSWORD_CHANGED_MAIL,
} from './features/accounts/account-notices.mail.ts';
import { buildWelcomeMail, WELCOME_MAIL } from './features/accounts/confirmed-email/welcome.mail.ts';
import {
  buildPasswordResetMail,
  PASSWORD_RESET_MAIL,
} from './features/accounts/forgotten-password/password-reset.mail.ts';
import {
  buildStaffInvitationMail,
  STAFF_INVITATION_MAIL,
} from './features/accounts/staff-invitations/staff-invitation.mail.ts';
import {
  buildContactNoticeMail,
  buildContactReceivedMail,
  buildContactReplyMail,
  CONTACT_NOTICE_MAIL,
  CONTACT_RECEIVED_MAIL,
  CONTACT_REPLY_MAIL,
} from './features/contacts/contacts.mail.ts';
import {
  buildEnquiryNoticeMail,
  buildEnquiryReceivedMail,
  ENQUIRY_NOTICE_MAIL,
  ENQUIRY_RECEIVED_MAIL,
} from './features/enquiries/arrival/staff-notice-and-receipt.mail.ts';
import {
  buildStatusChangedMail,
  STATUS_CHANGED_MAIL,
} from './features/enquiries/desk/change/status-changed.mail.ts';
import { buildEnquiryReplyMail, ENQUIRY_REPLY_MAIL } from './features/enquiries/desk/enquiry-reply.mail.ts';
import {
  buildMoneyDocumentMail,
  MONEY_DOCUMENT_MAIL,
} from './features/enquiries/money/money-document.mail.ts';
import {
  buildPaymentReminderMail,
  PAYMENT_REMINDER_MAIL,
} from './features/enquiries/money/payment-reminder.mail.ts';
import {
  buildQuotationMail,
  buildQuoteAcceptedMail,
  QUOTATION_MAIL,
  QUOTE_ACCEPTED_MAIL,
} from './features/enquiries/quotes/quotation.mail.ts';
import { buildQuoteNewsMail, QUOTE_NEWS_MAIL } from './features/enquiries/quotes/quote-news.mail.ts';
import type { MailContext } from './features/mail-words/build-message.ts';
import { buildMorningMail, MORNING_MAIL } from './features/morning/morning.mail.ts';
import {
  buildNewsletterIssueMail,
  buildNewsletterTestMail,
  NEWSLETTER_TEST_MAIL,
} from './features/newsletter/newsletter-issue.mail.ts';
import {
  buildReviewInvitationMail,
  REVIEW_INVITATION_MAIL,
} from './features/reviews/invitations/review-invitation.mail.ts';
import {
  buildReviewMail,
  REVIEW_HIDDEN_MAIL,
  REVIEW_PUBLISHED_MAIL,
} from './features/reviews/review-moderated.mail.ts';
import { buildRoadNewsMail, ROAD_NEWS_MAIL } from './features/roads/road-news.mail.ts';
import {
  buildNewsletterConfirmMail,
  NEWSLETTER_ASK_MAIL,
  NEWSLETTER_CONFIRM_MAIL,
} from './features/subscribers/newsletter-confirm.mail.ts';
import type { MailBuilder } from './mail/mail-types.ts';
import { ISSUE_MAIL } from './mail/outbox.queries.ts';

type Builder = (row: OutboxRow, context: MailContext) => ReturnType<MailBuilder>;

const BUILDERS: Record<string, Builder> = {
  [PASSWORD_RESET_MAIL]: buildPasswordResetMail,
  [ACCOUNT_CHANGE_MAIL]: buildAccountChangeMail,
  [WELCOME_MAIL]: buildWelcomeMail,
  [PASSWORD_CHANGED_MAIL]: buildPasswordChangedMail,
  [NEW_SIGN_IN_MAIL]: buildNewSignInMail,
  [DATA_EXPORT_MAIL]: buildDataExportMail,
  [OWNERSHIP_MAIL]: buildOwnershipMail,
  [STAFF_INVITATION_MAIL]: buildStaffInvitationMail,
  [QUOTATION_MAIL]: buildQuotationMail,
  [QUOTE_ACCEPTED_MAIL]: buildQuoteAcceptedMail,
  [QUOTE_NEWS_MAIL]: buildQuoteNewsMail,
  [STATUS_CHANGED_MAIL]: buildStatusChangedMail,
  [REVIEW_PUBLISHED_MAIL]: buildReviewMail,
  [REVIEW_HIDDEN_MAIL]: buildReviewMail,
  [REVIEW_INVITATION_MAIL]: buildReviewInvitationMail,
  [ROAD_NEWS_MAIL]: buildRoadNewsMail,
  [MONEY_DOCUMENT_MAIL]: buildMoneyDocumentMail,
  [PAYMENT_REMINDER_MAIL]: buildPaymentReminderMail,
  [MORNING_MAIL]: buildMorningMail,
  [ENQUIRY_NOTICE_MAIL]: buildEnquiryNoticeMail,
  [ENQUIRY_RECEIVED_MAIL]: buildEnquiryReceivedMail,
  [ENQUIRY_REPLY_MAIL]: buildEnquiryReplyMail,
  [CONTACT_NOTICE_MAIL]: buildContactNoticeMail,
  [CONTACT_RECEIVED_MAIL]: buildContactReceivedMail,
  [CONTACT_REPLY_MAIL]: buildContactReplyMail,
  [NEWSLETTER_CONFIRM_MAIL]: buildNewsletterConfirmMail,
  [NEWSLETTER_ASK_MAIL]: buildNewsletterConfirmMail,
  [ISSUE_MAIL]: buildNewsletterIssueMail,
  [NEWSLETTER_TEST_MAIL]: buildNewsletterTestMail,
};

export const MAIL_KINDS: readonly string[] = Object.keys(BUILDERS);

export function createMailBuilder(deps: Pick<Deps, 'db' | 'now'>, siteUrl: string): MailBuilder {
  return async (row, options) => {
    const build = BUILDERS[row.kind];
    if (!build) throw new Error(`Nothing builds a mail of the kind ${row.kind}.`);
    return build(row, { ...deps, ...options, siteUrl });
  };
}
