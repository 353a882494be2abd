import type { Role } from '../../contracts/accounts.contract.ts';
import type { BookingStatus } from '../../contracts/bookings.contract.ts';

// The same types on SQLite and PostgreSQL: ids are UUIDv7 text, times ISO UTC text, dates YYYY-MM-DD, flags 0/1, JSON text.

export type UserRow = {
  id: string;
  username: string;
  /** Lower case. */
  email: string;
  password_hash: string;
  role: Role;
  created_at: string;
};

export type SessionRow = {
  id: string;
  /** SHA-256 of the token, hex. The token itself is nowhere stored. */
  token_hash: string;
  user_id: string;
  created_at: string;
  expires_at: string;
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

export type SignInFailureRow = { id: string; email: string; failed_at: string };

export type TourRow = {
  id: string;
  slug: string;
  title: string;
  city: string;
  address: string;
  /** Kilometres by road. */
  distance: number;
  /** Whole rupees per person. */
  price: number;
  discount_price: number;
  /** Percent. */
  discount: number;
  duration: string;
  /** Follows from the duration, for filters and sorting. */
  days: number;
  max_group_size: number;
  description: string;
  photo: string;
  featured: 0 | 1;
  /** Title, city and address in lower case: what the destination search looks through. */
  search_text: string;
  created_at: string;
  updated_at: string;
};

export type TourDayRow = {
  tour_id: string;
  position: number;
  day: number;
  title: string;
  description: string;
};

export type SavedTourRow = { user_id: string; tour_id: string; created_at: string };

export type ReviewRow = {
  id: string;
  tour_id: string;
  /** Null once the account is gone, and for the demo content. */
  user_id: string | null;
  username: string;
  rating: number;
  review_text: string;
  created_at: string;
};

export type BookingRow = {
  id: string;
  reference: string;
  user_id: string | null;
  user_email: string;
  tour_name: string;
  full_name: string;
  /** E.164. */
  phone: string;
  guest_size: number;
  book_at: string;
  status: BookingStatus;
  created_at: string;
  /** When staff moved it to the bin; it can come back for 30 days. */
  deleted_at: string | null;
};

export type SubscriberRow = { id: string; email: string; subscribed_at: string };

export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  mobile: string;
  tour_type: string;
  message: string;
  created_at: string;
};

export type OutboxRow = {
  id: string;
  /** Which message of server/mail/messages this is. */
  kind: string;
  recipient: string;
  /** What the message says, as JSON. */
  payload: string;
  created_at: string;
  /** When the worker tries (again); null once it is sent or given up. */
  next_attempt_at: string | null;
  attempts: number;
  sent_at: string | null;
  last_error: string | null;
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
  url: string;
  alt: string;
  width: number;
  height: number;
  /** Hex colour shown until the picture is there. */
  dominant_colour: string;
  created_at: string;
};

export type Database = {
  users: UserRow;
  sessions: SessionRow;
  password_resets: PasswordResetRow;
  sign_in_failures: SignInFailureRow;
  tours: TourRow;
  tour_days: TourDayRow;
  reviews: ReviewRow;
  saved_tours: SavedTourRow;
  bookings: BookingRow;
  subscribers: SubscriberRow;
  contact_messages: ContactMessageRow;
  outbox: OutboxRow;
  idempotency_keys: IdempotencyKeyRow;
  settings: SettingRow;
  media: MediaRow;
};
