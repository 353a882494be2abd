import type { DeskDetail, DeskEvent } from '../../../../contracts/enquiries/desk-history.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { Seer } from '../../../http/session/visible-to.ts';
import { loadMailsAbout } from '../../../mail/mails-about.queries.ts';
import { shortReference } from '../../../mail/messages/message-parts.ts';
import { listConsentsAbout } from '../../consents/consents.queries.ts';
import { presentConsent } from '../../consents/present-consent.ts';
import { listMessagesOf } from '../../contacts/contacts.queries.ts';
import { loadMessageHistory, newestFirst } from '../../contacts/message-events.ts';
import { findCustomerSummary } from '../../customers/desk/customer-summary.ts';
import { readDeskClock } from '../../follow-up/desk-clock.ts';
import { findSpamMarks } from '../../spam/spam-marks.queries.ts';
import { listEvents } from '../enquiry-events.queries.ts';
import { familyOf, listStandingMerges } from '../merges.queries.ts';
import { firstWishIn } from '../store/facts.ts';
import { loadEnquiryPrice } from '../tour-of-enquiry/price-of-enquiry.ts';
import { findPublishedTourOf } from '../tour-of-enquiry/tour-of-enquiry.queries.ts';
import { findDeparture, findTourOfTrip } from '../tour-of-enquiry/trip-of-enquiry.ts';
import { findDeskEnquiry } from './find-desk-enquiry.ts';
import { findDuplicates } from './merging/duplicates.queries.ts';
import { presentDeskEnquiry } from './present-desk-enquiry.ts';
import { presentEvents } from './present-event.ts';

const OF_THE_OTHER_SIDE = ['merged_into', 'separated'];

export async function loadDeskDetail(
  db: Db,
  id: string,
  { now, ...seer }: Seer & { now: Date },
): Promise<DeskDetail> {
  const row = await findDeskEnquiry(db, id, now);
  const family = await familyOf(db, id);
  const ids = family.map((one) => one.id);
  const messages = await listMessagesOf(db, ids);
  const clock = await readDeskClock(db, now);
  const tourOfTrip = await findTourOfTrip(db, row);
  const [history, said, mails, duplicates, tour, departure, consents, marks, customer] = await Promise.all([
    loadHistory(db, family, now),
    loadMessageHistory(db, messages, now, true),
    loadMailsAbout(db, { kind: 'booking', ids, email: row.user_email }, now),
    findDuplicates(db, row, seer),
    findPublishedTourOf(db, row),
    findDeparture(db, row, tourOfTrip),
    listConsentsAbout(db, { kind: 'booking', id }),
    findSpamMarks(db, 'booking', [id]),
    findCustomerSummary(db, 'booking', row, seer),
  ]);
  return {
    booking: presentDeskEnquiry(row, clock, marks.get(id)),
    customer,
    tour: tour ?? null,
    departure,
    merged: family.slice(1).map((one) => ({ _id: one.id, reference: one.reference })),
    messages: messages.map((message) => ({ _id: message.id, reference: shortReference('M', message.id) })),
    firstWish: firstWishIn(row),
    price: await loadEnquiryPrice(db, row, tour),
    consents: consents.map(presentConsent),
    events: said.length > 0 ? newestFirst([...history, ...said]) : history,
    mails,
    duplicates: duplicates.map((duplicate) => ({
      ...presentDeskEnquiry(duplicate, clock),
      firstWish: firstWishIn(duplicate),
    })),
  };
}

type Family = Awaited<ReturnType<typeof familyOf>>;

async function loadHistory(db: Db, family: Family, now: Date): Promise<DeskEvent[]> {
  const id = family[0]?.id;
  const ids = family.map((row) => row.id);
  const rows = await listEvents(db, ids);
  const merges = await listStandingMerges(db, ids);
  const merged = new Map(family.slice(1).map((row) => [row.id, row.reference]));
  const shown = rows.filter((row) => row.booking_id === id || !OF_THE_OTHER_SIDE.includes(row.kind));
  return presentEvents(
    db,
    shown.map((row) => ({ ...row, of: row.booking_id })),
    {
      about: { kind: 'booking', ids },
      standing: new Set(merges.map((merge) => merge.id)),
      mergedReference: (enquiryId) => merged.get(enquiryId) ?? null,
      now,
    },
  );
}
