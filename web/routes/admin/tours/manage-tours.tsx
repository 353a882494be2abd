import { Plus } from 'lucide-react';
import { href, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { useReload } from '../actions/use-reload.ts';
import { listQuery } from '../lists/list-query.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { showToast } from '../toasts/show-toast.ts';
import type { Route } from './+types/manage-tours.ts';
import { FormSkeleton } from './form/form-skeleton.tsx';
import type { OnSaved } from './form/use-tour-form.ts';
import { TourList } from './list/managed-tour-list.tsx';
import { NEW_TOUR, withEditor, withoutEditor } from './tour-address.ts';

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
      actions={
        !isEditing && (
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={href('/admin/places')} variant="secondary">
              Places
            </ButtonLink>
            <ButtonLink to={`?tour=${NEW_TOUR}`}>
              <Plus className="size-5" />
              New tour
            </ButtonLink>
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
