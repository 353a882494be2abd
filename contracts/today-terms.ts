export const WHOSE = ['mine', 'everyone'] as const;
export type Whose = (typeof WHOSE)[number];

export const TRAVEL_DAYS = 7;
