import type { CardTour } from '../../../../features/tours/card/card-of.ts';
import { TourGrid } from '../../../../features/tours/grid/tour-grid.tsx';

export function RelatedList({ tours }: { tours: CardTour[] }) {
  if (tours.length === 0) return null;
  return (
    <section
      aria-labelledby="related"
      className="mt-8 border-t border-mist pt-6 sm:pt-10 sm:mt-20 unseen-34 print:hidden"
    >
      <h2 id="related" className="mb-6 text-heading">
        You may also like
      </h2>
      <TourGrid tours={tours} headingLevel="h3" isChoice isStill />
    </section>
  );
}
