import { ListOrdered } from 'lucide-react';
import { useState } from 'react';
import { href, useSearchParams } from 'react-router';
import type { ManagedTourRow } from '../../../../../contracts/tours/manage-tours.contract.ts';
import { lazyPart } from '../../../../lib/loading/lazy-part.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { ConfirmDialog } from '../../actions/confirm-dialog.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ListPager } from '../../lists/list-pager.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { staffApi } from '../../staff-api.ts';
import { NEW_TOUR, withEditor } from '../tour-address.ts';
import { TOUR_STATUS_LABELS } from '../tour-status-labels.ts';
import { featuredText } from './featured-text.ts';
import { TourRow } from './tour-row.tsx';

const FeaturedOrder = lazyPart(
  () => import('./featured-order.tsx'),
  'FeaturedOrder',
  () => <Skeleton className="mb-6 h-48 w-full" />,
);

type Props = {
  tours: ManagedTourRow[];
  nextCursor: string | null;
  featured: number;
};

const SORTS = { updated: 'Last changed', title: 'Title' };

export function TourList({ tours, nextCursor, featured }: Props) {
  const act = useStaffAction();
  const [params] = useSearchParams();
  const [asked, setAsked] = useState<ManagedTourRow | null>(null);

  async function remove() {
    if (!asked) return;
    const { _id, title } = asked;
    await act({
      call: () => staffApi.deleteTour({ params: { id: _id } }),
      failed: 'Failed to delete tour.',
      done: `“${title}” was deleted.`,
    });
  }

  const [isOrdering, setOrdering] = useState(false);
  const isFiltered = params.has('q') || params.has('status') || params.has('cursor');
  return (
    // Takes the focus if the button that opened a dialog is gone with its row.
    <div tabIndex={-1} className="outline-none">
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <ListSearch label="Search tours" placeholder="Title, city or address" />
        <FilterSelect name="status" label="Status" of={TOUR_STATUS_LABELS} none="All" />
        <FilterSelect name="sort" label="Order" of={SORTS} none="Newest" />
      </div>
      {(tours.length > 0 || isFiltered) && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 text-ink-soft">
          {featuredText(featured)}
          {featured > 1 && !isOrdering && (
            <Button variant="quiet" onClick={() => setOrdering(true)} className="-ml-3 px-3">
              <ListOrdered className="size-5" />
              Change their order
            </Button>
          )}
        </p>
      )}
      {isOrdering && <FeaturedOrder onClose={() => setOrdering(false)} />}
      {tours.length === 0 ? (
        <EmptyState
          title="No tours found"
          text={
            isFiltered ? 'No tour matches this search and status.' : 'The first one is a few minutes of work.'
          }
        >
          {isFiltered ? (
            <ButtonLink to={href('/admin/manage-tours')} variant="secondary">
              Show all tours
            </ButtonLink>
          ) : (
            <ButtonLink to={`?tour=${NEW_TOUR}`}>New tour</ButtonLink>
          )}
        </EmptyState>
      ) : (
        <ul className="border-t border-mist">
          {tours.map((tour) => (
            <TourRow
              key={tour._id}
              tour={tour}
              editPath={withEditor(params, tour._id)}
              onDelete={() => setAsked(tour)}
            />
          ))}
        </ul>
      )}
      <ListPager nextCursor={nextCursor} />
      <ConfirmDialog
        open={asked !== null}
        title="Delete this tour?"
        confirm="Delete"
        onConfirm={remove}
        onClose={() => setAsked(null)}
      >
        <p>
          <strong className="text-ink">{asked?.title}</strong> goes with its itinerary and all its reviews,
          and cannot come back. Enquiries about it stay. An archived tour is off the site as well, and keeps
          everything.
        </p>
      </ConfirmDialog>
    </div>
  );
}
