import { lazyPart } from '../../lib/lazy-part.ts';

// In the server's HTML like the rest of a tour's page; their script is not waited for before the page can be used.
const loadGallery = () => import('./tour-gallery.tsx');
const loadShare = () => import('../../components/share-button.tsx');
const loadBooking = () => import('./booking-panel.tsx');
const loadReviews = () => import('./tour-reviews.tsx');
const loadRelated = () => import('./related-list.tsx');

export const TourGallery = lazyPart(loadGallery, 'TourGallery');
export const BookingPanel = lazyPart(loadBooking, 'BookingPanel');
export const TourReviews = lazyPart(loadReviews, 'TourReviews');
export const RelatedList = lazyPart(loadRelated, 'RelatedList');

export const ShareButton = lazyPart(loadShare, 'ShareButton');

/** Fetches them beside the tour's data, so that a page that opens within the site has no holes. */
export async function fetchTourParts(): Promise<void> {
  await Promise.allSettled([loadGallery(), loadShare(), loadBooking(), loadReviews(), loadRelated()]);
}
