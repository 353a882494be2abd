import { SHOWN_ITEMS, SHOWN_NOTES } from '../../../../contracts/customers/customer-terms.ts';
import type { CustomerDetail } from '../../../../contracts/customers/customers.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { Seer } from '../../../http/session/visible-to.ts';
import { shortReference } from '../../../mail/messages/message-parts.ts';
import { findUnreachable } from '../../../mail/unreachable.queries.ts';
import { reviewsOfTours } from '../../reviews/reviews.queries.ts';
import { findShared } from '../linking/customer-items.queries.ts';
import { presentCustomers } from './customer-list.queries.ts';
import { listCustomerNotes } from './customer-notes.queries.ts';
import { getCustomer } from './find-customer.ts';
import {
  listAccountsOf,
  listEnquiriesOf,
  listEnquiryNotesOf,
  listMessageNotesOf,
  listMessagesOf,
  listTripsOf,
  listWaysOf,
} from './items-of-customer.queries.ts';

export async function loadCustomer(db: Db, id: string, seer: Seer): Promise<CustomerDetail> {
  const row = await getCustomer(db, id);
  const [listed, names, phones, emails, accounts, trips, enquiries, messages, notes] = await Promise.all([
    presentCustomers(db, [row], seer),
    listWaysOf(db, row.id, 'name'),
    listWaysOf(db, row.id, 'phone'),
    listWaysOf(db, row.id, 'email'),
    listAccountsOf(db, row.id),
    listTripsOf(db, row.id, seer),
    listEnquiriesOf(db, row.id, seer),
    listMessagesOf(db, row.id, seer),
    loadNotes(db, row.id, seer),
  ]);
  const [own] = listed;
  if (!own) throw new Error('A customer that was read is not presented.');
  const [unreachable, shared] = await Promise.all([
    findUnreachable(db, emails),
    findShared(db, [
      ...phones.map((value) => `phone ${value}` as const),
      ...emails.map((value) => `email ${value}` as const),
    ]),
  ]);
  return {
    ...own,
    otherNames: names.filter((name) => name !== row.name),
    phones: phones.map((value) => ({ value, isShared: shared.has(`phone ${value}`) })),
    emails: emails.map((value) => ({
      value,
      isShared: shared.has(`email ${value}`),
      unreachableSince: unreachable.get(value)?.found_at ?? null,
    })),
    isSubscribed: await isAnySubscribed(db, emails),
    accounts: accounts.map((account) => ({
      _id: account.id,
      username: account.username,
      email: account.email,
      isEmailProved: account.email_proved_at !== null,
    })),
    trips,
    enquiries: enquiries.map((enquiry) => ({
      _id: enquiry.id,
      reference: enquiry.reference,
      fullName: enquiry.full_name,
      tourName: enquiry.tour_name,
      bookAt: enquiry.book_at ?? '',
      travelWords: enquiry.travel_words ?? '',
      guestSize: enquiry.guest_size,
      status: enquiry.status,
      createdAt: enquiry.created_at,
    })),
    messages: messages.map((message) => ({
      _id: message.id,
      name: message.name,
      tourType: message.tour_type,
      message: message.message,
      createdAt: message.created_at,
      doneAt: message.done_at,
    })),
    reviews: await loadReviews(
      db,
      accounts.map((account) => account.id),
    ),
    notes,
  };
}

async function loadNotes(db: Db, customerId: string, seer: Seer): Promise<CustomerDetail['notes']> {
  const [own, ofEnquiries, ofMessages] = await Promise.all([
    listCustomerNotes(db, customerId, SHOWN_NOTES),
    listEnquiryNotesOf(db, customerId, seer),
    listMessageNotesOf(db, customerId, seer),
  ]);
  const aboutThem = own.map((note) => ({ ...whoAndWhen(note), text: note.text, about: null }));
  const others = [
    ...ofEnquiries.map((event) => ({
      ...whoAndWhen(event),
      text: textIn(event.body),
      about: { kind: 'enquiry' as const, _id: event.enquiry_id, reference: event.reference },
    })),
    ...ofMessages.map((event) => ({
      ...whoAndWhen(event),
      text: textIn(event.body),
      about: {
        kind: 'message' as const,
        _id: event.message_id,
        reference: shortReference('M', event.message_id),
      },
    })),
  ];
  const newestFirst = (one: { at: string }, other: { at: string }) => (one.at < other.at ? 1 : -1);
  const shown = others.filter((note) => note.text !== '').sort(newestFirst);
  // A note about the person is older than those on their trips, and says more.
  return [...aboutThem, ...shown.slice(0, SHOWN_NOTES - aboutThem.length)].sort(newestFirst);
}

function whoAndWhen(row: { id: string; actor_name: string; created_at: string }) {
  return { _id: row.id, by: row.actor_name, at: row.created_at };
}

const textIn = (body: string) => String((JSON.parse(body) as { text: string }).text);

async function loadReviews(db: Db, accountIds: readonly string[]): Promise<CustomerDetail['reviews']> {
  if (accountIds.length === 0) return [];
  const rows = await reviewsOfTours(db)
    .where('reviews.user_id', 'in', [...accountIds])
    .limit(SHOWN_ITEMS)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    tourTitle: row.tour_title,
    tourSlug: row.tour_slug,
    rating: row.rating,
    reviewText: row.review_text,
    isHidden: row.is_hidden === 1,
    createdAt: row.created_at,
  }));
}

async function isAnySubscribed(db: Db, emails: readonly string[]): Promise<boolean> {
  if (emails.length === 0) return false;
  const query = db
    .selectFrom('subscribers')
    .select('id')
    .where('email', 'in', [...emails]);
  return (await query.where('state', '=', 'confirmed').limit(1).executeTakeFirst()) !== undefined;
}
