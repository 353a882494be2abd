import { ListOrdered, Plus } from 'lucide-react';
import { useState } from 'react';
import { href, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import { countOf, wordFor } from '../../../../contracts/count-of.ts';
import { FEATURED_SHOWN } from '../../../../contracts/tours/featured-tours.ts';
import type { ManagedTourRow } from '../../../../contracts/tours/manage-tours.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useReload } from '../actions/use-reload.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { IfMay } from '../rights/if-may.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { waysToSetUp } from '../start/start-words.ts';
import { showToast } from '../toasts/show-toast.ts';
import type { Route } from './+types/manage-tours.ts';
import { FormSkeleton } from './form/form-skeleton.tsx';
import type { OnSaved } from './form/use-tour-form.ts';
import { TourRow } from './list/tour-row.tsx';
import { NEW_TOUR, withEditor, withoutEditor } from './tour-address.ts';
import { TOUR_STATUS_LABELS } from './tour-status-labels.ts';

const FeaturedOrder = lazyPart(
  () => import('./list/featured-order.tsx'),
  'FeaturedOrder',
  () => <Skeleton className="mb-6 h-48 w-full" />,
);
const SORTS = { updated: 'Last changed', title: 'Title' };

const ROWS_PER_PAGE = 25;

const TourEditor = lazyPart(() => import('./form/tour-editor.tsx'), 'TourEditor', FormSkeleton);

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Tours');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listManagedTours({ query: managedTourQuery(request) }));

/** The list does not reload with the form: text typed during a slow reload would be lost when it closes. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameList = withoutEditor(currentUrl.searchParams) === withoutEditor(nextUrl.searchParams);
  const isFormAlone = isSameList && currentUrl.search !== nextUrl.search;
  return !(currentUrl.pathname === nextUrl.pathname && isFormAlone) && defaultShouldRevalidate;
}

export function HydrateFallback() {
  return <LoadingList title="Tours" />;
}

/** `?tour=new` creates, `?tour=ID` edits. */
export default function ManageTours({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const reload = useReload();
  const mayWrite = useMay('write-tours');
  const { isOpen } = useSettings();
  const edited = params.get('tour');
  const list = `${href('/admin/manage-tours')}${withoutEditor(params)}`;

  const closeAfterSave: OnSaved = async ({ text, begun, lead, typedOn }) => {
    const address = typedOn ? withEditor(params, typedOn._id) : list;
    if (lead.hasLeft()) {
      showToast({ text, begun, ...(typedOn && { way: lead.wayTo(address) }) });
    } else {
      await lead.to(address, { replace: typedOn !== undefined });
      window.scrollTo({ top: 0 });
      showToast({ text, begun });
    }
    await reload();
  };

  const isEditing = edited !== null && loaderData.access === 'granted';
  const title = edited === NEW_TOUR ? 'New tour' : 'Edit tour';
  return (
    <StaffPage
      title={isEditing ? title : 'Tours'}
      answer={loaderData}
      failed="Failed to load tour data."
      ways={isEditing ? [] : waysToSetUp(isOpen)}
      actions={
        !isEditing && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={href('/admin/places')} variant="secondary">
              Places
            </ButtonLink>
            <IfMay right="import">
              <ButtonLink to={href('/admin/import')} variant="secondary">
                Import
              </ButtonLink>
            </IfMay>
            <CsvButton call={STAFF_CALLS.exportTours} />
            {mayWrite && (
              <ButtonLink to={`?tour=${NEW_TOUR}`}>
                <Plus className="size-5" />
                New tour
              </ButtonLink>
            )}
          </div>
        )
      }
    >
      {({ data, nextCursor, featured }) =>
        isEditing ? (
          <TourEditor
            key={edited}
            id={edited === NEW_TOUR ? undefined : edited}
            list={list}
            onSaved={closeAfterSave}
          />
        ) : (
          <TourList tours={data} nextCursor={nextCursor} featured={featured} />
        )
      }
    </StaffPage>
  );
}

function managedTourQuery(request: Request): URLSearchParams {
  const query = listQuery(request, ROWS_PER_PAGE);
  query.delete('tour');
  return query;
}

type Props = {
  tours: ManagedTourRow[];
  nextCursor: string | null;
  featured: number;
};

function TourList({ tours, nextCursor, featured }: Props) {
  const act = useStaffAction();
  const mayWrite = useMay('write-tours');
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
    <div tabIndex={-1} className="@container outline-none">
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <ListSearch label="Search tours" placeholder="Title, city or address" />
        <FilterSelect name="status" label="Status" of={TOUR_STATUS_LABELS} none="All" />
        <FilterSelect name="sort" label="Order" of={SORTS} none="Newest" />
      </div>
      {(tours.length > 0 || isFiltered) && (
        <p className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 text-ink-soft">
          {featuredText(featured)}
          {featured > 1 && !isOrdering && mayWrite && (
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
            mayWrite && <ButtonLink to={`?tour=${NEW_TOUR}`}>New tour</ButtonLink>
          )}
        </EmptyState>
      ) : (
        <ul className="overflow-clip rounded-card border border-mist bg-sheet">
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

export function featuredText(count: number): string {
  if (count === 0) return 'No tour is featured: the home page shows the best-rated ones.';
  const are = `${countOf(count, 'tour')} ${wordFor(count, 'is', 'are')} featured`;
  if (count <= FEATURED_SHOWN) return `${are} on the home page.`;
  return `${are}: the home page shows the first ${FEATURED_SHOWN} of them.`;
}
