import { useCallback, useEffect, useState } from 'react';
import type { ManagedTour } from '../../../../../contracts/tours/manage-tours.contract.ts';
import { failureReason } from '../../../../features/failures/failure-text.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { staffApi } from '../../staff-api.ts';
import { LoadFailed } from '../../staff-page/load-failed.tsx';
import { logFailure } from '../../staff-page/log-failure.ts';
import { nullIfGone } from '../../staff-page/null-if-gone.ts';
import type { LoadFailure } from '../../staff-page/staff-access.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { TourFormPage } from './tour-form-page.tsx';
import type { OnSaved } from './use-tour-form.ts';

type Props = {
  id: string | undefined;
  list: string;
  onSaved: OnSaved;
};

export function TourEditor({ id, ...rest }: Props) {
  const [tour, setTour] = useState<ManagedTour | 'gone' | null>(null);
  const [failure, setFailure] = useState<LoadFailure | null>(null);

  const load = useCallback(async () => {
    if (id === undefined) return;
    try {
      const found = await nullIfGone(() => staffApi.getManagedTour({ params: { id } }));
      setTour(found?.data ?? 'gone');
      setFailure(null);
    } catch (error) {
      logFailure('Failed to load tour data.', error);
      setFailure({ reason: failureReason(error) });
    }
  }, [id]);

  useEffect(() => {
    void load();
  }, [load]);

  if (failure) {
    return (
      <>
        <LoadFailed text="Failed to load tour data." {...failure} onRetry={load} />
        <ButtonLink to={rest.list} variant="secondary" className="mt-4">
          Back to the list
        </ButtonLink>
      </>
    );
  }
  if (tour === 'gone')
    return (
      // The specification's text, and the reason.
      <EmptyState title="No such tour" text="Failed to load tour data. It may have been deleted.">
        <ButtonLink to={rest.list}>Back to the list</ButtonLink>
      </EmptyState>
    );
  if (id !== undefined && !tour) return <FormSkeleton />;
  return <TourFormPage key={tour?._id ?? 'new'} tour={tour} {...rest} />;
}
