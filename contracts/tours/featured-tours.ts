/** The home page shows the newest ones: full rows of two, three and four. */
export const FEATURED_SHOWN = 12;
