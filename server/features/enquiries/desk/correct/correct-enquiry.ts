import { SAY_PARTY_SIZE } from '../../../../../contracts/enquiries/enquiries.contract.ts';
import type {
  CorrectBody,
  EnquiryFacts,
  FactName,
} from '../../../../../contracts/enquiries/enquiry-facts.contract.ts';
import {
  lastTravelDay,
  TOO_FAR_AHEAD_FOR_STAFF,
  travelText,
} from '../../../../../contracts/enquiries/travel-days.ts';
import { dotFault } from '../../../../../contracts/fields/text.contract.ts';
import { dayOf } from '../../../../../contracts/india-time.ts';
import type { Db } from '../../../../db/database.ts';
import { badInput, conflict } from '../../../../http/faults/errors.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { readPhone } from '../../arrival/phone-number.ts';
import { changeEnquiry, type EnquiryState, stateLike } from '../../store/change-enquiry.ts';
import { presentFacts } from '../../store/facts.ts';
import type { Locked } from '../../store/lock-enquiries.ts';
import { storeForUndo } from '../../store/undo-records.ts';
import { destinationOf } from '../../tour-of-enquiry/destination-of.ts';
import { findToursNamed } from '../../tour-of-enquiry/tour-of-enquiry.queries.ts';
import { askAboutSeats, newSeatsOf } from '../change/ask-about-change.ts';

/** What one field of the form is of; a day and words for an open date are one thing. */
const FIELDS: readonly (readonly FactName[])[] = [
  ['fullName'],
  ['phone'],
  ['userEmail'],
  ['tourName'],
  ['guestSize'],
  ['childAges'],
  ['singleRooms'],
  ['extraBeds'],
  ['bookAt', 'travelWords'],
  ['message'],
];

const NAME_OF: Partial<Record<FactName, string>> = {
  fullName: 'name',
  phone: 'phone number',
  userEmail: 'email',
  tourName: 'tour',
  guestSize: 'number of people',
  childAges: 'ages of the children',
  singleRooms: 'rooms alone',
  extraBeds: 'extra beds',
  bookAt: 'travel date',
  message: 'message',
};

/**
 * Corrects what an enquiry says. What staff left as they saw it is not looked at, whatever it is now; what they changed is
 * refused where somebody else has changed it since. Answers how to undo it; null where nothing is another.
 */
export async function correctEnquiry(
  trx: Db,
  enquiry: Locked,
  body: CorrectBody,
  by: StaffAction,
): Promise<string | null> {
  const now = presentFacts(enquiry);
  const seen = seenIn(body, now);
  const { wanted, phoneTyped } = readWanted(body, seen, enquiry.created_at, by.now);
  const changed = FIELDS.filter((names) => differ(wanted, seen, names) && differ(wanted, now, names));
  const overtaken = changed.filter((names) => differ(now, seen, names));
  if (overtaken.length > 0) throw overtakenBy(now, wanted, overtaken);
  const set = await columnsOf(trx, wanted, changed.flat());
  // Words may be added to the same number.
  if (set.phone !== undefined || phoneTyped) set.phone_typed = phoneTyped;
  if (Object.keys(set).length === 0) return null;
  const asked = { ...enquiry, ...set };
  await askAboutSeats(trx, await newSeatsOf(trx, [enquiry], [asked]), body.isMeant);
  const event = { kind: 'corrected' as const, before: stateLike(enquiry, set), after: set };
  const { eventId } = await changeEnquiry(trx, enquiry, { set, action: 'booking.correct', event }, by);
  return eventId ? storeForUndo(trx, [{ id: enquiry.id, eventId }], by.now) : null;
}

/** Of what the page is too old to have, it has seen what it says: nothing; and it changes nothing of it. */
function seenIn({ seen, childAges, singleRooms, extraBeds }: CorrectBody, now: EnquiryFacts): EnquiryFacts {
  return {
    ...now,
    message: '',
    childAges: childAges ?? '',
    singleRooms: singleRooms ?? 0,
    extraBeds: extraBeds ?? 0,
    ...seen,
  };
}

type Wanted = {
  wanted: EnquiryFacts;
  /** Of a phone that is another than what staff saw. */
  phoneTyped: string | null;
};

/** As it is to be stored. Throws with every fault of what is another than what staff saw. */
function readWanted(body: CorrectBody, seen: EnquiryFacts, receivedAt: string, now: Date): Wanted {
  const faults: Partial<Record<FactName, string>> = {};
  const { bookAt = '', travelWords = '', userEmail = '', message = '', phone: typed = '' } = body;
  const { childAges = '', singleRooms = 0, extraBeds = 0 } = body;
  const read =
    typed === seen.phone
      ? { phone: typed, typed: null, fault: undefined }
      : readPhone(typed, body.phoneCountry);
  if (read.fault !== undefined) faults.phone = read.fault;
  const emailFault = userEmail === seen.userEmail ? undefined : dotFault(userEmail);
  if (emailFault) faults.userEmail = emailFault;
  const { phone = '', typed: phoneTyped = null } = read;
  const { fullName, tourName, guestSize = null } = body;
  if (guestSize === null && seen.guestSize !== null) faults.guestSize = SAY_PARTY_SIZE;
  const party = { guestSize, childAges, singleRooms, extraBeds };
  const wanted = { fullName, tourName, ...party, bookAt, travelWords, userEmail, message, phone };
  if (differ(wanted, seen, ['bookAt', 'travelWords'])) {
    const fault = travelFault(wanted, dayOf(receivedAt), dayOf(now));
    if (fault) faults.bookAt = fault;
  }
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return { wanted, phoneTyped };
}

/** A trip that is over can be corrected too: its day is not before it was asked for. */
function travelFault(
  { bookAt, travelWords }: Pick<EnquiryFacts, 'bookAt' | 'travelWords'>,
  received: string,
  today: string,
): string | undefined {
  if (bookAt === '') return travelWords === '' ? 'Choose a day, or say in words when.' : undefined;
  if (travelWords !== '') return 'Choose a day or write words, not both.';
  if (bookAt < received) return 'Choose a day after the enquiry came.';
  return bookAt > lastTravelDay(today) ? TOO_FAR_AHEAD_FOR_STAFF : undefined;
}

function differ(one: EnquiryFacts, other: EnquiryFacts, names: readonly FactName[]): boolean {
  return names.some((name) => one[name] !== other[name]);
}

/** Names what is another now, with both values: nobody's change is lost. */
function overtakenBy(now: EnquiryFacts, wanted: EnquiryFacts, overtaken: (readonly FactName[])[]) {
  const fields: Record<string, string> = {};
  for (const [name] of overtaken) {
    if (!name) continue;
    const [theirs, yours] = [textOf(now, name), textOf(wanted, name)];
    fields[name] =
      `Somebody else has changed the ${NAME_OF[name]} to ${theirs || 'nothing'} since you opened this. Yours: ${yours || 'nothing'}.`;
  }
  const [only] = Object.values(fields);
  const message =
    overtaken.length === 1 && only
      ? only
      : 'Somebody else has changed this since you opened it. Look at the marked fields.';
  return conflict(message, fields);
}

function textOf(facts: EnquiryFacts, name: FactName): string {
  return name === 'bookAt' ? travelText(facts) : String(facts[name] ?? '');
}

/** Another trip has another tour, and another destination. */
async function columnsOf(trx: Db, wanted: EnquiryFacts, changed: readonly FactName[]): Promise<EnquiryState> {
  const has = (name: FactName) => changed.includes(name);
  return {
    ...(has('fullName') && { full_name: wanted.fullName }),
    ...(has('phone') && { phone: wanted.phone }),
    ...(has('userEmail') && { user_email: wanted.userEmail }),
    ...(has('guestSize') && { guest_size: wanted.guestSize }),
    ...(has('childAges') && { child_ages: wanted.childAges || null }),
    ...(has('singleRooms') && { single_rooms: wanted.singleRooms || null }),
    ...(has('extraBeds') && { extra_beds: wanted.extraBeds || null }),
    ...(has('bookAt') && { book_at: wanted.bookAt || null, travel_words: wanted.travelWords || null }),
    ...(has('message') && { message: wanted.message || null }),
    ...(has('tourName') && (await tripOf(trx, wanted.tourName))),
  };
}

async function tripOf(trx: Db, tourName: string): Promise<EnquiryState> {
  const [tour, another] = await findToursNamed(trx, tourName);
  return {
    tour_name: tourName,
    tour_id: tour && !another ? tour.id : null,
    destination: destinationOf(tourName, tour),
  };
}
