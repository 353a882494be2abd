import { z } from 'zod';
import { listQuery } from '../answers.contract.ts';
import { calendarDay } from '../fields/day.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField, wholeNumber } from '../fields/number.contract.ts';
import { phoneText } from '../fields/phone.contract.ts';
import { emailAddress, givenId, id, requiredLine, requiredText, timestamp } from '../fields/text.contract.ts';
import { fileIds } from '../reply-files/reply-files.contract.ts';
import { deskFilter, givenStatus } from './desk.contract.ts';
import { enquiry, enquiryBody, staffPartySize, staffTravelDate } from './enquiries.contract.ts';
import { BULK_CHANGE_LIMIT, COUNT_LIMIT, MATCHING_LIMIT, TAKEN_SOURCES } from './enquiry-terms.ts';
import { WISHES, type Wish } from './fields-of-an-enquiry.ts';
import { answerSeen, isAfterLost, withoutGaps } from './reply.contract.ts';
import { actionSeen, isMeant, nextActionWords, ownerSeen } from './seen.contract.ts';

/** `from`: the status that staff saw. The change is refused if it is no longer current. */
export const statusBody = z.object({
  from: givenStatus,
  to: givenStatus,
  tellTraveller: z.boolean({ error: 'Say whether the traveller is told: true or false.' }).optional(),
  isMeant,
});
export const statusMailQuery = z.object({ to: optionalField(givenStatus) });
export const mailPreview = z.object({
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export const ownerBody = z.object({ ownerId: optionalField(givenId), seen: ownerSeen });
const doer = z.preprocess((value) => (value === '' ? null : value), givenId.nullable().optional());
/** Without a day, removes the action. Absent words and person stay; a new action defaults to the current user. */
export const nextActionBody = z.object({
  on: optionalField(calendarDay('Choose a day.')),
  words: nextActionWords.optional(),
  forId: doer,
  seen: actionSeen,
});
/** If day, words or person differ, it is another action. */
export const actionDoneBody = z.object({ on: calendarDay('Say which day it was for.'), seen: actionSeen });
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

/** `holds`: per differing wish, the id of the enquiry whose value wins. Default: the older enquiry's. */
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

export const matchingQuery = deskFilter.omit({ sort: true }).extend({
  upTo: wholeNumber('upTo must be a whole number.', {
    noNumber: 'upTo must be a number.',
    min: [1, 'upTo must be at least 1.'],
    max: [MATCHING_LIMIT, `upTo must be at most ${MATCHING_LIMIT}.`],
  }).default(COUNT_LIMIT),
});
export const matching = z.object({
  count: z.number().int(),
  at: timestamp,
  mark: z.string(),
});

const WHEN = 'Say when the enquiries were counted.';
/** Works in steps: send `cursor` and `runId` of the previous response. */
export const matchingChangeBody = z.object({
  filter: z.object(deskFilter.omit({ sort: true }).shape, 'Say which enquiries: a filter.'),
  change: bulkChange,
  isMeant,
  /** Skips what came or changed after this moment. */
  seenAt: z
    .string({ error: WHEN })
    .max(24, WHEN)
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, WHEN),
  /** Also skips what was stored after this mark, perhaps in a transaction that began earlier. */
  seenMark: z
    .string({ error: WHEN })
    .max(1_100, WHEN)
    .regex(/^\d{1,20}(?:\.\d{1,20}){0,50}$/, WHEN),
  runId: optionalField(givenId),
  cursor: listQuery.shape.cursor,
});

const leftOut = z.object({ _id: id, reference: z.string(), reason: z.string() });
export const changed = z.object({
  changed: z.number().int(),
  skipped: z.array(leftOut),
  notDue: z.number().int(),
  undoId: id.nullable(),
  /** Undo before this moment stops the mail; null if no mail is sent. */
  mailLeavesAt: timestamp.nullable(),
});
export const merged = z.object({ _id: id, reference: z.string(), undoId: id });
export const matchingChanged = changed.extend({
  /** Shared by all calls of one change; undoes them all. */
  runId: id,
  nextCursor: z.string().nullable(),
});
const over = z.array(z.object({ departure: z.string(), text: z.string() }));
export const restoredEnquiry = enquiry.extend({ over });
/** `isMore`: not all is undone yet: send the same call again. */
export const undone = z.object({
  restored: z.number().int(),
  skipped: z.array(leftOut),
  told: z.array(z.object({ _id: id, fullName: z.string(), status: givenStatus })),
  over,
  isMore: z.boolean(),
});

/** As the public form, but email is optional, and WhatsApp enquiries need only a number and a message. */
export const staffEnquiryBody = enquiryBody.omit({ shownTotal: true }).extend({
  fullName: optionalField(requiredLine('the traveller’s full name', LIMITS.name)),
  tourName: optionalField(requiredLine('a destination', LIMITS.tourName)),
  phone: phoneText('the traveller’s phone number'),
  userEmail: optionalField(emailAddress),
  guestSize: optionalField(staffPartySize),
  ...staffTravelDate,
  /** Default: the current user. `nobody`: no owner. */
  ownerId: optionalField(givenId),
  nextActionOn: optionalField(calendarDay('Choose a day.')),
  nextActionWords: nextActionWords.optional(),
  /** Default: the current user. `nobody`: the owner. */
  nextActionFor: optionalField(givenId),
  source: z.enum(TAKEN_SOURCES, { error: 'Choose how it came in.' }),
  note: optionalField(requiredText('a note', LIMITS.message)),
  sendReceipt: z.boolean({ error: 'Say whether a receipt is sent: true or false.' }).optional(),
});

export const eventDone = z.object({ _id: id });
/** `nextAction`: what was planned because nothing else was, and how to drop it. */
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
