export const TOUR_STATUSES = ['draft', 'published', 'archived'] as const;

/** How staff's list of tours can be sorted; the first is what it shows unasked. */
export const MANAGED_TOUR_SORTS = ['newest', 'updated', 'title'] as const;

/** Where an enquiry came from. */
export const BOOKING_SOURCES = ['site', 'phone', 'whatsapp', 'email', 'walk_in'] as const;

export type TourStatus = (typeof TOUR_STATUSES)[number];
export type ManagedTourSort = (typeof MANAGED_TOUR_SORTS)[number];
export type BookingSource = (typeof BOOKING_SOURCES)[number];
