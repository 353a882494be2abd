import type { PICTURE_STATES } from '../../contracts/reviews/review-terms.ts';
import type { WithDefaults } from './with-defaults.ts';

export type ReviewRow = {
  id: string;
  tour_id: string;
  /** Null once the account is gone, for demo content, and for a review by invitation without an account. */
  user_id: string | null;
  username: string;
  rating: number;
  review_text: string;
  is_hidden: 0 | 1;
  is_waiting: 0 | 1;
  booking_id: string | null;
  verified_at: string | null;
  /** YYYY-MM of a verified review; null if the enquiry has no day. */
  travelled_in: string | null;
  reply: string | null;
  replied_at: string | null;
  created_at: string;
};

export type ReviewDefaults = 'is_hidden' | 'is_waiting' | 'booking_id' | 'verified_at' | 'travelled_in';

export type ReviewInvitationRow = {
  id: string;
  booking_id: string;
  /** SHA-256, hex; null until the mail goes out: the token is made then. */
  token_hash: string | null;
  created_at: string;
  expires_at: string | null;
  used_at: string | null;
};

export type ReviewPictureRow = {
  id: string;
  invitation_id: string | null;
  review_id: string | null;
  state: (typeof PICTURE_STATES)[number];
  width: number;
  height: number;
  dominant_colour: string;
  created_at: string;
};

export type ReviewTables = {
  reviews: WithDefaults<ReviewRow, ReviewDefaults>;
  review_invitations: ReviewInvitationRow;
  review_pictures: ReviewPictureRow;
};
