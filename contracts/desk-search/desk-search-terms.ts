export const FOUND_OF_KIND = 5;

export const NAMED_AT_ONCE = 20;

export const SHOWN_OF_MESSAGE = 120;
