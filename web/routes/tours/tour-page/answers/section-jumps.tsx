import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { isDrawn } from '../../../../lib/browser/is-drawn.ts';
import { hasPricing, isSuitTold, papersOfTour } from '../dossier/told-sections.ts';

/** Pixels from the top of the window: below the header and this row. */
const READING_LINE = 200;

type Props = { tour: TourDetail; hasReviews: boolean };

export function SectionJumps(props: Props) {
  const jumps = jumpsOf(props);
  const { search } = useLocation();
  const [current, row] = useSectionInView(jumps.map(([id]) => id));
  return (
    <nav aria-label="On this page" data-section-jumps className="section-jumps print:hidden">
      <ul ref={row}>
        {jumps.map(([id, text]) => (
          <li key={id}>
            <Link replace to={{ search, hash: id }} aria-current={id === current ? 'true' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function jumpsOf({ tour, hasReviews }: Props): [id: string, text: string][] {
  const jumps: [string, string, boolean][] = [
    ['itinerary', 'Itinerary', true],
    ['prices', 'Prices', hasPricing(tour)],
    ['suits', 'Who it suits', isSuitTold(tour.suitability)],
    ['permits', 'Papers', papersOfTour(tour.stops).length > 0],
    ['reviews', 'Reviews', hasReviews],
  ];
  return jumps.flatMap(([id, text, isTold]) => (isTold ? [[id, text]] : []));
}

/** The last whose heading has passed the line. */
function useSectionInView(ids: readonly string[]) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string>();
  const all = ids.join(' ');
  useEffect(() => {
    const headings = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const passed = headings
        .filter((one) => isDrawn(one) && one.getBoundingClientRect().top < READING_LINE)
        .at(-1);
      setCurrent(passed?.id);
    };
    // Without an end below, so that a jump past the heading is seen, too.
    const observer = new IntersectionObserver(look, { rootMargin: `-${READING_LINE}px 0px 1000000px` });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [all]);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    if (row.current) row.current.scrollLeft = link ? link.offsetLeft - row.current.clientWidth / 3 : 0;
  }, [current]);
  return [current, row] as const;
}
