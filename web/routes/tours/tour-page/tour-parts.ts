import { fetchAhead, lazyPart, optionalPart } from '../../../lib/loading/lazy-part.ts';

export const TourGallery = lazyPart(() => import('./tour-gallery.tsx'), 'TourGallery');
export const TourAnswers = lazyPart(() => import('./answers/tour-answers.tsx'), 'TourAnswers');
export const TourFacts = lazyPart(() => import('./tour-facts.tsx'), 'TourFacts');
export const TourPrintHead = lazyPart(() => import('./tour-facts.tsx'), 'TourPrintHead');
export const TourHighlights = lazyPart(() => import('./dossier/tour-highlights.tsx'), 'TourHighlights');
export const TourDescription = lazyPart<'TourDescription', { text: string }>(
  () => import('./dossier/tour-highlights.tsx'),
  'TourDescription',
);
export const TourDossier = lazyPart(() => import('./dossier/tour-dossier.tsx'), 'TourDossier');
export const TourItinerary = lazyPart(() => import('./tour-itinerary.tsx'), 'TourItinerary');
export const EnquiryPanel = lazyPart(() => import('./enquiry-panel.tsx'), 'EnquiryPanel');
export const EnquireBar = lazyPart(() => import('./enquire-bar.tsx'), 'EnquireBar');
export const TourReviews = lazyPart(() => import('./reviews/tour-reviews.tsx'), 'TourReviews');
export const RelatedList = optionalPart(() => import('./related/related-list.tsx'), 'RelatedList');
export const ShareButton = optionalPart(
  () => import('../../../features/sharing/share-button.tsx'),
  'ShareButton',
);
/** Though the panel imports it, so that both files load in parallel. */
const enquiryForm = { fetch: () => import('../../../features/enquiry/enquiry-form.tsx') };

export function fetchTourParts(): Promise<void> {
  const texts = [TourPrintHead, TourFacts, TourHighlights, TourDescription, TourItinerary, TourDossier];
  const asides = [ShareButton, EnquiryPanel, enquiryForm, EnquireBar, TourReviews, RelatedList];
  return fetchAhead([TourGallery, TourAnswers, ...texts, ...asides]);
}
