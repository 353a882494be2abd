/** Of each kind so many are shown on one page, the newest. */
export const SHOWN_THINGS = 200;
/** Things that are moved at one stroke. */
export const MAX_MOVED_THINGS = 500;
