import type { Role } from '../../contracts/accounts/accounts.contract.ts';
import type { EnquirySource, EnquiryStatus } from '../../contracts/enquiries/enquiry-terms.ts';
import type { AddedColumns } from '../../contracts/enquiries/fields-of-an-enquiry.ts';
import type { VideoState } from '../../contracts/media-terms.ts';
import type { StaffRole } from '../../contracts/staff/staff-policy.ts';
import type { CustomerTables } from './customer-rows.ts';
import type { DeskTables } from './desk-rows.ts';
import type { BookingChangeRow, BookingEventRow, BookingMergeRow } from './enquiry-row-types.ts';
import type { ImportTables } from './import-rows.ts';
import type { MailTables } from './mail-rows.ts';
import type { MoneyTables } from './money-rows.ts';
import type { QuoteTables } from './quote-rows.ts';
import type { SiteTables } from './site-rows.ts';
import type { WithDefaults } from './with-defaults.ts';

export type { ContactMessageRow, ContactReplyRow } from './desk-rows.ts';
export type { BookingChangeRow, BookingEventRow, BookingMergeRow } from './enquiry-row-types.ts';
export type { ReviewRow, TourDayRow, TourPictureRow, TourRow } from './site-rows.ts';

// The same types on SQLite and PostgreSQL: ids are UUIDv7 text, times ISO UTC text, dates YYYY-MM-DD, flags 0/1, JSON
// text.

export type UserRow = {
  id: string;
  username: string;
  email: string;
  password_hash: string;
  role: Role;
  staff_role: StaffRole | null;
  created_at: string;
  /** Set by a mailed link. Registering proves nothing. */
  email_proved_at: string | null;
  /** 1: a generated password, shown on a screen and valid for one sign-in. */
  must_change_password: 0 | 1;
  wants_morning_mail: 0 | 1;
  /** Only for staff, who can be restored for 30 days: see `StaffDepartureRow`. Until then nobody finds the account. */
  deleted_at: string | null;
};

export type SessionRow = {
  id: string;
  token_hash: string;
  user_id: string;
  created_at: string;
  /** For staff some hours after the last use: see `noteUse`. */
  expires_at: string;
  last_used_at: string;
  browser: string | null;
  /** Of the last use: see `clientNetworkOf`. */
  network: string | null;
};

export type PasswordResetRow = {
  id: string;
  token_hash: string | null;
  user_id: string;
  created_at: string;
  expires_at: string | null;
  used_at: string | null;
};

export type SecondFactorRow = {
  user_id: string;
  secret: string;
  created_at: string;
  confirmed_at: string | null;
  /** Time step of the last accepted code: codes up to it are refused. */
  last_step: number;
  /** Since the last correct code or change of password. */
  wrong_codes: number;
};

/** Counts of one day or month of India, written by triggers: see `keep-daily-sums.ts`. */
export type DailySumRow = {
  size: 'day' | 'month';
  kind: 'received' | 'status' | 'destination' | 'reply' | 'no-reply' | 'rating';
  first_day: string;
  /** A status, destination, stars, or for replies a bucket of reply times. */
  name: string;
  count: number;
  total: number;
};

export type BookingRow = AddedColumns & {
  id: string;
  reference: string;
  user_id: string | null;
  user_email: string;
  tour_name: string;
  /** Null if no tour or more than one had that name, or once it is deleted. */
  tour_id: string | null;
  full_name: string;
  phone: string;
  /** As typed, if that says more than `phone`. */
  phone_typed: string | null;
  guest_size: number | null;
  /** Null: the date is open. */
  book_at: string | null;
  travel_words: string | null;
  child_ages: string | null;
  single_rooms: number | null;
  extra_beds: number | null;
  asked_price: string | null;
  first_wish: string | null;
  status: EnquiryStatus;
  destination: string;
  source: EnquirySource;
  owner_id: string | null;
  next_action_on: string | null;
  next_action_words: string | null;
  next_action_for: string | null;
  first_reply_at: string | null;
  merged_into: string | null;
  created_at: string;
  /** Merged, or in the bin, from where it can be restored for 30 days. */
  deleted_at: string | null;
};

export type MediaRow = {
  id: string;
  url: string;
  alt: string;
  width: number;
  height: number;
  dominant_colour: string;
  /** JSON: the widths in AVIF and WebP; empty if there is only the file of the address. */
  widths: string;
  /** Percent from the left and the top: what stays visible in a crop. */
  focus_x: number;
  focus_y: number;
  is_uploaded: 0 | 1;
  original_name: string | null;
  uploaded_by: string | null;
  /** Photographer and licence; may be empty. */
  credit: string;
  /** What stays visible in an upright crop; null: the same as in a wide one. */
  tall_focus_x: number | null;
  tall_focus_y: number | null;
  /** The widest upright file; null for uploads from before these were made, and for scenes, which have drawn ones. */
  tall_url: string | null;
  tall_widths: string;
  /** Pixels of the uncut picture; null for uploads from before this was kept, and for scenes. */
  whole_width: number | null;
  whole_height: number | null;
  /** Uploaded into the library, or used once. Others come from forms that were not saved, and are removed. */
  is_permanent: 0 | 1;
  /** Can be restored for 30 days. */
  deleted_at: string | null;
  created_at: string;
};

export type VideoRow = {
  media_id: string;
  /** Its name in the picture's folder. */
  file: string;
  width: number;
  height: number;
  duration_ms: number;
  bytes: number;
  state: VideoState;
  /** By the process that makes it smaller. */
  claimed_until: string | null;
};

/** `before` and `after` are JSON; null if there was, or is, nothing. */
export type AuditRow = {
  id: string;
  actor_id: string | null;
  actor_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_label: string;
  before: string | null;
  after: string | null;
  created_at: string;
};

export type Database = CustomerTables &
  DeskTables &
  ImportTables &
  MailTables &
  MoneyTables &
  QuoteTables &
  SiteTables & {
    search_words: { kind: string; word: string; subject_id: string };
    heartbeat: { id: 1; beat_at: string };
    users: WithDefaults<UserRow, 'staff_role' | 'must_change_password' | 'wants_morning_mail' | 'deleted_at'>;
    sessions: SessionRow;
    password_resets: PasswordResetRow;
    second_factors: SecondFactorRow;
    recovery_codes: { code_hash: string; user_id: string };
    known_browsers: {
      id: string;
      /** SHA-256 of its cookie, hex; shared by all users of the browser. */
      token_hash: string;
      user_id: string;
      created_at: string;
      last_sign_in_at: string;
    };
    sign_in_failures: {
      id: string;
      email: string;
      failed_at: string;
      network: string | null;
      browser_id: string | null;
    };
    changed_tours: { tour_id: string; revision: number };
    daily_sums: DailySumRow;
    saved_tours: { user_id: string; tour_id: string; created_at: string };
    bookings: WithDefaults<BookingRow, 'destination' | 'source'>;
    booking_events: BookingEventRow;
    booking_changes: BookingChangeRow;
    booking_merges: BookingMergeRow;
    idempotency_keys: {
      scope: string;
      key: string;
      request_hash: string;
      answer: string | null;
      created_at: string;
    };
    settings: { name: string; value: string; is_placeholder: 0 | 1; updated_at: string };
    media: WithDefaults<
      MediaRow,
      'widths' | 'focus_x' | 'focus_y' | 'is_uploaded' | 'credit' | 'tall_widths' | 'is_permanent'
    >;
    media_videos: VideoRow;
    audit_log: AuditRow;
  };
