export const ENQUIRY_WINDOW_HASH = '#enquiry-window';
export const DESTINATION_WINDOW_HASH = '#book-your-trip';
