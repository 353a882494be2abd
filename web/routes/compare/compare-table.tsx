import { X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { href, Link } from 'react-router';
import { countPeople } from '../../../contracts/count-of.ts';
import { DIFFICULTY_NAMES } from '../../../contracts/dossier/difficulties.ts';
import { GUIDING_NAMES } from '../../../contracts/dossier/dossier-terms.ts';
import { MONTH_NAMES } from '../../../contracts/dossier/month-day-name.ts';
import { pathWithTrip } from '../../../contracts/tours/trip.ts';
import { comparePath, compareStore } from '../../features/compare/compare-store.ts';
import { LatePrice } from '../../features/tours/card/late-price.tsx';
import { Rating } from '../../features/tours/card/rating.tsx';
import { useTrip } from '../../features/trip/trip-store.ts';
import { TripInAddress } from '../../features/trip/use-tell-trip.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import type { ComparedTour } from './load-comparison.ts';

const DOSSIER_ROWS: Row[] = [
  { name: 'Begins', fact: ({ ends }) => ends.startPlace || null },
  { name: 'Highest point', fact: ({ highest }) => highest },
  {
    name: 'How hard',
    fact: ({ suitability: { difficulty } }) => (difficulty ? DIFFICULTY_NAMES[difficulty] : null),
  },
  { name: 'Months', fact: monthsText },
  { name: 'Guide', fact: ({ guiding: { guide } }) => (guide ? GUIDING_NAMES[guide] : null) },
  { name: 'Vehicle', fact: ({ vehicle }) => vehicle || null },
  { name: 'Included', fact: ({ included }) => listOf(included) },
  { name: 'Not included', fact: ({ notIncluded }) => listOf(notIncluded) },
  { name: 'Should not go', fact: ({ suitability: { notFor } }) => listOf(notFor) },
];

const kilometres = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

const ROWS: { name: string; fact: (tour: ComparedTour) => ReactNode }[] = [
  {
    name: 'Price',
    fact: (tour) => <LatePrice tour={tour} />,
  },
  { name: 'Duration', fact: (tour) => tour.duration },
  { name: 'Destination', fact: (tour) => tour.city },
  { name: 'Address', fact: (tour) => tour.address },
  { name: 'Distance', fact: (tour) => `${kilometres.format(tour.distance)} km` },
  { name: 'Max group size', fact: (tour) => countPeople(tour.maxGroupSize) },
  ...DOSSIER_ROWS,
  { name: 'Rating', fact: (tour) => <Rating {...tour} /> },
  { name: 'Day by day', fact: (tour) => <Days days={tour.days} /> },
];

/** On a phone every row is a grid, its name above its facts: a cell that scrolls sideways could not stay in sight. */
const ROW = 'max-sm:grid max-sm:grid-cols-[repeat(var(--tours),minmax(0,1fr))] max-sm:gap-x-[0.75rem]';
const CELL = 'min-w-0 align-top sm:px-4 max-sm:wrap-anywhere max-sm:text-[min(1rem,4.4vw)]';

export function CompareTable({ tours }: { tours: ComparedTour[] }) {
  const trip = useTrip();
  const rows = ROWS.filter(({ fact }) => tours.some((tour) => fact(tour) !== null));
  return (
    <section
      aria-label="Comparison of tours"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard
      tabIndex={0}
      className="relative mt-8 sm:overflow-x-auto"
    >
      <TripInAddress />
      <table
        style={{ '--tours': tours.length } as CSSProperties}
        className="w-full table-fixed border-collapse text-left align-top max-sm:block"
      >
        <caption className="sr-only max-sm:block">{tours.map((tour) => tour.title).join(', ')}</caption>
        <colgroup className="max-sm:hidden">
          <col className="w-40" />
          {tours.map((tour) => (
            <col key={tour._id} />
          ))}
        </colgroup>
        <thead className="max-sm:contents">
          <tr className={`print:hidden ${ROW}`}>
            <td className="max-sm:hidden" />
            {tours.map((tour) => (
              <td key={tour._id} className={`${CELL} pb-2`}>
                <Picture
                  picture={tour.picture}
                  sizes="(min-width: 640px) 30vw, 11rem"
                  alt=""
                  className="aspect-[3/2] h-auto w-full rounded-card"
                />
              </td>
            ))}
          </tr>
          <tr
            className={`${ROW} max-sm:sticky max-sm:top-[3.5rem] max-sm:z-10 max-sm:bg-paper max-sm:py-[0.5rem] max-sm:pb-0 max-sm:text-[min(0.8125rem,3.7vw)] max-sm:low:top-0`}
          >
            <td className="max-sm:hidden" />
            {tours.map((tour) => (
              <th key={tour._id} scope="col" className="min-w-0 pb-2 align-top font-normal sm:px-4">
                <Link
                  to={pathWithTrip(href('/tours/:id', { id: tour.slug }), trip)}
                  className="font-display leading-tight font-semibold hover:text-teesta hover:underline sm:text-xl sm:leading-snug"
                >
                  {tour.title}
                </Link>
              </th>
            ))}
          </tr>
          <tr className={`print:hidden ${ROW}`}>
            <td className="max-sm:hidden" />
            {tours.map((tour) => (
              <td key={tour._id} className={`${CELL} pb-4`}>
                <Actions tour={tour} others={tours.filter((other) => other !== tour)} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:contents">
          {rows.map(({ name, fact }) => (
            <tr key={name} className={`border-t border-mist ${ROW}`}>
              <th
                scope="row"
                className="bg-paper pr-3 align-top text-sm font-semibold text-ink-soft max-sm:col-span-full max-sm:pt-[0.75rem] max-sm:pb-[0.25rem] sm:sticky sm:left-0 sm:py-4"
              >
                {name}
              </th>
              {tours.map((tour) => (
                <td key={tour._id} className={`${CELL} pb-4 sm:pt-4`}>
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

function Actions({ tour, others }: { tour: ComparedTour; others: ComparedTour[] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <ButtonLink
        to={pathWithTrip(href('/tours/:id', { id: tour.slug }), useTrip())}
        variant="secondary"
        className="max-sm:px-2.5 max-sm:text-[min(0.875rem,4vw)]"
      >
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
        <X className="size-5" />
      </Link>
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

type Row = { name: string; fact: (tour: ComparedTour) => ReactNode };

function monthsText({ months }: ComparedTour): string | null {
  const best = months.filter(({ mark }) => mark === 'best').map(({ month }) => MONTH_NAMES[month - 1]);
  return best.length > 0 ? `Best in ${best.join(', ')}` : null;
}

function listOf(lines: string[]): ReactNode {
  if (lines.length === 0) return null;
  return (
    <ul className="space-y-1.5 text-[0.9375rem] leading-snug">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
