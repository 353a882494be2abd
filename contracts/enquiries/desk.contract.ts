import { z } from 'zod';
import { answerOf, listQuery } from '../answers.contract.ts';
import { consentRecord } from '../consent-record.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField } from '../fields/number.contract.ts';
import {
  cleanText,
  emailAddress,
  givenId,
  id,
  phoneText,
  requiredLine,
  requiredText,
  timestamp,
} from '../fields/text.contract.ts';
import { MAIL_STATES } from '../mail/mail-terms.ts';
import { mailsAbout } from '../mail/manage-mail.contract.ts';
import { spamMark } from '../spam-mark.contract.ts';
import { DESTINATIONS } from '../tours/destinations.ts';
import { enquiry, enquiryBody, partySize } from './enquiries.contract.ts';
import {
  BULK_CHANGE_LIMIT,
  DESK_NEEDS,
  DESK_SORTS,
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  type EnquiryStatus,
  TAKEN_SOURCES,
} from './enquiry-terms.ts';

const status = z.enum(ENQUIRY_STATUSES, { error: 'This status is not known.' });
const day = (fault: string) =>
  z
    .string({ error: fault })
    .trim()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, fault);
const dayFilter = optionalField(day('Write the date as YYYY-MM-DD.'));

/** A member of staff. */
export const staffMember = z.object({ _id: id, username: z.string() });

/** An enquiry as the desk shows it. Phone and email are empty once the traveller's data is erased. */
export const deskEnquiry = enquiry.extend({
  /** One of the six, or empty where the tour's name tells none. */
  destination: z.string(),
  source: z.enum(ENQUIRY_SOURCES),
  owner: staffMember.nullable(),
  nextActionOn: z.string().nullable(),
  firstReplyAt: timestamp.nullable(),
  deletedAt: timestamp.nullable(),
  /** Whole days until it leaves the bin for good; null for one that is not in the bin. */
  binDaysLeft: z.number().int().nullable(),
  mergedInto: z.object({ _id: id, reference: z.string() }).nullable(),
  /** How long a new enquiry has waited for an answer; null once it has one. */
  replyAge: z.enum(['fresh', 'waiting', 'late']).nullable(),
  /** Mails do not arrive at its address: it wants a call. */
  isUnreachable: z.boolean(),
  /** When the next action of an open enquiry is due. */
  actionAge: z.enum(['later', 'today', 'overdue']).nullable(),
  /** Why it was taken for spam as it came; null for what was not. */
  spam: spamMark.nullable(),
});

export const deskFilter = z.object({
  /** Matches the beginnings of words in name, email, phone in any form, reference, tour, and staff's notes. */
  q: z.string().max(200, 'Search for 200 characters at most.').transform(cleanText).optional(),
  status: optionalField(status),
  /** An id of staff, `me`, or `nobody`. */
  owner: optionalField(givenId),
  destination: optionalField(z.enum(DESTINATIONS, { error: 'This is not one of our destinations.' })),
  source: optionalField(z.enum(ENQUIRY_SOURCES, { error: 'This source is not known.' })),
  needs: optionalField(z.enum(DESK_NEEDS, { error: 'Ask for action or overdue.' })),
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
  nextCursor: z.string().nullable(),
});

const text = z.string();
/** `happenedTo`: the reference of the merged enquiry that it happened to; null for the one that is shown. */
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
  z.object({ ...happened, kind: z.literal('status'), from: status, to: status }),
  z.object({ ...happened, kind: z.literal('note'), text }),
  z.object({ ...happened, kind: z.literal('reply'), subject: text, text, delivery }),
  z.object({ ...happened, kind: z.literal('whatsapp'), text }),
  z.object({ ...happened, kind: z.literal('call'), text }),
  z.object({ ...happened, kind: z.literal('owner'), from: text.nullable(), to: text.nullable() }),
  z.object({ ...happened, kind: z.literal('next_action'), from: text.nullable(), to: text.nullable() }),
  /** Another enquiry was merged into this one. `undoId`: how to take it back; null once it was. */
  z.object({ ...happened, kind: z.literal('merged'), reference: text, undoId: id.nullable() }),
  z.object({ ...happened, kind: z.literal('unmerged'), reference: text }),
  /** This one was merged into another, and separated from it. */
  z.object({ ...happened, kind: z.literal('merged_into'), reference: text }),
  z.object({ ...happened, kind: z.literal('separated'), reference: text }),
  z.object({ ...happened, kind: z.literal('binned') }),
  z.object({ ...happened, kind: z.literal('restored') }),
  z.object({ ...happened, kind: z.literal('erased') }),
]);

export const deskDetail = z.object({
  booking: deskEnquiry,
  /** Its tour, as that is called today; null where the site does not show it. */
  tour: z.object({ title: z.string(), slug: z.string() }).nullable(),
  /** What its sender agreed to, newest first. */
  consents: z.array(consentRecord),
  /** Newest first. */
  events: z.array(deskEvent),
  mails: mailsAbout,
  /** Other enquiries that are likely from the same traveller for the same trip. */
  duplicates: z.array(deskEnquiry),
});

/** `from` is the status that staff saw: if somebody else has changed it since, the change is refused. */
export const statusBody = z.object({
  from: status,
  to: status,
  /** Mail the traveller that it changed. */
  tellTraveller: z.boolean({ error: 'Say whether the traveller is told: true or false.' }).optional(),
});
/** Without one, the status that it has. */
export const statusMailQuery = z.object({ to: optionalField(status) });
/** A mail as it would go out. */
export const mailPreview = z.object({
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export const ownerBody = z.object({ ownerId: optionalField(givenId) });
export const nextActionBody = z.object({ on: optionalField(day('Choose a day.')) });
export const noteBody = z.object({ text: requiredText('a note', LIMITS.message) });
export const replyBody = z.object({
  subject: requiredLine('a subject', 200),
  text: requiredText('a message', LIMITS.message),
});
export const contactLogBody = z.object({
  channel: z.enum(['whatsapp', 'call'], { error: 'Choose WhatsApp or call.' }),
  text: optionalField(requiredText('a text', LIMITS.message)),
});
export const mergeBody = z.object({ otherId: givenId });

export const changeBody = z.object({
  bookings: z
    .array(z.object({ _id: givenId, status }, { error: 'An enquiry has an id and a status.' }), {
      error: 'Choose at least one enquiry.',
    })
    .min(1, 'Choose at least one enquiry.')
    .max(BULK_CHANGE_LIMIT, `Choose at most ${BULK_CHANGE_LIMIT} enquiries.`),
  change: z.discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('status'), to: status }),
      z.object({ kind: z.literal('owner'), ownerId: optionalField(givenId) }),
      z.object({ kind: z.literal('bin') }),
    ],
    { error: 'This change is not known.' },
  ),
});

const leftOut = z.object({ _id: id, reference: z.string(), reason: z.string() });
/** What a bulk action did. `undoId` is null where it changed nothing. */
export const changed = z.object({
  changed: z.number().int(),
  skipped: z.array(leftOut),
  undoId: id.nullable(),
});
export const merged = z.object({ _id: id, reference: z.string(), undoId: id });
export const undone = z.object({ restored: z.number().int(), skipped: z.array(leftOut) });

const MAX_PEOPLE = LIMITS.guestSizeMax;

/** An enquiry that staff write down: as the public one, with a phone but not always an email, and not about themselves. */
export const staffEnquiryBody = enquiryBody.extend({
  fullName: requiredLine('the traveller’s full name', LIMITS.name),
  phone: phoneText('the traveller’s phone number'),
  userEmail: optionalField(emailAddress),
  guestSize: partySize(
    `An enquiry has room for ${MAX_PEOPLE} people. Enter ${MAX_PEOPLE}, and write the number into the note.`,
  ),
  source: z.enum(TAKEN_SOURCES, { error: 'Choose how it came in.' }),
  note: optionalField(requiredText('a note', LIMITS.message)),
  /** Mail the traveller that we have it. */
  sendReceipt: z.boolean({ error: 'Say whether a receipt is sent: true or false.' }).optional(),
});

/** The event that was added to the history. */
export const eventDone = z.object({ _id: id });
export const addedEnquiry = z.object({ _id: id, reference: z.string() });
export const columnsAnswer = answerOf(z.array(deskColumn));

export type StatusMail = z.infer<typeof mailPreview>;
export type DeskEnquiry = z.infer<typeof deskEnquiry>;
export type DeskFilter = z.infer<typeof deskFilter>;
export type DeskQuery = z.infer<typeof deskQuery>;
export type DeskCounts = z.infer<typeof deskCounts>;
export type DeskColumn = z.infer<typeof deskColumn>;
export type DeskEvent = z.infer<typeof deskEvent>;
export type DeskDetail = z.infer<typeof deskDetail>;
export type Delivery = z.infer<typeof delivery>;
export type StaffMember = z.infer<typeof staffMember>;
export type BulkChange = z.infer<typeof changeBody>['change'];
export type ChangeBody = z.infer<typeof changeBody>;
export type Changed = z.infer<typeof changed>;
export type Merged = z.infer<typeof merged>;
export type Undone = z.infer<typeof undone>;
export type StaffEnquiryBody = z.infer<typeof staffEnquiryBody>;
export type AddedEnquiry = z.infer<typeof addedEnquiry>;
