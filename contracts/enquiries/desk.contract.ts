import { z } from 'zod';
import { answerOf, listQuery } from '../answers.contract.ts';
import { calendarDay } from '../fields/day.contract.ts';
import { optionalField } from '../fields/number.contract.ts';
import { cleanText, givenId, id, timestamp } from '../fields/text.contract.ts';
import { spamMark } from '../spam-mark.contract.ts';
import { DESTINATIONS } from '../tours/destinations.ts';
import { enquiry } from './enquiries.contract.ts';
import {
  DESK_NEEDS,
  DESK_SORTS,
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  type EnquiryStatus,
  NO_DESTINATION,
} from './enquiry-terms.ts';

/** As staff say it. */
export const givenStatus = z.enum(ENQUIRY_STATUSES, { error: 'This status is not known.' });
const dayFilter = optionalField(calendarDay('Write the date as YYYY-MM-DD.'));

/** A member of staff. */
export const staffMember = z.object({ _id: id, username: z.string() });

/** Who looks after something, what is to be done with it next, and how long it has waited. */
export const followUpFields = z.object({
  owner: staffMember.nullable(),
  nextActionOn: z.string().nullable(),
  /** What is to be done then; may be empty. */
  nextActionWords: z.string(),
  nextActionFor: staffMember.nullable(),
  /** How long what is new has waited for its first answer; null once it has one. */
  replyAge: z.enum(['fresh', 'waiting', 'late']).nullable(),
  /** When the next action of what is open is due. */
  actionAge: z.enum(['later', 'today', 'overdue']).nullable(),
});

/** An enquiry as the desk shows it. Phone and email are empty once the traveller's data is erased. */
export const deskEnquiry = enquiry.extend({
  ...followUpFields.shape,
  /** One of the six, or empty where the tour's name tells none. */
  destination: z.string(),
  source: z.enum(ENQUIRY_SOURCES),
  firstReplyAt: timestamp.nullable(),
  deletedAt: timestamp.nullable(),
  /** Whole days until it leaves the bin for good; null for one that is not in the bin. */
  binDaysLeft: z.number().int().nullable(),
  mergedInto: z.object({ _id: id, reference: z.string() }).nullable(),
  /** Mails do not arrive at its address: it wants a call. */
  isUnreachable: z.boolean(),
  /** Why it was taken for spam as it came; null for what was not. */
  spam: spamMark.nullable(),
});

export const deskFilter = z.object({
  /** Matches the beginnings of words in name, email, phone in any form, reference, tour, and staff's notes. */
  q: z
    .string('Write what to search for.')
    .max(200, 'Search for 200 characters at most.')
    .transform(cleanText)
    .optional(),
  status: optionalField(givenStatus),
  /** An id of staff, `me`, or `nobody`. */
  owner: optionalField(givenId),
  /** One of the six, or `none` for those of no one place. */
  destination: optionalField(
    z.enum([...DESTINATIONS, NO_DESTINATION], { error: 'This is not one of our destinations.' }),
  ),
  source: optionalField(z.enum(ENQUIRY_SOURCES, { error: 'This source is not known.' })),
  needs: optionalField(z.enum(DESK_NEEDS, { error: `Ask for ${DESK_NEEDS.join(', ')}.` })),
  /** Days of the Indian calendar, both ends included. */
  receivedFrom: dayFilter,
  receivedTo: dayFilter,
  travelFrom: dayFilter,
  travelTo: dayFilter,
  sort: optionalField(z.enum(DESK_SORTS, { error: 'The list cannot be sorted like this.' })),
});
export const deskQuery = deskFilter.extend(listQuery.shape);

const count = z.number().int();
const countByStatus = {
  new: count,
  contacted: count,
  confirmed: count,
  completed: count,
  cancelled: count,
  spam: count,
} satisfies Record<EnquiryStatus, z.ZodNumber>;

/** How many enquiries there are of each kind, counted up to `COUNT_LIMIT` and one more. */
export const deskCounts = z.object({
  byStatus: z.object(countByStatus),
  needsAction: count,
  overdue: count,
  inBin: count,
});

/** The board: a column of the newest for each status. */
export const deskColumn = z.object({
  status: z.enum(ENQUIRY_STATUSES),
  bookings: z.array(deskEnquiry),
  /** Of all in it, counted up to `COUNT_LIMIT` and one more. */
  count,
  nextCursor: z.string().nullable(),
});
export const columnsAnswer = answerOf(z.array(deskColumn));

export type FollowUpFields = z.infer<typeof followUpFields>;
export type DeskEnquiry = z.infer<typeof deskEnquiry>;
export type DeskFilter = z.infer<typeof deskFilter>;
export type DeskCounts = z.infer<typeof deskCounts>;
export type DeskColumn = z.infer<typeof deskColumn>;
export type StaffMember = z.infer<typeof staffMember>;
