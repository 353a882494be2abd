import type { Role, StaffRole } from '../../contracts/accounts/accounts.contract.ts';
import type { EnquirySource, EnquiryStatus } from '../../contracts/enquiries/enquiry-terms.ts';
import type { AddedColumns } from '../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { ConsentRow } from './consent-rows.ts';
import type { ContactMessageRow, ContactReplyRow, ContactTables } from './contact-rows.ts';
import type { CustomerTables } from './customer-rows.ts';
import type { BookingChangeRow, BookingEventRow, BookingMergeRow } from './enquiry-row-types.ts';
import type { MailTables } from './mail-rows.ts';
import type { NewsletterTables } from './newsletter-rows.ts';
import type { ReplyTables } from './reply-rows.ts';
import type { ReviewRow, ReviewTables } from './review-rows.ts';
import type { RoadTables } from './road-rows.ts';
import type { SpamTables } from './spam-rows.ts';
import type { StaffTables } from './staff-rows.ts';
import type { StopTables } from './stop-rows.ts';
import type { TeamTables } from './team-rows.ts';
import type { TourDayRow, TourPictureRow, TourRow } from './tour-rows.ts';
import type { UpkeepTables } from './upkeep-rows.ts';
import type { WithDefaults } from './with-defaults.ts';

export type {
  BookingChangeRow,
  BookingEventRow,
  BookingMergeRow,
  ContactMessageRow,
  ContactReplyRow,
  ReviewRow,
  TourDayRow,
  TourPictureRow,
  TourRow,
};

// The same types on SQLite and PostgreSQL: ids are UUIDv7 text, times ISO UTC text, dates YYYY-MM-DD, flags 0/1, JSON text.

export type UserRow = {
  id: string;
  username: string;
  /** Lower case. */
  email: string;
  password_hash: string;
  role: Role;
  /** What they may do of what staff do; null for travellers. */
  staff_role: StaffRole | null;
  created_at: string;
  /** When somebody used a link that was mailed to the address: it is theirs. Registering proves nothing. */
  email_proved_at: string | null;
  /** 1: the password was made up for them and shown on a screen, and is for signing in once. */
  must_change_password: 0 | 1;
  /** Of staff: whether they are told each morning what is due. */
  wants_morning_mail: 0 | 1;
  /** Of staff alone, who can be brought back for 30 days: see `StaffDepartureRow`. Until then nobody finds the account. */
  deleted_at: string | null;
};

export type SessionRow = {
  id: string;
  /** SHA-256 of the token, hex. The token itself is nowhere stored. */
  token_hash: string;
  user_id: string;
  created_at: string;
  /** For staff some hours after the last use, see `noteUse`. */
  expires_at: string;
  /** A few minutes may be missing. */
  last_used_at: string;
  /** `Firefox on Windows`, in place of all that a browser says of itself; null: it said nothing that is known. */
  browser: string | null;
};

export type PasswordResetRow = {
  id: string;
  /** Null until the mail with the link goes out: the token is made then, so that it is nowhere stored in plain. */
  token_hash: string | null;
  user_id: string;
  created_at: string;
  expires_at: string | null;
  used_at: string | null;
};

/** The authenticator app of a user. */
export type SecondFactorRow = {
  user_id: string;
  /** Base32, as apps are told it. It has to be known to check a code: see docs/decisions/0037. */
  secret: string;
  created_at: string;
  /** When a first code proved that the app has the secret; null: it is not asked for yet. */
  confirmed_at: string | null;
  /** The step of time of the last code that was taken: none of it or before it is taken any more. */
  last_step: number;
  /** Since the last right one, or since the password is another. */
  wrong_codes: number;
};

/** What lets in once where the app is lost. */
export type RecoveryCodeRow = {
  /** SHA-256, hex. */
  code_hash: string;
  user_id: string;
};

/** A browser in which this user has signed in. */
export type KnownBrowserRow = {
  id: string;
  /** SHA-256 of its cookie, hex; the same for each user who signs in there. */
  token_hash: string;
  user_id: string;
  created_at: string;
  last_sign_in_at: string;
};

export type SignInFailureRow = {
  id: string;
  email: string;
  failed_at: string;
  /** Where it came from, see `clientNetworkOf`. */
  network: string | null;
  /** The browser known to this account that tried; null where it was none. */
  browser_id: string | null;
};

/** Written by the database: see migration 0009. The highest revision is that of the last change. */
export type ChangedTourRow = { tour_id: string; revision: number };

/** How many of a kind there are of one day or month of India; triggers write it: see `keep-daily-sums.ts`. */
export type DailySumRow = {
  size: 'day' | 'month';
  kind: 'received' | 'status' | 'destination' | 'reply' | 'no-reply' | 'rating';
  /** The day, or the first of the month; YYYY-MM-DD. */
  first_day: string;
  /** What of the kind: a status, a destination, stars; of replies a step of how long they took. */
  name: string;
  count: number;
  /** Of replies: their seconds together. Else 0. */
  total: number;
};

export type SavedTourRow = { user_id: string; tour_id: string; created_at: string };

/** With what travellers add in their own words, as the table of fields has it; null: nothing. */
export type BookingRow = AddedColumns & {
  id: string;
  reference: string;
  user_id: string | null;
  user_email: string;
  /** What the sender called it. */
  tour_name: string;
  /** The tour of that name when it was sent; null where there was none or more than one, or once it is deleted. */
  tour_id: string | null;
  full_name: string;
  /** E.164. */
  phone: string;
  /** What was typed in its place, where that says more; null: it does not. */
  phone_typed: string | null;
  /** Null: nobody has said how many travel. */
  guest_size: number | null;
  /** YYYY-MM-DD; null where the date is open, of which the words tell. */
  book_at: string | null;
  travel_words: string | null;
  /** As it was typed: see `readTypedAges`; null: none. It may name grown-ups as well. */
  child_ages: string | null;
  /** Adults who want a room alone, and beds on top; null: none. */
  single_rooms: number | null;
  extra_beds: number | null;
  /** JSON: what the trip cost as it was asked for, see `AskedPrice`; null: nobody had said. */
  asked_price: string | null;
  /** JSON: what it said before staff corrected it; null: nobody did. */
  first_wish: string | null;
  status: EnquiryStatus;
  /** One of the six destinations, or empty where the tour's name tells none. */
  destination: string;
  source: EnquirySource;
  /** The member of staff who looks after it. */
  owner_id: string | null;
  next_action_on: string | null;
  next_action_words: string | null;
  next_action_for: string | null;
  first_reply_at: string | null;
  /** The enquiry that this one was merged into; it is out of the list then, and as long there as that one. */
  merged_into: string | null;
  created_at: string;
  /** When it left the list: merged, or moved to the bin, from where it can come back for 30 days. */
  deleted_at: string | null;
};

export type IdempotencyKeyRow = {
  scope: string;
  key: string;
  /** SHA-256 of the request's body: one key stands for one content. */
  request_hash: string;
  /** The answer as JSON; null while the work of the first request is not committed. */
  answer: string | null;
  created_at: string;
};

export type SettingRow = { name: string; value: string; is_placeholder: 0 | 1; updated_at: string };

export type MediaRow = {
  id: string;
  /** The widest file. */
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Hex colour shown until the picture is there. */
  dominant_colour: string;
  /** JSON: the widths that there are files of, in AVIF and WebP; empty where the address is the only file. */
  widths: string;
  /** Percent from the left and from the top: what stays in sight where the picture is cut. */
  focus_x: number;
  focus_y: number;
  is_uploaded: 0 | 1;
  original_name: string | null;
  uploaded_by: string | null;
  /** When an upload was last found to be in no tour; it is removed a week later. */
  unused_since: string | null;
  created_at: string;
};

/** A change that staff made. `before` and `after` are JSON of what changed; null where there was, or is, nothing. */
export type AuditRow = {
  id: string;
  actor_id: string | null;
  actor_name: string;
  /** `tour.update`. */
  action: string;
  subject_kind: string;
  subject_id: string;
  /** What a person calls it, as it was called then. */
  subject_label: string;
  before: string | null;
  after: string | null;
  created_at: string;
};

export type Database = MailTables &
  ContactTables &
  CustomerTables &
  NewsletterTables &
  ReplyTables &
  ReviewTables &
  RoadTables &
  StaffTables &
  StopTables &
  SpamTables &
  TeamTables &
  UpkeepTables & {
    users: WithDefaults<UserRow, 'staff_role' | 'must_change_password' | 'wants_morning_mail' | 'deleted_at'>;
    sessions: SessionRow;
    password_resets: PasswordResetRow;
    second_factors: SecondFactorRow;
    recovery_codes: RecoveryCodeRow;
    known_browsers: KnownBrowserRow;
    sign_in_failures: SignInFailureRow;
    tours: WithDefaults<
      TourRow,
      'status' | 'version' | 'destination' | 'open_numbers' | 'featured_place' | 'dossier' | 'traits'
    >;
    tour_days: WithDefaults<TourDayRow, 'facts'>;
    tour_pictures: TourPictureRow;
    changed_tours: ChangedTourRow;
    daily_sums: DailySumRow;
    saved_tours: SavedTourRow;
    bookings: WithDefaults<BookingRow, 'destination' | 'source'>;
    booking_events: BookingEventRow;
    booking_changes: BookingChangeRow;
    booking_merges: BookingMergeRow;
    consents: ConsentRow;
    idempotency_keys: IdempotencyKeyRow;
    settings: SettingRow;
    media: WithDefaults<MediaRow, 'widths' | 'focus_x' | 'focus_y' | 'is_uploaded'>;
    audit_log: AuditRow;
  };
