import { z } from 'zod';
import { consentRecord } from '../consent-record.contract.ts';
import { customerLine } from '../customers/customers.contract.ts';
import { followUpFields } from '../enquiries/desk.contract.ts';
import { delivery, deskEvent } from '../enquiries/desk-history.contract.ts';
import { answerSeen, isAfterLost, withoutGaps } from '../enquiries/reply.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField } from '../fields/number.contract.ts';
import { givenId, id, requiredText, timestamp } from '../fields/text.contract.ts';
import { searchedListQuery } from '../lists/list-search.contract.ts';
import { mailsAbout } from '../mail/manage-mail.contract.ts';
import { fileIds, replyFile } from '../reply-files/reply-files.contract.ts';
import { spamMark } from '../spam-mark.contract.ts';
import { MESSAGE_NEEDS } from './message-terms.ts';

export const contactMessage = z.object({
  _id: id,
  /** Stands in the subjects of its mails, and finds it. */
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  /** As typed. */
  mobile: z.string(),
  tourType: z.string(),
  message: z.string(),
  createdAt: timestamp,
  /** Null while it is open. */
  doneAt: timestamp.nullable(),
  /** When staff last answered: wrote back, called, or wrote on WhatsApp. */
  repliedAt: timestamp.nullable(),
  ...followUpFields.shape,
  /** The mobile number in E.164; empty where what was typed cannot be called. */
  phone: z.string(),
  /** What staff made of it. */
  enquiry: z.object({ _id: id, reference: z.string() }).nullable(),
  /** Null for what is in the usual list. */
  spam: spamMark.nullable(),
});

export const contactReply = z.object({
  _id: id,
  reply: z.string(),
  /** The member of staff who wrote it. */
  writtenBy: z.string(),
  createdAt: timestamp,
  files: z.array(replyFile),
  delivery,
});

/** How many messages lie in the spam folder, up to `COUNT_LIMIT` and one more. */
export const messageCounts = z.object({ spam: z.number().int() });

/** A message with what was written back, oldest first. */
export const contactMessageDetail = contactMessage.extend({
  replies: z.array(contactReply),
  mails: mailsAbout,
  /** What happened to it, newest first: what was written back is among it. */
  events: z.array(deskEvent),
  /** Whose it is; null for spam. */
  customer: customerLine.nullable(),
  /** What its writer agreed to. */
  consents: z.array(consentRecord),
});

/** Staff's query of the contact messages. `q` looks through name, email, mobile and message, or is the reference. */
export const contactListQuery = searchedListQuery.extend({
  status: z.enum(['open', 'done', 'spam'], { error: 'status must be open, done or spam.' }).optional(),
  /** An id of staff, `me`, or `nobody`. */
  owner: optionalField(givenId),
  /** Of open ones alone: not answered, the oldest first; or due, the latest first. */
  needs: optionalField(z.enum(MESSAGE_NEEDS, { error: `Ask for ${MESSAGE_NEEDS.join(', ')}.` })),
});

export const contactReplyBody = z.object({
  reply: withoutGaps(requiredText('your reply', LIMITS.message)),
  answerSeen,
  isAfterLost,
  files: fileIds,
  /** The message is done with this reply. */
  isDone: z.boolean({ error: 'isDone must be true or false.' }).default(false),
});

/** `undoId` is null where nothing changed. */
export const becameEnquiry = z.object({ _id: id, reference: z.string(), undoId: id.nullable() });

export type ContactMessage = z.infer<typeof contactMessage>;
export type ContactListQuery = z.infer<typeof contactListQuery>;
export type ContactReply = z.infer<typeof contactReply>;
export type ContactMessageDetail = z.infer<typeof contactMessageDetail>;
