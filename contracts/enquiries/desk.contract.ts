import { z } from 'zod';
import { answerOf, listQuery } from '../answers.contract.ts';
import { calendarDay } from '../fields/day.contract.ts';
import { optionalField } from '../fields/number.contract.ts';
import { cleanText, givenId, id, requiredLine, timestamp } from '../fields/text.contract.ts';
import { spamMark } from '../spam-mark.contract.ts';
import { MAX_CHOICE_LENGTH } from '../tours/destinations.ts';
import { enquiry } from './enquiries.contract.ts';
import {
  DESK_NEEDS,
  DESK_SORTS,
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  type EnquiryStatus,
} from './enquiry-terms.ts';

export const givenStatus = z.enum(ENQUIRY_STATUSES, { error: 'This status is not known.' });
const dayFilter = optionalField(calendarDay('Write the date as YYYY-MM-DD.'));

export const staffMember = z.object({ _id: id, username: z.string() });

export const followUpFields = z.object({
  owner: staffMember.nullable(),
  nextActionOn: z.string().nullable(),
  nextActionWords: z.string(),
  nextActionFor: staffMember.nullable(),
  replyAge: z.enum(['fresh', 'waiting', 'late']).nullable(),
  actionAge: z.enum(['later', 'today', 'overdue']).nullable(),
});

export const deskEnquiry = enquiry.extend({
  ...followUpFields.shape,
  /** A key, empty for none. */
  destination: z.string(),
  source: z.enum(ENQUIRY_SOURCES),
  firstReplyAt: timestamp.nullable(),
  deletedAt: timestamp.nullable(),
  /** Null, too, for one with documents, which stays there. */
  binDaysLeft: z.number().int().nullable(),
  mergedInto: z.object({ _id: id, reference: z.string() }).nullable(),
  isUnreachable: z.boolean(),
  spam: spamMark.nullable(),
});

export const deskFilter = z.object({
  q: z
    .string('Write what to search for.')
    .max(200, 'Search for 200 characters at most.')
    .transform(cleanText)
    .optional(),
  status: optionalField(givenStatus),
  owner: optionalField(givenId),
  /** A key, or `NO_DESTINATION`. */
  destination: optionalField(requiredLine('a destination', MAX_CHOICE_LENGTH)),
  source: optionalField(z.enum(ENQUIRY_SOURCES, { error: 'This source is not known.' })),
  needs: optionalField(z.enum(DESK_NEEDS, { error: `Ask for ${DESK_NEEDS.join(', ')}.` })),
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

/** Counts stop at `COUNT_LIMIT` + 1. */
export const deskCounts = z.object({
  byStatus: z.object(countByStatus),
  needsAction: count,
  overdue: count,
  inBin: count,
});

export const deskColumn = z.object({
  status: z.enum(ENQUIRY_STATUSES),
  bookings: z.array(deskEnquiry),
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
