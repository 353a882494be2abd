import { z } from 'zod';
import { consentRecord } from '../consent-record.contract.ts';
import { customerLine } from '../customers/customers.contract.ts';
import { id, timestamp } from '../fields/text.contract.ts';
import { MAIL_STATES } from '../mail/mail-terms.ts';
import { mailsAbout } from '../mail/manage-mail.contract.ts';
import { replyFile } from '../reply-files/reply-files.contract.ts';
import { enquiryPrice } from './asked-price.contract.ts';
import { deskEnquiry, givenStatus } from './desk.contract.ts';
import { enquiryFacts } from './enquiries.contract.ts';
import { correctedFact } from './enquiry-facts.contract.ts';
import { ENQUIRY_SOURCES } from './enquiry-terms.ts';
import { WISHES } from './fields-of-an-enquiry.ts';

const text = z.string();
/** `happenedTo`: the reference of the merged enquiry, or of the message, that it happened to; null for the one that is shown. */
const happened = { _id: id, at: timestamp, by: z.string(), happenedTo: text.nullable() };
/** How the mail of a reply fares; `unknown`: it went out so long ago that nobody knows any more. */
export const delivery = z.object({
  state: z.enum([...MAIL_STATES, 'unknown']),
  at: timestamp.nullable(),
  reason: z.string().nullable(),
  mailId: id.nullable(),
});

/** What happened to an enquiry. Texts are empty once the traveller's data is erased. */
export const deskEvent = z.discriminatedUnion('kind', [
  z.object({ ...happened, kind: z.literal('received'), source: z.enum(ENQUIRY_SOURCES) }),
  z.object({ ...happened, kind: z.literal('status'), from: givenStatus, to: givenStatus }),
  z.object({ ...happened, kind: z.literal('note'), text }),
  z.object({
    ...happened,
    kind: z.literal('reply'),
    subject: text,
    text,
    files: z.array(replyFile),
    delivery,
  }),
  z.object({ ...happened, kind: z.literal('whatsapp'), text }),
  z.object({ ...happened, kind: z.literal('call'), text }),
  z.object({ ...happened, kind: z.literal('owner'), from: text.nullable(), to: text.nullable() }),
  /** Days, with the words and who is to do it. */
  z.object({
    ...happened,
    kind: z.literal('next_action'),
    from: text.nullable(),
    to: text.nullable(),
    words: text.optional(),
    forWhom: text.optional(),
  }),
  z.object({ ...happened, kind: z.literal('action_done'), words: text }),
  /** Staff corrected what it says. */
  z.object({ ...happened, kind: z.literal('corrected'), facts: z.array(correctedFact) }),
  /** Another enquiry was merged into this one. `undoId`: how to take it back; null once it was. */
  z.object({
    ...happened,
    kind: z.literal('merged'),
    reference: text,
    undoId: id.nullable(),
    /** Whose wish holds where they differed: what of the other one took the place of its own. */
    holds: z.array(z.enum(WISHES)).optional(),
  }),
  z.object({ ...happened, kind: z.literal('unmerged'), reference: text }),
  /** This one was merged into another, and separated from it. */
  z.object({ ...happened, kind: z.literal('merged_into'), reference: text }),
  z.object({ ...happened, kind: z.literal('separated'), reference: text }),
  /** The traveller wrote a message, which this was made of. */
  z.object({ ...happened, kind: z.literal('wrote'), text }),
  z.object({ ...happened, kind: z.literal('made_from'), reference: text }),
  /** Of a message: the enquiry that was made of it, and that this was taken back. */
  z.object({ ...happened, kind: z.literal('became'), reference: text }),
  z.object({ ...happened, kind: z.literal('parted'), reference: text }),
  z.object({ ...happened, kind: z.literal('binned') }),
  z.object({ ...happened, kind: z.literal('restored') }),
  z.object({ ...happened, kind: z.literal('erased') }),
]);

/** What it said before staff corrected it; null where nobody did. */
const firstWish = enquiryFacts.nullable();

/** An enquiry beside another that it may be the same as. */
const comparedEnquiry = deskEnquiry.extend({ firstWish });

export const deskDetail = z.object({
  booking: deskEnquiry,
  /** Whose it is; null for spam, and for what was erased. */
  customer: customerLine.nullable(),
  /** Its tour, as that is called today; null where the site does not show it. */
  tour: z.object({ title: z.string(), slug: z.string() }).nullable(),
  /** Where its tour leaves on its day for certain: seats, and how many the confirmed have. Null where it does not. */
  departure: z.object({ day: z.string(), seats: z.number().int(), taken: z.number().int() }).nullable(),
  /** Those that were merged into it, however many steps away. */
  merged: z.array(z.object({ _id: id, reference: text })),
  /** The messages that it was made of. */
  messages: z.array(z.object({ _id: id, reference: text })),
  firstWish,
  price: enquiryPrice,
  /** What its sender agreed to, newest first. */
  consents: z.array(consentRecord),
  /** Newest first. */
  events: z.array(deskEvent),
  mails: mailsAbout,
  /** Other enquiries that are likely from the same traveller for the same trip. */
  duplicates: z.array(comparedEnquiry),
});

export type DeskEvent = z.infer<typeof deskEvent>;
export type ComparedEnquiry = z.infer<typeof comparedEnquiry>;
export type DeskDetail = z.infer<typeof deskDetail>;
export type Delivery = z.infer<typeof delivery>;
