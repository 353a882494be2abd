import { CHOOSE_TRAVEL_DATE, type EnquiryBody } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { ENQUIRY_FIELDS } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { readParty } from '../../../../contracts/enquiries/read-party.ts';
import { lastTravelDay, TOO_FAR_AHEAD } from '../../../../contracts/enquiries/travel-days.ts';
import { isSuggested } from '../../../../contracts/enquiries/travel-months.ts';
import { dayOf } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput } from '../../../http/faults/errors.ts';
import { enqueueMails } from '../../../mail/outbox.queries.ts';
import { type GivenConsent, recordConsent } from '../../consents/consents.queries.ts';
import { type ArrivalTraces, judgeArrival } from '../../spam/judge-arrival.ts';
import type { Verdict } from '../../spam/score-arrival.ts';
import { insertSpamMark } from '../../spam/spam-marks.queries.ts';
import { addEnquiry, type NewEnquiry } from '../store/add-enquiry.ts';
import { WEBSITE } from '../store/enquiry-events.ts';
import { setColumns } from '../store/enquiry-rows.ts';
import { addedWords, columnsOfFacts } from '../store/facts.ts';
import { findKnownTrip } from '../tour-of-enquiry/known-trip.ts';
import { arrivalMails } from './arrival-mails.ts';
import { readPhone } from './phone-number.ts';
import { readTravelDate } from './travel-date.ts';

type PhoneAndDate = Pick<EnquiryBody, 'phone'> &
  Partial<Pick<EnquiryBody, 'phoneCountry' | 'bookAt' | 'travelWords'>>;

type Read = Pick<BookingRow, 'phone' | 'phone_typed' | 'book_at'>;

/** Phone and date as they are stored; null is an open date. Throws with every fault that the contract cannot see. */
export function readPhoneAndDate(body: PhoneAndDate, now: Date): Read {
  const phone = readPhone(body.phone, body.phoneCountry);
  const bookAt = body.bookAt === undefined ? null : readTravelDate(body.bookAt);
  const fields: Record<string, string> = {};
  if (phone.fault !== undefined) fields.phone = phone.fault;
  const fault = travelFault(bookAt, body.travelWords, dayOf(now));
  if (fault) fields.bookAt = fault;
  if (phone.fault !== undefined || bookAt === undefined || fault) throw badInput(fields);
  return { phone: phone.phone, phone_typed: phone.typed, book_at: bookAt };
}

/** A day or words for an open date, one of the two; undefined is no day of the calendar. */
function travelFault(
  bookAt: string | null | undefined,
  words: string | undefined,
  today: string,
): string | undefined {
  if (bookAt === null) return words ? undefined : CHOOSE_TRAVEL_DATE;
  if (words) return 'Choose a day or say when roughly, not both.';
  if (bookAt === undefined) return 'This day is not in the calendar.';
  if (bookAt < today) return 'Choose today or a later day.';
  return bookAt > lastTravelDay(today) ? TOO_FAR_AHEAD : undefined;
}

/** The enquiry as it is stored. Throws as `readPhoneAndDate` does. */
export function readEnquiry(body: EnquiryBody, userId: string, now: Date): NewEnquiry {
  const read = readPhoneAndDate(body, now);
  return {
    user_id: userId,
    ...columnsOfFacts({ ...body, message: messageWith(body) }),
    ...read,
    created_at: now.toISOString(),
  };
}

/** What was said of the party beside its size stands below what the traveller wrote, where both have room. */
function messageWith({
  message,
  guestSize,
  childAges = '',
  singleRooms = 0,
  extraBeds = 0,
}: EnquiryBody): string {
  const party = readParty(new Map(Object.entries({ guestSize, childAges, singleRooms, extraBeds })));
  const text = [message, party?.words].filter(Boolean).join('\n');
  return text.length > ENQUIRY_FIELDS.message.added.max ? (message ?? '') : text;
}

type Arriving = { consent: GivenConsent; traces: ArrivalTraces; now: Date; shownTotal?: number | undefined };

/**
 * Stores an enquiry with the mails that tell of it, in the caller's transaction: both are there, or neither. Anybody may name
 * any address in it, which gets so many receipts and no more. Spam is stored like any other and answered like it; nobody is
 * mailed of it, unless staff say that it is none.
 */
export async function receiveEnquiry(
  trx: Db,
  given: NewEnquiry,
  { consent, traces, now, shownTotal }: Arriving,
): Promise<BookingRow> {
  const enquiry = await addEnquiry(trx, given, WEBSITE, shownTotal);
  const text = await ownWordsOf(trx, enquiry);
  const verdict = await judgeArrival(
    trx,
    { name: enquiry.full_name, email: enquiry.user_email, text },
    traces,
    now,
  );
  if (verdict.isSpam) await putAside(trx, enquiry, verdict, now);
  const about = subjectOf(enquiry);
  const giver = { email: enquiry.user_email, userId: enquiry.user_id };
  await recordConsent(trx, about, giver, consent, now);
  const mails = await arrivalMails(trx, enquiry, now, traces.scale);
  if (!verdict.isSpam) await enqueueMails(trx, mails, now);
  return enquiry;
}

/** Without what the site itself put into the form: many travellers who are alike in that have not written the same. */
async function ownWordsOf(trx: Db, enquiry: BookingRow): Promise<string> {
  const { tour_name, travel_words } = enquiry;
  const isKnown = (await findKnownTrip(trx, enquiry)) !== undefined;
  const isChosen = travel_words !== null && isSuggested(travel_words);
  const added = Object.values(addedWords(enquiry));
  return [!isKnown && tour_name, !isChosen && travel_words, ...added].filter(Boolean).join('\n');
}

/** Its history begins in the spam folder; the answer does not tell. */
async function putAside(trx: Db, enquiry: BookingRow, verdict: Verdict, now: Date): Promise<void> {
  await setColumns(trx, enquiry.id, { status: 'spam' });
  await insertSpamMark(trx, subjectOf(enquiry), verdict, now);
}

function subjectOf({ id }: BookingRow) {
  return { kind: 'booking' as const, id };
}
