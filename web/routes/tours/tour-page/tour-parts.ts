import { fetchAhead, lazyPart, optionalPart } from '../../../lib/loading/lazy-part.ts';

const loadGallery = () => import('./tour-gallery.tsx');
const loadFacts = () => import('./tour-facts.tsx');
const loadHighlights = () => import('./dossier/tour-highlights.tsx');
const loadDossier = () => import('./dossier/tour-dossier.tsx');
const loadItinerary = () => import('./tour-itinerary.tsx');
const loadShare = () => import('../../../features/sharing/share-button.tsx');
const loadEnquiryPanel = () => import('./enquiry-panel.tsx');
/** Named here, though the panel imports it, so that both files load in parallel. */
const loadEnquiryForm = () => import('../../../features/enquiry/enquiry-form.tsx');
const loadReviews = () => import('./reviews/tour-reviews.tsx');
const loadRelated = () => import('./related/related-list.tsx');

export const TourGallery = lazyPart(loadGallery, 'TourGallery');
export const TourFacts = lazyPart(loadFacts, 'TourFacts');
export const TourHighlights = lazyPart(loadHighlights, 'TourHighlights');
export const TourDossier = lazyPart(loadDossier, 'TourDossier');
export const TourItinerary = lazyPart(loadItinerary, 'TourItinerary');
export const EnquiryPanel = lazyPart(loadEnquiryPanel, 'EnquiryPanel');
export const TourReviews = lazyPart(loadReviews, 'TourReviews');
export const RelatedList = optionalPart(loadRelated, 'RelatedList');

export const ShareButton = optionalPart(loadShare, 'ShareButton');

export function fetchTourParts(): Promise<void> {
  return fetchAhead([
    loadGallery,
    loadFacts,
    loadHighlights,
    loadDossier,
    loadItinerary,
    loadShare,
    loadEnquiryPanel,
    loadEnquiryForm,
    loadReviews,
    loadRelated,
  ]);
}
