/** The newest of the featured tours that the home page has room for: full rows of two, three and four. */
export const FEATURED_SHOWN = 12;
