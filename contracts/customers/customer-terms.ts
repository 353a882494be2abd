export const SHOWN_ITEMS = 200;
export const SHOWN_NOTES = 50;
export const MAX_MOVED_ITEMS = 500;
