import { z } from 'zod';
import { searchedListQuery } from '../answers.contract.ts';
import { ENQUIRY_STATUSES } from '../enquiries/enquiry-terms.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { givenId, id, requiredText, timestamp } from '../fields/text.contract.ts';
import { MAX_MOVED_ITEMS } from './customer-terms.ts';

export const CUSTOMER_ITEM_KINDS = ['enquiry', 'message', 'account'] as const;

const text = z.string();
const count = z.number().int();

export const pastTrip = z.object({
  tourName: text,
  /** YYYY-MM-DD; empty for an open date. */
  travelOn: text,
  travelWords: text,
});

export const customerInList = z.object({
  _id: id,
  name: text,
  phone: text,
  email: text,
  enquiryCount: count,
  openCount: count,
  messageCount: count,
  tripCount: count,
  hasAccount: z.boolean(),
  lastAt: timestamp.nullable(),
});

export const customerEnquiry = z.object({
  _id: id,
  reference: text,
  fullName: text,
  tourName: text,
  bookAt: text,
  travelWords: text,
  guestSize: count.nullable(),
  status: z.enum(ENQUIRY_STATUSES),
  createdAt: timestamp,
});
export const customerMessage = z.object({
  _id: id,
  name: text,
  tourType: text,
  message: text,
  createdAt: timestamp,
  doneAt: timestamp.nullable(),
});
export const customerReview = z.object({
  _id: id,
  tourTitle: text,
  tourSlug: text,
  rating: count,
  reviewText: text,
  isHidden: z.boolean(),
  createdAt: timestamp,
});
export const customerAccount = z.object({
  _id: id,
  username: text,
  email: text,
  isEmailProved: z.boolean(),
});
export const customerNote = z.object({
  _id: id,
  text,
  by: text,
  at: timestamp,
  about: z.object({ kind: z.enum(['enquiry', 'message']), _id: id, reference: text }).nullable(),
});
const contactWay = z.object({ value: text, isShared: z.boolean() });

export const customerDetail = customerInList.extend({
  otherNames: z.array(text),
  phones: z.array(contactWay),
  emails: z.array(contactWay.extend({ unreachableSince: timestamp.nullable() })),
  isSubscribed: z.boolean(),
  accounts: z.array(customerAccount),
  trips: z.array(pastTrip),
  enquiries: z.array(customerEnquiry),
  messages: z.array(customerMessage),
  reviews: z.array(customerReview),
  notes: z.array(customerNote),
});

export const customerSummary = z.object({
  _id: id,
  enquiryCount: count,
  messageCount: count,
  nth: count.nullable(),
  /** Latest first, at most 3, without the shown one. */
  trips: z.array(pastTrip),
});

export const customerListQuery = searchedListQuery;
export const customerNoteBody = z.object({ text: requiredText('a note', LIMITS.message) });
export const addedNote = z.object({ _id: id });
export const mergeCustomersBody = z.object({ otherId: givenId });
export const splitBody = z.object({
  items: z
    .array(
      z.object({ kind: z.enum(CUSTOMER_ITEM_KINDS, { error: 'This kind is not known.' }), _id: givenId }),
      {
        error: 'Choose what is somebody else’s.',
      },
    )
    .min(1, 'Choose what is somebody else’s.')
    .max(MAX_MOVED_ITEMS, `Choose ${MAX_MOVED_ITEMS} at most.`),
});
export const movedItems = z.object({ _id: id, undoId: id });

export type CustomerInList = z.infer<typeof customerInList>;
export type CustomerDetail = z.infer<typeof customerDetail>;
export type CustomerSummary = z.infer<typeof customerSummary>;
export type CustomerItem = z.infer<typeof splitBody>['items'][number];
