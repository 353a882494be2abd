import type { ChangeKind } from '../../../contracts/live/live-terms.ts';
import type { Database } from '../../db/schema.ts';

/**
 * What of the admin area shows the rows of a table; null: nothing that anybody waits for, or what changes together with
 * something else. A table that is missing here does not compile.
 */
const KINDS: Record<keyof Database, ChangeKind | null> = {
  arrivals: null,
  audit_log: 'history',
  booking_changes: null,
  booking_events: 'enquiries',
  booking_merges: 'enquiries',
  bookings: 'enquiries',
  bounce_mailboxes: null,
  bounce_notes: 'mail',
  changed_tours: null,
  daily_sums: null,
  consents: null,
  // A look at them links what came meanwhile: told of it, everybody would look again.
  customers: null,
  customer_items: null,
  customer_notes: 'customers',
  customer_changes: 'customers',
  contact_events: 'messages',
  contact_messages: 'messages',
  contact_replies: 'messages',
  email_confirmations: null,
  heartbeat: null,
  idempotency_keys: null,
  issue_links: null,
  known_browsers: null,
  mail_departures: null,
  unproved_departures: null,
  mail_trouble: 'mail',
  mail_turns: null,
  mail_words: 'words',
  media: 'tours',
  morning_mails: null,
  newsletter_issues: 'issues',
  outbox: 'mail',
  password_resets: null,
  recovery_codes: null,
  reply_file_parts: null,
  reply_files: null,
  reply_templates: null,
  review_invitations: null,
  review_pictures: 'reviews',
  reviews: 'reviews',
  roads: 'roads',
  saved_tours: null,
  search_words: null,
  second_factors: 'users',
  sessions: null,
  settings: 'settings',
  sign_in_failures: null,
  spam_marks: null,
  staff_departures: 'users',
  stops: 'tours',
  subscriber_links: null,
  subscribers: 'subscribers',
  team_members: 'tours',
  team_member_tours: 'tours',
  tour_days: 'tours',
  tour_pictures: 'tours',
  tour_roads: 'tours',
  tour_stops: 'tours',
  tours: 'tours',
  unreachable_addresses: 'mail',
  users: 'users',
};

/** Undefined of a word that is no table as well. */
export function kindOfTable(table: string): ChangeKind | undefined {
  return Object.hasOwn(KINDS, table) ? (KINDS[table as keyof Database] ?? undefined) : undefined;
}
