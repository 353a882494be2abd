export const TOUR_STATUSES = ['draft', 'published', 'archived'] as const;

/** Where an enquiry came from. */
export const BOOKING_SOURCES = ['site', 'phone', 'whatsapp', 'email', 'walk_in'] as const;

export type TourStatus = (typeof TOUR_STATUSES)[number];
export type BookingSource = (typeof BOOKING_SOURCES)[number];
