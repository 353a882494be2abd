export const SHOWN_ITEMS = 200;
export const MAX_MOVED_ITEMS = 500;
