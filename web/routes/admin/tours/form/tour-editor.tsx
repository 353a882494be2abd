import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { staffApi } from '../../staff-api.ts';
import { LoadFailed } from '../../staff-page/load-failed.tsx';
import { nullIfGone } from '../../staff-page/null-if-gone.ts';
import { useLoaded } from '../../staff-page/use-loaded.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { TourFormPage } from './tour-form-page.tsx';
import type { OnSaved } from './use-tour-form.ts';

type Props = {
  id: string | undefined;
  list: string;
  onSaved: OnSaved;
};

const FAILED = 'Failed to load tour data.';

/** Null: a new one. */
async function findTour(id: string | undefined) {
  if (id === undefined) return null;
  return (await nullIfGone(() => staffApi.getManagedTour({ params: { id } })))?.data ?? 'gone';
}

export function TourEditor({ id, ...rest }: Props) {
  const { data: found, failure, load } = useLoaded(() => findTour(id), FAILED);
  const tour = id === undefined ? null : found;
  if (failure)
    return (
      <>
        <LoadFailed text={FAILED} {...failure} onRetry={load} />
        <ButtonLink to={rest.list} variant="secondary" className="mt-4">
          Back to the list
        </ButtonLink>
      </>
    );
  if (tour === undefined) return <FormSkeleton />;
  if (tour === 'gone')
    return (
      // The specification's text, and the reason.
      <EmptyState title="No such tour" text={`${FAILED} It may have been deleted.`}>
        <ButtonLink to={rest.list}>Back to the list</ButtonLink>
      </EmptyState>
    );
  return <TourFormPage key={tour?._id ?? 'new'} tour={tour} {...rest} />;
}
