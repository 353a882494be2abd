import { useState } from 'react';
import { href } from 'react-router';
import type { Picture as PictureData } from '../../../contracts/media.contract.ts';
import { DESTINATION_WINDOW_HASH } from '../../features/enquiry/window/enquiry-window-hash.ts';
import { useEnquiryWindow } from '../../features/enquiry/window/use-enquiry-window.tsx';
import type { CardTour } from '../../features/tours/card/card-of.ts';
import { TourGrid } from '../../features/tours/grid/tour-grid.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Picture, WINDOW_WIDE } from '../../ui/pictures/picture.tsx';

type Pictures = {
  picture: PictureData | null;
  /** What stands in when it cannot be shown. */
  own: PictureData | null;
};
export type Told = { name: string; line: string; description: string; highlights: string[] };
type Props = Pictures & Told & { tours: CardTour[] };

export function DestinationPage({ name, line, description, highlights, picture, own, tours }: Props) {
  return (
    <>
      <DestinationPicture picture={picture} own={own} />
      <div className="measure grid gap-x-16 gap-y-10 pt-9 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="max-w-[44rem]">
          {line && <p className="eyebrow mb-3 text-teesta">{line}</p>}
          <h1 className="text-display">{name}</h1>
          <p className="mt-5 text-lead">{description}</p>
          <BookYourTrip name={name} />
        </div>
        {highlights.length > 0 && <Highlights highlights={highlights} />}
      </div>
      <DestinationTours name={name} tours={tours} />
    </>
  );
}

function Highlights({ highlights }: Pick<Told, 'highlights'>) {
  return (
    <section aria-labelledby="highlights" className="border-t border-edge pt-6 lg:mt-2">
      <h2 id="highlights" className="text-heading">
        Highlights
      </h2>
      <ul className="mt-4">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-4 border-b border-mist py-3.5 last:border-0">
            <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 rounded-full bg-marigold" />
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}

function BookYourTrip({ name }: { name: string }) {
  const { openEnquiry, enquiryWindow } = useEnquiryWindow({
    destination: name,
    hash: DESTINATION_WINDOW_HASH,
  });
  return (
    <>
      <form
        action={href('/contact')}
        onSubmit={(event) => {
          event.preventDefault();
          openEnquiry();
        }}
        className="mt-7 flex flex-wrap gap-3"
      >
        <input type="hidden" name="destination" value={name} />
        <Button type="submit" data-held="" aria-haspopup="dialog" className="px-7">
          Book Your Trip
        </Button>
        <ButtonLink
          to={`${href('/tours/search')}?${new URLSearchParams({ city: name })}`}
          variant="secondary"
        >
          All tours to {name}
        </ButtonLink>
      </form>
      {enquiryWindow}
    </>
  );
}

function DestinationPicture({ picture, own }: Pictures) {
  const [hasFailed, setHasFailed] = useState(false);
  const shown = hasFailed ? own : picture;
  if (!shown) return null;
  return (
    <Picture
      picture={shown}
      sizes={WINDOW_WIDE}
      haste="first"
      onFailure={() => setHasFailed(true)}
      className="aspect-[3/2] w-full sm:aspect-auto sm:h-[clamp(18rem,52svh,36rem)]"
    />
  );
}

function DestinationTours({ name, tours }: { name: string; tours: CardTour[] }) {
  if (tours.length === 0) return null;
  return (
    <section aria-labelledby="tours-there" className="measure mt-16 sm:mt-24">
      <h2 id="tours-there" className="mb-8 text-title">
        Tours to {name}
      </h2>
      <TourGrid tours={tours} headingLevel="h3" />
    </section>
  );
}
