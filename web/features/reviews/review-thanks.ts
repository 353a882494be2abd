/** Where the server says nothing itself. */
export const REVIEW_THANKS = 'Thank you for your review.';
