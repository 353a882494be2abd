import { z } from 'zod';
import { listQuery } from '../answers.contract.ts';
import { calendarDay } from '../fields/day.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField, wholeNumber } from '../fields/number.contract.ts';
import { phoneText } from '../fields/phone.contract.ts';
import { emailAddress, givenId, id, requiredLine, requiredText, timestamp } from '../fields/text.contract.ts';
import { fileIds } from '../reply-files/reply-files.contract.ts';
import { deskFilter, givenStatus } from './desk.contract.ts';
import { enquiry, enquiryBody } from './enquiries.contract.ts';
import { staffPartySize, staffTravelDate } from './enquiry-facts.contract.ts';
import { BULK_CHANGE_LIMIT, COUNT_LIMIT, MATCHING_LIMIT, TAKEN_SOURCES } from './enquiry-terms.ts';
import { WISHES, type Wish } from './fields-of-an-enquiry.ts';
import { answerSeen, isAfterLost, withoutGaps } from './reply.contract.ts';
import { actionSeen, isMeant, nextActionWords, ownerSeen } from './seen.contract.ts';

/** `from` is the status that staff saw: if somebody else has changed it since, the change is refused. */
export const statusBody = z.object({
  from: givenStatus,
  to: givenStatus,
  /** Mail the traveller that it changed. */
  tellTraveller: z.boolean({ error: 'Say whether the traveller is told: true or false.' }).optional(),
  isMeant,
});
/** Without one, the status that it has. */
export const statusMailQuery = z.object({ to: optionalField(givenStatus) });
/** A mail as it would go out. */
export const mailPreview = z.object({
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export const ownerBody = z.object({ ownerId: optionalField(givenId), seen: ownerSeen });
/** Nobody by name, where it is null or empty: whoever owns it does it. */
const doer = z.preprocess((value) => (value === '' ? null : value), givenId.nullable().optional());
/**
 * Without a day there is none. Words and person stay as they are where they are left out, and the person of a new action is
 * whoever sets it.
 */
export const nextActionBody = z.object({
  on: optionalField(calendarDay('Choose a day.')),
  words: nextActionWords.optional(),
  forId: doer,
  seen: actionSeen,
});
/** The day that staff saw, and what else they did: another day, other words or another person is another action. */
export const actionDoneBody = z.object({ on: calendarDay('Say which day it was for.'), seen: actionSeen });
/** `undoId` is null where nothing changed. */
export const doneWithUndo = z.object({ undoId: id.nullable() });
export const noteBody = z.object({ text: requiredText('a note', LIMITS.message) });
export const replyBody = z.object({
  subject: requiredLine('a subject', 200),
  text: withoutGaps(requiredText('a message', LIMITS.message)),
  answerSeen,
  isAfterLost,
  files: fileIds,
});
export const contactLogBody = z.object({
  channel: z.enum(['whatsapp', 'call'], { error: 'Choose WhatsApp or call.' }),
  text: optionalField(requiredText('a text', LIMITS.message)),
});
const perWish = <T>(value: T) => Object.fromEntries(WISHES.map((wish) => [wish, value])) as Record<Wish, T>;

/**
 * `holds`: of each that differs, the id of the enquiry whose wish holds. Left out altogether, the elder's: so it was before
 * it was asked.
 */
export const mergeBody = z.object({
  otherId: givenId,
  holds: z.object(perWish(givenId.optional()), { error: 'Say whose wish holds.' }).optional(),
  isMeant,
});

const bulkChange = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('status'), to: givenStatus }),
    z.object({ kind: z.literal('owner'), ownerId: optionalField(givenId) }),
    z.object({ kind: z.literal('bin') }),
  ],
  { error: 'This change is not known.' },
);

/** As staff saw it; the owner is looked at where it is given away. */
const enquirySeen = z.object(
  { _id: givenId, status: givenStatus, ownerId: ownerSeen },
  { error: 'An enquiry has an id and a status.' },
);

export const changeBody = z.object({
  bookings: z
    .array(enquirySeen, { error: 'Choose at least one enquiry.' })
    .min(1, 'Choose at least one enquiry.')
    .max(BULK_CHANGE_LIMIT, `Choose at most ${BULK_CHANGE_LIMIT} enquiries.`),
  change: bulkChange,
  isMeant,
});

/** `upTo`: counting stops there, and at one more says that there are more. */
export const matchingQuery = deskFilter.omit({ sort: true }).extend({
  upTo: wholeNumber('upTo must be a whole number.', {
    noNumber: 'upTo must be a number.',
    min: [1, 'upTo must be at least 1.'],
    max: [MATCHING_LIMIT, `upTo must be at most ${MATCHING_LIMIT}.`],
  }).default(COUNT_LIMIT),
});
/** How many match, and the moment at which they did: what a change of all of them goes by. */
export const matching = z.object({
  count: z.number().int(),
  at: timestamp,
  /** What was stored by then, for `seenMark`. */
  mark: z.string(),
});

const WHEN = 'Say when the enquiries were counted.';
/** All that match, some at a time: the next call brings `cursor` and `runId` of the answer before. */
export const matchingChangeBody = z.object({
  filter: z.object(deskFilter.omit({ sort: true }).shape, 'Say which enquiries: a filter.'),
  change: bulkChange,
  isMeant,
  /** What came or changed after this moment is left as it is. */
  seenAt: z
    .string({ error: WHEN })
    .max(24, WHEN)
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, WHEN),
  /** What was stored after that mark was read is, too: it may have begun before. */
  seenMark: z
    .string({ error: WHEN })
    .max(1_100, WHEN)
    .regex(/^\d{1,20}(?:\.\d{1,20}){0,50}$/, WHEN),
  runId: optionalField(givenId),
  cursor: listQuery.shape.cursor,
});

const leftOut = z.object({ _id: id, reference: z.string(), reason: z.string() });
/** What a bulk action did. `undoId` is null where it changed nothing. */
export const changed = z.object({
  changed: z.number().int(),
  skipped: z.array(leftOut),
  /** Of those changed: how many were closed with a next action, which is kept and not due any more. */
  notDue: z.number().int(),
  undoId: id.nullable(),
  /** When the mail leaves that tells the traveller, unless it is undone before; null where nobody is told. */
  mailLeavesAt: timestamp.nullable(),
});
export const merged = z.object({ _id: id, reference: z.string(), undoId: id });
export const matchingChanged = changed.extend({
  /** All calls of one change go by it; it is what undoes them. */
  runId: id,
  nextCursor: z.string().nullable(),
});
/** Where a departure has more people than seats now: what is taken back is not refused. `departure`: what it is told apart by. */
const over = z.array(z.object({ departure: z.string(), text: z.string() }));
export const restoredEnquiry = enquiry.extend({ over });
/** `isMore`: a change of all that match is undone some at a time, too, by the same call again. */
export const undone = z.object({
  restored: z.number().int(),
  skipped: z.array(leftOut),
  /** Whose travellers a mail had told of it by then, and of what: they may want another. */
  told: z.array(z.object({ _id: id, fullName: z.string(), status: givenStatus })),
  over,
  isMore: z.boolean(),
});

/**
 * An enquiry that staff write down: as the public one, with a phone but not always an email, not about themselves. What came
 * by WhatsApp needs no more than the number and what was written: the server asks for the rest of all others.
 */
export const staffEnquiryBody = enquiryBody.omit({ shownTotal: true }).extend({
  fullName: optionalField(requiredLine('the traveller’s full name', LIMITS.name)),
  tourName: optionalField(requiredLine('a destination', LIMITS.tourName)),
  phone: phoneText('the traveller’s phone number'),
  userEmail: optionalField(emailAddress),
  guestSize: optionalField(staffPartySize),
  ...staffTravelDate,
  /** Who looks after it: left out, whoever writes it down; `nobody`. */
  ownerId: optionalField(givenId),
  nextActionOn: optionalField(calendarDay('Choose a day.')),
  nextActionWords: nextActionWords.optional(),
  /** Left out, whoever writes it down; `nobody`: whoever owns it. */
  nextActionFor: optionalField(givenId),
  source: z.enum(TAKEN_SOURCES, { error: 'Choose how it came in.' }),
  note: optionalField(requiredText('a note', LIMITS.message)),
  /** Mail the traveller that we have it. */
  sendReceipt: z.boolean({ error: 'Say whether a receipt is sent: true or false.' }).optional(),
});

/** The event that was added to the history. */
export const eventDone = z.object({ _id: id });
/** The same of an answer. `nextAction`: what was planned because nothing was, and how to drop it. */
export const answerDone = eventDone.extend({
  nextAction: z.object({ on: z.string(), undoId: id }).nullable(),
});
export const addedEnquiry = z.object({ _id: id, reference: z.string() });

export type AnswerDone = z.infer<typeof answerDone>;
export type StatusMail = z.infer<typeof mailPreview>;
export type BulkChange = z.infer<typeof bulkChange>;
export type Matching = z.infer<typeof matching>;
export type MatchingChangeBody = z.infer<typeof matchingChangeBody>;
export type MatchingChanged = z.infer<typeof matchingChanged>;
export type Changed = z.infer<typeof changed>;
export type Merged = z.infer<typeof merged>;
export type RestoredEnquiry = z.infer<typeof restoredEnquiry>;
export type Undone = z.infer<typeof undone>;
export type StaffEnquiryBody = z.infer<typeof staffEnquiryBody>;
export type AddedEnquiry = z.infer<typeof addedEnquiry>;
