import type { ReviewHighlight } from '../../../contracts/reviews/reviews.contract.ts';
import { GetInTouch } from './contact/get-in-touch.tsx';
import { DestinationSlider } from './destination-slider.tsx';
import type { HomePictures } from './home-pictures.server.ts';
import { Newsletter } from './newsletter/newsletter.tsx';
import { RecentGallery } from './recent-gallery.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';
import { DayOnTour } from './videos/day-on-tour.tsx';

type Props = { reviews: ReviewHighlight[]; pictures: HomePictures };

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
