/** Customers, enquiries, messages, tours and roads that one search of all of them shows, of each. */
export const FOUND_OF_KIND = 5;

/** So many of each kind are named at once, which is more than anybody's recent places. */
export const NAMED_AT_ONCE = 20;

/** Characters of a message that such a search shows. */
export const SHOWN_OF_MESSAGE = 120;
