/** The parts of an address that open the enquiry window on arrival: whoever signed in from it comes back to it. */
export const ENQUIRY_WINDOW_HASH = '#enquiry-window';
/** On the page of a destination, which stands chosen in the window then. */
export const DESTINATION_WINDOW_HASH = '#book-your-trip';
