import type { CardTour } from '../../features/tours/card/card-of.ts';
import { TourGrid } from '../../features/tours/grid/tour-grid.tsx';

export function DestinationTours({ name, tours }: { name: string; tours: CardTour[] }) {
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
