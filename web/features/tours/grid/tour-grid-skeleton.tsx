import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { TOUR_GRID } from './tour-grid-style.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function TourGridSkeleton({ count = PLACES.length }: { count?: number }) {
  return (
    <div>
      <p role="status" className="mb-6 text-ink-soft">
        Loading
      </p>
      <div className={TOUR_GRID}>
        {PLACES.slice(0, count).map((place) => (
          <div key={place}>
            <Skeleton className="aspect-[3/2] rounded-card" />
            <Skeleton className="mt-4 h-4 w-1/3" />
            <Skeleton className="mt-3 h-6 w-5/6" />
            <Skeleton className="mt-3 h-4 w-1/2" />
            <Skeleton className="mt-8 h-8 w-2/3" />
            <Skeleton className="mt-4 h-11 rounded-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
