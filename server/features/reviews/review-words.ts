/** To the writer of a review that staff look at before it is shown. */
export const THANKS_WHILE_HIDDEN = 'Thank you for your review. Our staff will look at it before it is shown.';
