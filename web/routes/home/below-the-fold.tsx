import type { ReviewHighlight } from '../../../contracts/reviews.contract.ts';
import { Newsletter } from '../../components/newsletter.tsx';
import { DayOnTour } from './day-on-tour.tsx';
import { DestinationSlider } from './destination-slider.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import type { HomePictures } from './home-pictures.server.ts';
import { RecentGallery } from './recent-gallery.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';

type Props = { reviews: ReviewHighlight[]; pictures: HomePictures };

/** The home page below its first views, in the specification's order. */
export function BelowTheFold({ reviews, pictures }: Props) {
  return (
    <>
      <Services />
      <DayOnTour film={pictures.film} />
      <RecentGallery pictures={pictures.recent} />
      <Testimonials reviews={reviews} />
      <DestinationSlider places={pictures.places} />
      <GetInTouch />
      <Newsletter />
    </>
  );
}
