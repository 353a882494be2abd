/** Whose work "Today" shows. */
export const WHOSE = ['mine', 'everyone'] as const;
export type Whose = (typeof WHOSE)[number];

/** Travellers who set out within so many days are named. */
export const TRAVEL_DAYS = 7;
