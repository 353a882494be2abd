/** Opens the window on arrival, for example after sign-in. */
export const ENQUIRY_WINDOW_HASH = '#enquiry-window';
export const DESTINATION_WINDOW_HASH = '#book-your-trip';
