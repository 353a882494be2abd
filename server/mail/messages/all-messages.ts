import { ISSUE_MAIL } from '../outbox.queries.ts';
import {
  ACCOUNT_CHANGE,
  DATA_EXPORT,
  NEW_SIGN_IN,
  PASSWORD_CHANGED,
  PASSWORD_RESET,
  WELCOME,
} from './account-messages.ts';
import { CONTACT_NOTICE, CONTACT_RECEIVED, CONTACT_REPLY } from './contact-messages.ts';
import { ENQUIRY_REPLY, STATUS_CHANGED } from './desk-messages.ts';
import { ENQUIRY_NOTICE, ENQUIRY_RECEIVED } from './enquiry-messages.ts';
import type { MessageKind } from './message-kind.ts';
import { MONEY_DOCUMENT, PAYMENT_REMINDER } from './money-messages.ts';
import { MORNING } from './morning-message.ts';
import { NEWSLETTER_ASK, NEWSLETTER_CONFIRM } from './newsletter-messages.ts';
import { QUOTATION, QUOTE_ACCEPTED, QUOTE_NEWS } from './quote-messages.ts';
import { REVIEW_HIDDEN, REVIEW_INVITATION, REVIEW_PUBLISHED } from './review-messages.ts';
import { ROAD_NEWS } from './road-messages.ts';
import { OWNERSHIP, STAFF_INVITATION } from './staff-messages.ts';

export const MESSAGES: readonly MessageKind[] = [
  ENQUIRY_RECEIVED,
  ENQUIRY_REPLY,
  STATUS_CHANGED,
  QUOTATION,
  QUOTE_ACCEPTED,
  MONEY_DOCUMENT,
  PAYMENT_REMINDER,
  REVIEW_INVITATION,
  CONTACT_RECEIVED,
  CONTACT_REPLY,
  REVIEW_PUBLISHED,
  REVIEW_HIDDEN,
  ROAD_NEWS,
  NEWSLETTER_CONFIRM,
  NEWSLETTER_ASK,
  WELCOME,
  PASSWORD_RESET,
  PASSWORD_CHANGED,
  ACCOUNT_CHANGE,
  DATA_EXPORT,
  STAFF_INVITATION,
  OWNERSHIP,
  ENQUIRY_NOTICE,
  QUOTE_NEWS,
  CONTACT_NOTICE,
  NEW_SIGN_IN,
  MORNING,
];

export function findMessage(id: string): MessageKind | undefined {
  return MESSAGES.find((message) => message.id === id);
}

export function titleOfKind(kind: string): string {
  if (kind === ISSUE_MAIL) return 'Newsletter';
  const words = kind.replaceAll(/[-_]/g, ' ');
  return findMessage(kind)?.title ?? words.charAt(0).toUpperCase() + words.slice(1);
}
