import type { EnquiryBody } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { ENQUIRY_FIELDS } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { readParty } from '../../../../contracts/enquiries/read-party.ts';
import { isSuggested } from '../../../../contracts/enquiries/travel-months.ts';
import { dayOf, isDay } from '../../../../contracts/india-time.ts';
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
import { findKnownTrip } from '../tour-of-enquiry/tour-of-enquiry.queries.ts';
import { arrivalMails, subjectOf } from './arrival-mails.ts';
import { readPhone } from './phone-number.ts';
import { travelFault } from './travel-fault.ts';

type PhoneAndDate = Pick<EnquiryBody, 'phone'> &
  Partial<Pick<EnquiryBody, 'phoneCountry' | 'bookAt' | 'travelWords'>>;

type Read = Pick<BookingRow, 'phone' | 'phone_typed' | 'book_at'>;

export function readPhoneAndDate(body: PhoneAndDate, now: Date): Read {
  const phone = readPhone(body.phone, body.phoneCountry);
  const bookAt = body.bookAt === undefined ? null : readTravelDate(body.bookAt);
  const fields: Record<string, string> = {};
  if (phone.fault !== undefined) fields.phone = phone.fault;
  const fault =
    bookAt === undefined
      ? 'This day is not in the calendar.'
      : travelFault({ bookAt, travelWords: body.travelWords }, { today: dayOf(now) });
  if (fault) fields.bookAt = fault;
  if (phone.fault !== undefined || bookAt === undefined || fault) throw badInput(fields);
  return { phone: phone.phone, phone_typed: phone.typed, book_at: bookAt };
}

export function readEnquiry(body: EnquiryBody, userId: string, now: Date): NewEnquiry {
  const read = readPhoneAndDate(body, now);
  return {
    user_id: userId,
    ...columnsOfFacts({ ...body, message: messageWith(body) }),
    ...read,
    created_at: now.toISOString(),
  };
}

/** Appends details of the party to the traveller's message, if both fit. */
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

/** Runs in the caller's transaction. Limits receipts per address. Spam gets the same response, but no mails. */
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

/** Without the form's own texts: equal ones do not make two travellers' messages equal. */
async function ownWordsOf(trx: Db, enquiry: BookingRow): Promise<string> {
  const { tour_name, travel_words } = enquiry;
  const isKnown = (await findKnownTrip(trx, enquiry)) !== undefined;
  const isChosen = travel_words !== null && isSuggested(travel_words);
  const added = Object.values(addedWords(enquiry));
  return [!isKnown && tour_name, !isChosen && travel_words, ...added].filter(Boolean).join('\n');
}

/** The response does not reveal the spam verdict. */
async function putAside(trx: Db, enquiry: BookingRow, verdict: Verdict, now: Date): Promise<void> {
  await setColumns(trx, enquiry.id, { status: 'spam' });
  await insertSpamMark(trx, subjectOf(enquiry), verdict, now);
}

/** A date or time stamp as a day in India; without a zone it is India's. Undefined for an invalid day. */
export function readTravelDate(text: string): string | undefined {
  const [day = '', time] = text.split('T');
  if (!isDay(day)) return undefined;
  if (time === undefined) return day;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(time);
  const moment = new Date(hasZone ? text : `${text}Z`);
  if (Number.isNaN(moment.getTime())) return undefined;
  return hasZone ? dayOf(moment) : day;
}
