import { useSortable } from '@dnd-kit/react/sortable';
import { useEffect, useRef, useState } from 'react';
import { FEATURED_SHOWN } from '../../../../../contracts/tours/featured-tours.ts';
import type { FeaturedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { DragHandle } from '../../sorting/drag-handle.tsx';
import { MoveButtons } from '../../sorting/move-buttons.tsx';
import { SortList } from '../../sorting/sort-list.tsx';
import { useMovedRows } from '../../sorting/use-moved-rows.ts';
import { staffApi } from '../../staff-api.ts';

const idsOf = (tours: readonly FeaturedTour[]) => tours.map(({ _id }) => _id);

export function FeaturedOrder({ onClose }: { onClose: () => void }) {
  const [tours, setTours] = useState<FeaturedTour[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const act = useStaffAction();

  async function load() {
    const found = await act({
      call: () => staffApi.listFeaturedTours(),
      failed: 'Failed to load tour data.',
      keepsPage: true,
    });
    if (found) setTours(found.answer.data);
    else onClose();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => void load(), []);

  async function store(next: FeaturedTour[], from: FeaturedTour[]) {
    setTours(next);
    setBusy(true);
    try {
      await staffApi.orderFeaturedTours({ body: { ids: idsOf(next), from: idsOf(from) } });
    } catch (error) {
      await load();
      throw error;
    } finally {
      setBusy(false);
    }
  }

  async function move(from: number, to: number) {
    if (!tours || isBusy) return;
    const next = [...tours];
    const moved = next.splice(from, 1);
    next.splice(to, 0, ...moved);
    await act({
      call: () => store(next, tours),
      failed: 'Failed to move the tour.',
      done: `“${moved[0]?.title}” is number ${to + 1} on the home page now.`,
      undo: () => store(tours, next),
      keepsPage: true,
    });
  }

  const { moveByButton } = useMovedRows({ list, count: tours?.length ?? 0, move });

  return (
    <section
      aria-labelledby="featured-order"
      aria-busy={isBusy || tours === null}
      className="mb-6 rounded-card border border-mist bg-sheet p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="featured-order" className="text-lg font-semibold">
            Order on the home page
          </h2>
          <p className="text-sm text-ink-soft">
            Drag the tours, or move them with the arrows. It is saved at once.
          </p>
        </div>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      </div>
      {tours === null ? (
        <Skeleton className="mt-4 h-40 w-full" />
      ) : (
        <SortList
          count={tours.length}
          nameOf={(place) => tours[place]?.title ?? ''}
          onMove={(from, to) => void move(from, to)}
        >
          <ol ref={list} aria-label="Featured tours" className="mt-3">
            {tours.map((tour, place) => (
              <FeaturedRow
                key={tour._id}
                tour={tour}
                place={place}
                count={tours.length}
                onMove={(to) => moveByButton(place, to)}
              />
            ))}
          </ol>
        </SortList>
      )}
    </section>
  );
}

type RowProps = { tour: FeaturedTour; place: number; count: number; onMove: (to: number) => void };

function FeaturedRow({ tour, place, count, onMove }: RowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: tour._id, index: place });
  return (
    <li
      ref={ref}
      className={`flex items-center gap-2 border-b bg-sheet py-1 last:border-0 sm:gap-3 ${isDragging ? 'border-teesta' : 'border-mist'}`}
    >
      <DragHandle handleRef={handleRef} label={`Drag ${tour.title}`} />
      <span className="w-6 shrink-0 text-right text-ink-soft tabular-nums">{place + 1}</span>
      <div className="w-14 shrink-0 max-sm:hidden">
        <Picture picture={tour.picture} alt="" sizes="56px" className="aspect-[3/2] w-full rounded-field" />
      </div>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {tour.title}
        {place >= FEATURED_SHOWN && (
          <span className="text-sm text-ink-soft"> · no room on the home page</span>
        )}
      </span>
      <span className="flex shrink-0">
        <MoveButtons what={tour.title} place={place} count={count} onMove={onMove} />
      </span>
    </li>
  );
}
