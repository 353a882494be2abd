import type { ReviewHighlight } from '../../../contracts/reviews.contract.ts';
import { Newsletter } from '../../components/newsletter.tsx';
import { DayOnTour } from './day-on-tour.tsx';
import { DestinationSlider } from './destination-slider.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import { RecentGallery } from './recent-gallery.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';

/** The home page below its first views, in the specification's order. */
export function BelowTheFold({ reviews }: { reviews: ReviewHighlight[] }) {
  return (
    <>
      <Services />
      <DayOnTour />
      <RecentGallery />
      <Testimonials reviews={reviews} />
      <DestinationSlider />
      <GetInTouch />
      <Newsletter />
    </>
  );
}
