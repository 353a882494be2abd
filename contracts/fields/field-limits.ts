/** Enforced by the server and announced by forms. Lengths in characters. */
export const LIMITS = {
  name: 120,
  username: 60,
  email: 254,
  passwordMin: 8,
  mobile: 40,
  phoneText: 100,
  message: 5_000,
  reviewText: 4_000,
  tourName: 160,
  travelWords: 80,
  /** A later date is a typing mistake, and has no price yet. */
  travelYears: 2,
  guestSizeMin: 1,
  guestSizeMax: 500,
  savedTours: 200,
  pictureBytes: 10 * 1024 * 1024,
  reviewsWithTour: 50,
} as const;

/** Only the server needs these: they are in no page's script. */
export const SERVER_LIMITS = {
  passwordMax: 200,
  priceMax: 100_000_000,
  bareListMax: 500,
} as const;

export const OUR_FAULT = 'Something went wrong on our side. Please try again.';

export const PLEASE_SIGN_IN = 'Please sign in';
