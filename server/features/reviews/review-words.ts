export const THANKS_WHILE_HIDDEN = 'Thank you for your review. Our staff will look at it before it is shown.';
