import { type CorrectBody, SAY_PARTY_SIZE } from '../../../../../contracts/enquiries/enquiries.contract.ts';
import {
  type EnquiryFacts,
  FACT_NAMES,
  type FactName,
  fieldOf,
  NOTHING_SAID,
} from '../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { dotFault } from '../../../../../contracts/fields/text.contract.ts';
import { dayOf } from '../../../../../contracts/india-time.ts';
import type { Db } from '../../../../db/database.ts';
import { badInput, conflict } from '../../../../http/faults/errors.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { readPhone } from '../../arrival/phone-number.ts';
import { FOR_STAFF, travelFault } from '../../arrival/travel-fault.ts';
import { moveAgreedTrip } from '../../money/move-agreed-trip.ts';
import { changeEnquiry, type EnquiryState, stateLike } from '../../store/change-enquiry.ts';
import { columnsOfFacts, presentFacts } from '../../store/facts.ts';
import type { Locked } from '../../store/lock-enquiries.ts';
import { storeForUndo } from '../../store/undo-records.ts';
import { destinationOf, findToursNamed } from '../../tour-of-enquiry/tour-of-enquiry.queries.ts';
import { askAboutSeats, newSeatsOf } from '../change/ask-about-change.ts';

const FIELDS = FACT_NAMES.filter((name) => name !== 'travelWords');

/** Refuses fields that somebody else changed meanwhile. Returns how to undo it; null if nothing changed. */
export async function correctEnquiry(
  trx: Db,
  enquiry: Locked,
  body: CorrectBody,
  by: StaffAction,
): Promise<string | null> {
  const now = presentFacts(enquiry);
  const seen = seenIn(body);
  const { wanted, phoneTyped } = readWanted(body, seen, enquiry.created_at, by.now);
  const changed = FIELDS.filter((name) => differ(wanted, seen, name) && differ(wanted, now, name));
  const overtaken = changed.filter((name) => differ(now, seen, name));
  if (overtaken.length > 0) throw overtakenBy(now, wanted, overtaken);
  const set = await columnsOf(trx, wanted, changed);
  if (set.phone !== undefined || phoneTyped) set.phone_typed = phoneTyped;
  if (Object.keys(set).length === 0) return null;
  const faults = await moveAgreedTrip(trx, enquiry, set, by);
  if (Object.keys(faults).length > 0) throw badInput(faults);
  const asked = { ...enquiry, ...set };
  await askAboutSeats(trx, await newSeatsOf(trx, [enquiry], [asked]), body.isMeant);
  const event = { kind: 'corrected' as const, before: stateLike(enquiry, set), after: set };
  const { eventId } = await changeEnquiry(trx, enquiry, { set, action: 'booking.correct', event }, by);
  return eventId ? storeForUndo(trx, [{ id: enquiry.id, eventId }], by) : null;
}

/** Fields unknown to an older client count as seen and unchanged. */
function seenIn({ seen, ...body }: CorrectBody): EnquiryFacts {
  const all = FACT_NAMES.map((name) => [name, seen[name] === undefined ? saidIn(body)[name] : seen[name]]);
  return Object.fromEntries(all) as EnquiryFacts;
}

function saidIn(body: Omit<CorrectBody, 'seen'>): EnquiryFacts {
  return Object.fromEntries(
    FACT_NAMES.map((name) => [name, body[name] ?? NOTHING_SAID[name]]),
  ) as EnquiryFacts;
}

type Wanted = {
  wanted: EnquiryFacts;
  phoneTyped: string | null;
};

/** Throws with every fault of the changed fields. */
function readWanted(body: CorrectBody, seen: EnquiryFacts, receivedAt: string, now: Date): Wanted {
  const faults: Partial<Record<FactName, string>> = {};
  const said = saidIn(body);
  const read =
    said.phone === seen.phone
      ? { phone: said.phone, typed: null, fault: undefined }
      : readPhone(said.phone, body.phoneCountry);
  if (read.fault !== undefined) faults.phone = read.fault;
  const emailFault = said.userEmail === seen.userEmail ? undefined : dotFault(said.userEmail);
  if (emailFault) faults.userEmail = emailFault;
  const { phone = '', typed: phoneTyped = null } = read;
  if (said.guestSize === null && seen.guestSize !== null) faults.guestSize = SAY_PARTY_SIZE;
  const wanted = { ...said, phone };
  if (differ(wanted, seen, 'bookAt')) {
    const fault = travelFault(wanted, { today: dayOf(now), received: dayOf(receivedAt) }, FOR_STAFF);
    if (fault) faults.bookAt = fault;
  }
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return { wanted, phoneTyped };
}

function differ(one: EnquiryFacts, other: EnquiryFacts, name: FactName): boolean {
  return one[name] !== other[name] || (name === 'bookAt' && one.travelWords !== other.travelWords);
}

/** Both values, so that no change is lost. */
function overtakenBy(now: EnquiryFacts, wanted: EnquiryFacts, overtaken: readonly FactName[]) {
  const fields: Record<string, string> = {};
  for (const name of overtaken) {
    const [theirs, yours] = [textOf(now, name), textOf(wanted, name)];
    fields[name] =
      `Somebody else has changed the ${fieldOf(name).name} to ${theirs || 'nothing'} since you opened this. Yours: ${yours || 'nothing'}.`;
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

async function columnsOf(trx: Db, wanted: EnquiryFacts, changed: readonly FactName[]): Promise<EnquiryState> {
  const all = columnsOfFacts(wanted);
  const names = changed.includes('bookAt') ? [...changed, 'travelWords' as const] : changed;
  return {
    ...Object.fromEntries(names.map(fieldOf).map(({ column }) => [column, all[column]])),
    ...(changed.includes('tourName') && (await columnsOfTour(trx, wanted.tourName))),
  };
}

export async function columnsOfTour(trx: Db, tourName: string): Promise<EnquiryState> {
  const [tour, another] = await findToursNamed(trx, tourName);
  return {
    tour_name: tourName,
    tour_id: tour && !another ? tour.id : null,
    destination: await destinationOf(trx, tourName, tour),
  };
}
