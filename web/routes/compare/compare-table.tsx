import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countPeople } from '../../../contracts/count-of.ts';
import { comparePath, compareStore } from '../../features/compare/compare-store.ts';
import { Price } from '../../features/tours/card/price.tsx';
import { Rating } from '../../features/tours/card/rating.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { DOSSIER_ROWS } from './dossier-rows.tsx';
import type { ComparedTour } from './load-comparison.ts';

const kilometres = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Facts alone, in the same order for each: what is best is for the traveller to say. */
const ROWS: { name: string; fact: (tour: ComparedTour) => ReactNode }[] = [
  {
    name: 'Price',
    fact: ({ price, discountprice, discount }) => <Price {...{ price, discountprice, discount }} />,
  },
  { name: 'Duration', fact: (tour) => tour.duration },
  { name: 'Destination', fact: (tour) => tour.city },
  { name: 'Address', fact: (tour) => tour.address },
  { name: 'Distance', fact: (tour) => `${kilometres.format(tour.distance)} km` },
  { name: 'Max group size', fact: (tour) => countPeople(tour.maxGroupSize) },
  ...DOSSIER_ROWS,
  {
    name: 'Rating',
    fact: (tour) => (tour.reviewCount > 0 ? <Rating {...tour} /> : 'No reviews yet'),
  },
  { name: 'Day by day', fact: (tour) => <Days days={tour.days} /> },
];

/** On phones the table scrolls sideways within itself, and the names of the rows stay in sight. */
export function CompareTable({ tours }: { tours: ComparedTour[] }) {
  // What is known of none of them is no row.
  const rows = ROWS.filter(({ fact }) => tours.some((tour) => fact(tour) !== null));
  return (
    <section
      aria-label="Comparison of tours"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
      tabIndex={0}
      className="relative -mx-5 mt-8 overflow-x-auto sm:mx-0"
    >
      <table className="w-full table-fixed border-collapse text-left align-top max-sm:w-max">
        <caption className="sr-only">{tours.map((tour) => tour.title).join(', ')}</caption>
        <colgroup>
          <col className="w-28 sm:w-40" />
          {tours.map((tour) => (
            <col key={tour._id} className="max-sm:w-46" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td />
            {tours.map((tour) => (
              <th key={tour._id} scope="col" className="px-3 pb-5 align-top font-normal sm:px-4">
                <TourHead tour={tour} others={tours.filter((other) => other !== tour)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, fact }) => (
            <tr key={name} className="border-t border-mist">
              <th
                scope="row"
                className="sticky left-0 bg-paper py-4 pr-3 align-top text-sm font-semibold text-ink-soft max-sm:pl-5"
              >
                {name}
              </th>
              {tours.map((tour) => (
                <td key={tour._id} className="px-3 py-4 align-top sm:px-4">
                  {fact(tour) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TourHead({ tour, others }: { tour: ComparedTour; others: ComparedTour[] }) {
  return (
    <div className="flex h-full flex-col">
      <Picture
        picture={tour.picture}
        sizes="(min-width: 640px) 30vw, 11rem"
        alt=""
        className="aspect-[3/2] h-auto w-full rounded-card print:hidden"
      />
      <Link
        to={`/tours/${tour.slug}`}
        className="mt-3 font-display text-xl leading-snug font-semibold hover:text-teesta hover:underline"
      >
        {tour.title}
      </Link>
      <div className="mt-3 flex flex-wrap gap-x-1 print:hidden">
        <ButtonLink to={`/tours/${tour.slug}`} variant="secondary" className="max-sm:px-4">
          View Tour<span className="sr-only">: {tour.title}</span>
        </ButtonLink>
        <Link
          to={comparePath(others.map((other) => other.slug))}
          replace
          preventScrollReset
          onClick={() => {
            if (compareStore.has(tour.slug)) compareStore.toggle(tour.slug);
          }}
          aria-label={`Take out: ${tour.title}`}
          title="Take out"
          className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-mist hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Link>
      </div>
    </div>
  );
}

function Days({ days }: { days: ComparedTour['days'] }) {
  if (days.length === 0) return 'No itinerary available for this tour.';
  return (
    <ol className="space-y-2 text-[0.9375rem] leading-snug">
      {days.map(({ day, title }) => (
        <li key={`${day} ${title}`} className="flex gap-2">
          <span className="w-5 shrink-0 font-semibold text-teesta tabular-nums">{day}</span>
          <span className="min-w-0">{title}</span>
        </li>
      ))}
    </ol>
  );
}
