import { z } from 'zod';
import { ENQUIRY_STATUSES } from '../enquiries/enquiry-terms.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { givenId, id, requiredText, timestamp } from '../fields/text.contract.ts';
import { searchedListQuery } from '../lists/list-search.contract.ts';
import { MAX_MOVED_THINGS } from './customer-terms.ts';

/** What belongs to a customer, as staff name it when they split. */
export const CUSTOMER_THINGS = ['enquiry', 'message', 'account'] as const;

const text = z.string();
const count = z.number().int();

/** A trip that took place: of a completed enquiry. */
export const pastTrip = z.object({
  tourName: text,
  /** YYYY-MM-DD; empty where the date stayed open, with the words for it. */
  travelOn: text,
  travelWords: text,
});

/** A customer as the list shows them. Phone and address are empty where there is none. */
export const customerInList = z.object({
  _id: id,
  name: text,
  phone: text,
  email: text,
  /** Enquiries in the list of bookings, and those of them that are not done with. */
  enquiryCount: count,
  openCount: count,
  messageCount: count,
  /** Completed enquiries: "travelled with us 2×". */
  tripCount: count,
  hasAccount: z.boolean(),
  /** When the newest of all that came; null where it is in the bin, all of it. */
  lastAt: timestamp.nullable(),
});

export const customerEnquiry = z.object({
  _id: id,
  reference: text,
  fullName: text,
  tourName: text,
  /** As of every enquiry: empty where the date is open. */
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
  /** Anybody can register with any address. */
  isEmailProved: z.boolean(),
});
/** `about`: of whose history it is; null: of the customer. */
export const customerNote = z.object({
  _id: id,
  text,
  by: text,
  at: timestamp,
  about: z.object({ kind: z.enum(['enquiry', 'message']), _id: id, reference: text }).nullable(),
});
/** `isShared`: too many names stand with it for it to be one person's. */
const contactWay = z.object({ value: text, isShared: z.boolean() });

export const customerDetail = customerInList.extend({
  /** What else they called themselves, the newest first. */
  otherNames: z.array(text),
  phones: z.array(contactWay),
  /** `unreachableSince`: mails do not arrive there. */
  emails: z.array(contactWay.extend({ unreachableSince: timestamp.nullable() })),
  isSubscribed: z.boolean(),
  accounts: z.array(customerAccount),
  /** The latest first. */
  trips: z.array(pastTrip),
  /** Open ones first, then the newest; the newest `SHOWN_THINGS` of all. */
  enquiries: z.array(customerEnquiry),
  messages: z.array(customerMessage),
  reviews: z.array(customerReview),
  /** Newest first. */
  notes: z.array(customerNote),
});

/** On the page of an enquiry, a message or an account: whose it is. */
export const customerLine = z.object({
  _id: id,
  enquiryCount: count,
  messageCount: count,
  /** Which of their enquiries this is, counted from the first; null where it is none. */
  nth: count.nullable(),
  /** The trips they made with us, the latest first, at most 3; not the one that is shown. */
  trips: z.array(pastTrip),
});

/** `q`: any part of a name or an address, of three letters or more, or the last five digits of a phone. */
export const customerListQuery = searchedListQuery;
export const customerNoteBody = z.object({ text: requiredText('a note', LIMITS.message) });
export const addedNote = z.object({ _id: id });
export const mergeCustomersBody = z.object({ otherId: givenId });
export const splitBody = z.object({
  things: z
    .array(z.object({ kind: z.enum(CUSTOMER_THINGS, { error: 'This kind is not known.' }), _id: givenId }), {
      error: 'Choose what is somebody else’s.',
    })
    .min(1, 'Choose what is somebody else’s.')
    .max(MAX_MOVED_THINGS, `Choose ${MAX_MOVED_THINGS} at most.`),
});
/** The customer that is to be shown then, and how to take it back. */
export const movedThings = z.object({ _id: id, undoId: id });

export type CustomerInList = z.infer<typeof customerInList>;
export type CustomerDetail = z.infer<typeof customerDetail>;
export type CustomerLine = z.infer<typeof customerLine>;
export type CustomerThing = z.infer<typeof splitBody>['things'][number];
