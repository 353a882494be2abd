export const SHOWN_THINGS = 200;
export const MAX_MOVED_ITEMS = 500;
