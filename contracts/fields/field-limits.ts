/** Bounds that the server enforces and the forms announce. Lengths in characters. */
export const LIMITS = {
  name: 120,
  username: 60,
  email: 254,
  passwordMin: 8,
  passwordMax: 200,
  /** Of the contact form's mobile. */
  mobile: 40,
  /** A number with words around it, and another one. */
  phoneText: 100,
  message: 5_000,
  reviewText: 4_000,
  reviewReply: 2_000,
  tourName: 160,
  travelWords: 80,
  nextAction: 200,
  /** Whole rupees. */
  priceMax: 100_000_000,
  /** As many as `readTypedAges` reads. */
  childAges: 100,
  guestSizeMin: 1,
  guestSizeMax: 500,
  savedTours: 200,
  tourPictures: 20,
  /** Bytes of an uploaded picture. */
  pictureBytes: 10 * 1024 * 1024,
  /** Newest reviews that travel with a tour. */
  reviewsWithTour: 50,
  /** Rows a page of any list may hold. */
  listPageMax: 100,
  /** Rows of a list that is asked for without a limit. */
  bareListMax: 500,
  searchText: 200,
} as const;

/** Shown for a fault of ours that the visitor cannot fix, by the server and by the page. */
export const OUR_FAULT = 'Something went wrong on our side. Please try again.';

/** Shown wherever signing in is needed, by the server and by the page. */
export const PLEASE_SIGN_IN = 'Please sign in';
