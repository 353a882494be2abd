import type { PICTURE_STATES } from '../../contracts/reviews/review-terms.ts';
import type { WithDefaults } from './with-defaults.ts';

// Of the tables of `schema.ts` those of reviews.

export type ReviewRow = {
  id: string;
  tour_id: string;
  /** Null once the account is gone, of the demo content, and of whoever wrote by the link of an invitation alone. */
  user_id: string | null;
  username: string;
  rating: number;
  review_text: string;
  /** Hidden by staff, or not looked at by them yet: seen by nobody else, and not in the tour's average. */
  is_hidden: 0 | 1;
  /** Hidden because staff have not looked at it yet. */
  is_waiting: 0 | 1;
  /** The enquiry by whose link it was written; null where there was none, and once that or its traveller is gone. */
  booking_id: string | null;
  /** When it was written by that link: its writer travelled with us. */
  verified_at: string | null;
  /** YYYY-MM, of a verified review; null where the enquiry has no day. */
  travelled_in: string | null;
  /** The agency's answer, shown under the review. */
  reply: string | null;
  replied_at: string | null;
  created_at: string;
};

/** What the database fills in where it is not said. */
export type ReviewDefaults = 'is_hidden' | 'is_waiting' | 'booking_id' | 'verified_at' | 'travelled_in';

/** That a traveller was asked how a trip was: once for each enquiry. */
export type ReviewInvitationRow = {
  id: string;
  booking_id: string;
  /** SHA-256 of the link's token, hex; null until the mail goes out: the token is made then, and is nowhere stored. */
  token_hash: string | null;
  created_at: string;
  expires_at: string | null;
  used_at: string | null;
};

/** A traveller's picture; its files lie in the folder of its id. */
export type ReviewPictureRow = {
  id: string;
  /** Until the review is sent, and null from then on. */
  invitation_id: string | null;
  review_id: string | null;
  state: (typeof PICTURE_STATES)[number];
  /** Pixels of the larger of its two files. */
  width: number;
  height: number;
  /** Hex colour shown until the picture is there. */
  dominant_colour: string;
  created_at: string;
};

export type ReviewTables = {
  reviews: WithDefaults<ReviewRow, ReviewDefaults>;
  review_invitations: ReviewInvitationRow;
  review_pictures: ReviewPictureRow;
};
