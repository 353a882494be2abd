import type { Db } from '../../../db/database.ts';
import { locking } from '../../../db/dialect/lock-rows.ts';
import { idsOf } from '../../../db/identifiers.ts';
import type { Database } from '../../../db/schema.ts';
import { eraseMailsTo } from '../../../mail/mails-to-address.queries.ts';
import { removeUnreachable } from '../../../mail/unreachable.queries.ts';
import { eraseSubjectsFromLog } from '../../audit/audit.queries.ts';
import { eraseBounceNotes } from '../../bounces/handle-bounce.ts';
import { eraseConsentsOf } from '../../consents/consents.queries.ts';
import { deleteMessagesFrom } from '../../contacts/delete-messages.ts';
import { eraseEnquiriesOf } from '../../enquiries/erase-enquiries.ts';
import { type EnquiryTable, type Exported, PARTS } from '../../enquiries/parts-of-an-enquiry.ts';
import { eraseFromImports } from '../../imports/imports.queries.ts';
import { eraseSubscription } from '../../subscribers/remove-subscriber.ts';
import { eraseInvitationsOf } from '../staff-invitations/staff-invitations.queries.ts';

export type LeavingTraveller = { userId: string; provedEmail: string | undefined };

type Care = {
  /** A text says what erases the rows, or why they hold nothing personal. */
  erase: ((trx: Db, leaving: LeavingTraveller) => Promise<unknown>) | string;
  export: Exported;
};

export const NOTHING_PERSONAL = 'nothing personal';
const WITH_THE_ACCOUNT = 'The account takes it along.';
const OF_STAFF = { not: 'It is what staff wrote for themselves, or had mailed already.' };
const SECRET = { not: 'It lets into the account; that it is there, the account says.' };
const OF_THE_TEAM = {
  erase:
    'It is of the agency’s own people: staff delete them, and removeDeletedTeam takes them out of the log.',
  export: { not: 'It is of the agency’s own people, who read it on the site.' },
};
const OF_THE_LAW = 'It stays: the law has the agency keep its books, with the entries of documents.';
const HASHES = { not: 'It holds hashes of links.' };
const OF_A_SERVER = { not: 'It is what a mail server said of the address.' };
const COPIED = { not: 'It is made of what the file has already, or was sent to them.' };

const OF_ENQUIRIES = Object.fromEntries(
  Object.entries(PARTS).flatMap(([table, part]) =>
    'export' in part ? [[table, { erase: 'eraseEnquiriesOf looks after it.', export: part.export }]] : [],
  ),
) as Record<EnquiryTable, Care>;

/** In any order; a missing table does not compile. */
export const PERSONAL_DATA: Readonly<Record<keyof Database, Care | typeof NOTHING_PERSONAL>> = {
  bookings: { erase: 'erasePersonalData begins with them.', export: 'enquiries' },
  ...OF_ENQUIRIES,
  idempotency_keys: { erase: forgetAnswers, export: COPIED },
  quotes: { erase: 'eraseEnquiriesOf looks after it.', export: 'quotations' },
  money_entries: { erase: 'eraseEnquiriesOf looks after it.', export: 'payments' },
  payment_references: { erase: 'The entry takes it along.', export: COPIED },
  open_payments: { erase: 'It follows from the entries.', export: COPIED },
  payment_reminders: { erase: 'The entry takes it along.', export: COPIED },
  documents: { erase: OF_THE_LAW, export: 'documents' },
  private_links: { erase: 'They go with what they lead to.', export: HASHES },
  contact_messages: { erase: ifProved(deleteMessagesFrom), export: 'messages' },
  contact_events: { erase: 'The message takes it along.', export: OF_STAFF },
  contact_replies: { erase: 'The message takes it along.', export: 'messages' },
  customer_notes: {
    erase: 'The customer takes them along, once none of its items is left.',
    export: OF_STAFF,
  },
  customers: { erase: 'deleteUser marks what they are made of.', export: COPIED },
  customer_items: { erase: 'deleteUser marks them: the transaction links them at its end.', export: COPIED },
  customer_changes: { erase: 'It holds ids alone.', export: OF_STAFF },
  subscribers: { erase: ifProved(eraseSubscription), export: 'newsletter' },
  subscriber_links: { erase: 'The subscriber takes it along.', export: HASHES },
  consents: { erase: eraseConsentsOf, export: 'consents' },
  audit_log: { erase: (trx, { userId }) => erasePersonFromLog(trx, userId), export: OF_STAFF },
  search_words: { erase: 'They go with what they lead to.', export: COPIED },
  outbox: { erase: ifProved(eraseMailsTo), export: 'mails' },
  unreachable_addresses: { erase: ifProved(removeUnreachable), export: OF_A_SERVER },
  bounce_mailboxes: NOTHING_PERSONAL,
  bounce_notes: { erase: ifProved(eraseBounceNotes), export: OF_A_SERVER },
  spam_marks: {
    erase: 'They go with what they are about, and hold no word of theirs.',
    export: { not: 'It is what the site made of what the file has already.' },
  },
  arrivals: { erase: 'They are forgotten within a day.', export: { not: 'It holds hashes, for a day.' } },
  reviews: { erase: 'deleteUser takes the name off them.', export: 'reviews' },
  review_invitations: { erase: 'eraseEnquiriesOf looks after it.', export: HASHES },
  review_pictures: { erase: 'They go as the name goes off the review.', export: 'reviews' },
  saved_tours: { erase: WITH_THE_ACCOUNT, export: 'savedTours' },
  sessions: { erase: WITH_THE_ACCOUNT, export: 'sessions' },
  known_browsers: { erase: WITH_THE_ACCOUNT, export: 'knownBrowsers' },
  staff_departures: { erase: WITH_THE_ACCOUNT, export: OF_STAFF },
  staff_invitations: { erase: ifProved(eraseInvitationsOf), export: 'invitations' },
  ownership_offers: { erase: WITH_THE_ACCOUNT, export: OF_STAFF },
  second_factors: { erase: WITH_THE_ACCOUNT, export: SECRET },
  recovery_codes: { erase: WITH_THE_ACCOUNT, export: SECRET },
  password_resets: { erase: WITH_THE_ACCOUNT, export: HASHES },
  email_confirmations: { erase: WITH_THE_ACCOUNT, export: HASHES },
  morning_mails: { erase: WITH_THE_ACCOUNT, export: OF_STAFF },
  mail_turns: { erase: 'They are forgotten within a day.', export: { not: 'It holds hashes of addresses.' } },
  sign_in_failures: { erase: 'deleteUser removes them.', export: { not: 'They are kept for minutes.' } },
  users: { erase: 'deleteUser is the last that eraseTraveller does.', export: 'account' },
  newsletter_issues: NOTHING_PERSONAL,
  issue_links: NOTHING_PERSONAL,
  demo_records: NOTHING_PERSONAL,
  tours: NOTHING_PERSONAL,
  tour_days: NOTHING_PERSONAL,
  tour_pictures: NOTHING_PERSONAL,
  page_content_media: NOTHING_PERSONAL,
  page_contents: NOTHING_PERSONAL,
  page_content_versions: NOTHING_PERSONAL,
  stops: NOTHING_PERSONAL,
  tour_stops: NOTHING_PERSONAL,
  changed_tours: NOTHING_PERSONAL,
  daily_sums: NOTHING_PERSONAL,
  media: NOTHING_PERSONAL,
  imports: NOTHING_PERSONAL,
  import_rows: {
    erase: ifProved(eraseFromImports),
    export: { not: 'Rows of a file of staff that are not stored, for a week.' },
  },
  media_videos: NOTHING_PERSONAL,
  settings: NOTHING_PERSONAL,
  mail_words: NOTHING_PERSONAL,
  tax_rules: NOTHING_PERSONAL,
  document_counters: NOTHING_PERSONAL,
  reply_templates: NOTHING_PERSONAL,
  roads: NOTHING_PERSONAL,
  tour_roads: NOTHING_PERSONAL,
  team_members: OF_THE_TEAM,
  team_member_tours: OF_THE_TEAM,
  reply_files: { erase: 'They go with the enquiry or message that they answer.', export: OF_STAFF },
  reply_file_parts: { erase: 'The file takes them along.', export: OF_STAFF },
  heartbeat: NOTHING_PERSONAL,
  mail_departures: NOTHING_PERSONAL,
  unproved_departures: NOTHING_PERSONAL,
  mail_trouble: NOTHING_PERSONAL,
};

export async function erasePersonalData(trx: Db, leaving: LeavingTraveller, now: Date): Promise<void> {
  // First, while enquiries name the account, and messages name their enquiries.
  await eraseEnquiriesOf(trx, leaving, now);
  for (const care of Object.values(PERSONAL_DATA))
    if (care !== NOTHING_PERSONAL && typeof care.erase === 'function') await care.erase(trx, leaving);
}

async function forgetAnswers(trx: Db, { userId }: LeavingTraveller): Promise<void> {
  // The old name occurs until a week after an update from before 2026-12.
  const scopes = [`sendEnquiry:${userId}`, `booking:${userId}`];
  await trx.deleteFrom('idempotency_keys').where('scope', 'in', scopes).execute();
}

function ifProved(erase: (trx: Db, provedEmail: string) => Promise<unknown>) {
  return async (trx: Db, { provedEmail }: LeavingTraveller): Promise<void> => {
    if (provedEmail !== undefined) await erase(trx, provedEmail);
  };
}

async function erasePersonFromLog(trx: Db, userId: string): Promise<void> {
  await eraseSubjectsFromLog(trx, 'user', [userId], 'A former traveller');
  const query = trx.selectFrom('reviews').select('id').where('user_id', '=', userId);
  // A concurrent change to a review writes to the log first.
  const reviews = await locking(trx, query, 'reviews').execute();
  await eraseSubjectsFromLog(trx, 'review', idsOf(reviews));
}
