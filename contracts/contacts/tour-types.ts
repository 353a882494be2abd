export const TOUR_TYPES = ['Adventure', 'Offbeat', 'Honeymoon', 'Holiday', 'Family', 'Explore'] as const;

export type TourType = (typeof TOUR_TYPES)[number];
