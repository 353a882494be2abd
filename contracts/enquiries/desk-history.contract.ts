import { z } from 'zod';
import { consentRecord } from '../consent-record.contract.ts';
import { customerSummary } from '../customers/customers.contract.ts';
import { id, timestamp } from '../fields/text.contract.ts';
import { MAIL_STATES } from '../mail/mail-terms.ts';
import { mailsAbout } from '../mail/manage-mail.contract.ts';
import { MONEY_EVENTS } from '../money/money-terms.ts';
import { ACCEPT_CHANNELS, QUOTE_EVENTS } from '../quotes/quote-terms.ts';
import { replyFile } from '../reply-files/reply-files.contract.ts';
import { enquiryPrice } from './asked-price.contract.ts';
import { deskEnquiry, givenStatus } from './desk.contract.ts';
import { correctedFact, enquiryFacts } from './enquiries.contract.ts';
import { ENQUIRY_SOURCES } from './enquiry-terms.ts';
import { WISHES } from './fields-of-an-enquiry.ts';

const text = z.string();
/** `happenedTo`: the reference of the merged enquiry or message; null for the shown one. */
const happened = { _id: id, at: timestamp, by: z.string(), happenedTo: text.nullable() };
/** `unknown`: sent so long ago that the record is gone. */
export const delivery = z.object({
  state: z.enum([...MAIL_STATES, 'unknown']),
  at: timestamp.nullable(),
  reason: z.string().nullable(),
  mailId: id.nullable(),
});

const NAMING = ['unmerged', 'merged_into', 'separated', 'made_from', 'became', 'parted'] as const;

/** Texts are empty once the traveller's data is erased. */
export const deskEvent = z.discriminatedUnion('kind', [
  z.object({ ...happened, kind: z.literal('received'), source: z.enum(ENQUIRY_SOURCES) }),
  z.object({ ...happened, kind: z.literal('status'), from: givenStatus, to: givenStatus }),
  z.object({ ...happened, kind: z.literal(['note', 'whatsapp', 'call', 'wrote']), text }),
  z.object({
    ...happened,
    kind: z.literal('reply'),
    subject: text,
    text,
    files: z.array(replyFile),
    delivery,
  }),
  z.object({ ...happened, kind: z.literal('owner'), from: text.nullable(), to: text.nullable() }),
  z.object({
    ...happened,
    kind: z.literal('next_action'),
    from: text.nullable(),
    to: text.nullable(),
    words: text.optional(),
    forWhom: text.optional(),
  }),
  z.object({ ...happened, kind: z.literal('action_done'), words: text }),
  z.object({ ...happened, kind: z.literal('corrected'), facts: z.array(correctedFact) }),
  z.object({
    ...happened,
    kind: z.literal('merged'),
    reference: text,
    undoId: id.nullable(),
    holds: z.array(z.enum(WISHES)).optional(),
  }),
  z.object({ ...happened, kind: z.literal(NAMING), reference: text }),
  z.object({
    ...happened,
    kind: z.literal('quote'),
    what: z.enum(QUOTE_EVENTS),
    number: z.number().int(),
    channel: z.enum(ACCEPT_CHANNELS).optional(),
  }),
  z.object({ ...happened, kind: z.literal('asked'), number: z.number().int(), text }),
  /** `number`: of the document that was issued, or empty. */
  z.object({
    ...happened,
    kind: z.literal('money'),
    what: z.enum(MONEY_EVENTS),
    paise: z.number().int(),
    number: text,
  }),
  z.object({ ...happened, kind: z.literal(['binned', 'restored', 'erased']) }),
]);

const firstWish = enquiryFacts.nullable();

const comparedEnquiry = deskEnquiry.extend({ firstWish });

export const deskDetail = z.object({
  booking: deskEnquiry,
  customer: customerSummary.nullable(),
  tour: z.object({ title: z.string(), slug: z.string() }).nullable(),
  departure: z.object({ day: z.string(), seats: z.number().int(), taken: z.number().int() }).nullable(),
  merged: z.array(z.object({ _id: id, reference: text })),
  messages: z.array(z.object({ _id: id, reference: text })),
  firstWish,
  price: enquiryPrice,
  consents: z.array(consentRecord),
  events: z.array(deskEvent),
  mails: mailsAbout,
  duplicates: z.array(comparedEnquiry),
});

export type DeskEvent = z.infer<typeof deskEvent>;
export type ComparedEnquiry = z.infer<typeof comparedEnquiry>;
export type DeskDetail = z.infer<typeof deskDetail>;
export type Delivery = z.infer<typeof delivery>;
