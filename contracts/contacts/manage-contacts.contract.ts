import { z } from 'zod';
import { searchedListQuery } from '../answers.contract.ts';
import { consentRecord } from '../consent-record.contract.ts';
import { customerSummary } from '../customers/customers.contract.ts';
import { followUpFields } from '../enquiries/desk.contract.ts';
import { delivery, deskEvent } from '../enquiries/desk-history.contract.ts';
import { answerSeen, isAfterLost, withoutGaps } from '../enquiries/reply.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField } from '../fields/number.contract.ts';
import { givenId, id, requiredText, timestamp } from '../fields/text.contract.ts';
import { mailsAbout } from '../mail/manage-mail.contract.ts';
import { fileIds, replyFile } from '../reply-files/reply-files.contract.ts';
import { spamMark } from '../spam-mark.contract.ts';
import { MESSAGE_NEEDS } from './message-terms.ts';

export const contactMessage = z.object({
  _id: id,
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  tourType: z.string(),
  message: z.string(),
  createdAt: timestamp,
  doneAt: timestamp.nullable(),
  repliedAt: timestamp.nullable(),
  ...followUpFields.shape,
  /** E.164; empty if the typed number cannot be called. */
  phone: z.string(),
  enquiry: z.object({ _id: id, reference: z.string() }).nullable(),
  spam: spamMark.nullable(),
});

export const contactReply = z.object({
  _id: id,
  reply: z.string(),
  writtenBy: z.string(),
  createdAt: timestamp,
  files: z.array(replyFile),
  delivery,
});

/** Stops at `COUNT_LIMIT` + 1. */
export const messageCounts = z.object({ spam: z.number().int() });

export const contactMessageDetail = contactMessage.extend({
  replies: z.array(contactReply),
  mails: mailsAbout,
  events: z.array(deskEvent),
  customer: customerSummary.nullable(),
  consents: z.array(consentRecord),
});

export const contactListQuery = searchedListQuery.extend({
  status: z.enum(['open', 'done', 'spam'], { error: 'status must be open, done or spam.' }).optional(),
  owner: optionalField(givenId),
  needs: optionalField(z.enum(MESSAGE_NEEDS, { error: `Ask for ${MESSAGE_NEEDS.join(', ')}.` })),
});

export const contactReplyBody = z.object({
  reply: withoutGaps(requiredText('your reply', LIMITS.message)),
  answerSeen,
  isAfterLost,
  files: fileIds,
  isDone: z.boolean({ error: 'isDone must be true or false.' }).default(false),
});

export const becameEnquiry = z.object({ _id: id, reference: z.string(), undoId: id.nullable() });

export type ContactMessage = z.infer<typeof contactMessage>;
export type ContactListQuery = z.infer<typeof contactListQuery>;
export type ContactReply = z.infer<typeof contactReply>;
export type ContactMessageDetail = z.infer<typeof contactMessageDetail>;
