/** The specification's, until staff write their own. */
export const FIRST_TOUR_TYPES = [
  'Adventure',
  'Offbeat',
  'Honeymoon',
  'Holiday',
  'Family',
  'Explore',
] as const;
export const MAX_TOUR_TYPE_LENGTH = 40;
export const NO_TOUR_TYPE = 'Select a tour type.';
