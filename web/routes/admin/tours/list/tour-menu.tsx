import { href, useNavigate, useSearchParams } from 'react-router';
import type { ManagedTourRow } from '../../../../../contracts/tours/manage-tours.contract.ts';
import { TOUR_STATUSES, type TourStatus } from '../../../../../contracts/tours/tour-terms.ts';
import { fieldFaults } from '../../../../features/failures/failure-text.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { sendOnceAnHour } from '../../drafts/send-once-an-hour.ts';
import { ActionMenu } from '../../lists/action-menu.tsx';
import { staffApi } from '../../staff-api.ts';
import { showFailure } from '../../toasts/show-toast.ts';
import { namesOfParts } from '../names-of-parts.ts';
import { previewPath, withEditor } from '../tour-address.ts';
import { TOUR_STATUS_LABELS } from '../tour-status-labels.ts';

type Props = {
  tour: ManagedTourRow;
  onDelete: () => void;
};

const TO_STATUS: Record<TourStatus, string> = {
  published: 'Publish',
  draft: 'Make it a draft',
  archived: 'Archive',
};

export function TourMenu({ tour, onDelete }: Props) {
  const { _id, title, slug, status: before } = tour;
  const act = useStaffAction();
  const navigate = useNavigate();
  const [params] = useSearchParams();

  async function changeStatus(status: TourStatus) {
    await act({
      call: () => staffApi.setTourStatus({ params: { id: _id }, body: { status } }),
      failed: 'Failed to update tour.',
      isTold(error, begun) {
        const faults = fieldFaults(error);
        if (Object.keys(faults).length === 0) return false;
        showFailure(`“${title}” cannot be published yet.`, error, {
          reason: `Still to fill in: ${namesOfParts(Object.keys(faults))}.`,
          begun,
          way: {
            text: 'Fill in',
            go: () => void navigate(withEditor(params, _id), { state: { toPublish: faults } }),
          },
        });
        return true;
      },
      done: `“${title}” is ${TOUR_STATUS_LABELS[status].toLowerCase()} now.`,
      undo: () => staffApi.setTourStatus({ params: { id: _id }, body: { status: before } }),
    });
  }

  async function duplicate() {
    await act({
      call: () =>
        sendOnceAnHour(`tour-copy:${_id}`, {}, (idempotencyKey) =>
          staffApi.duplicateTour({ params: { id: _id }, idempotencyKey }),
        ),
      failed: 'Failed to create tour.',
      done: `“${title}” has a copy now, which is a draft.`,
      leadsTo: ({ data }) => withEditor(params, data._id),
    });
  }

  return (
    <ActionMenu
      label={`More for ${title}`}
      choices={[
        { key: 'preview', text: 'Preview', to: previewPath(_id) },
        ...(before === 'published'
          ? [{ key: 'site', text: 'See it on the site', to: href('/tours/:id', { id: slug }) }]
          : []),
        { key: 'copy', text: 'Duplicate', onChoose: duplicate },
        ...TOUR_STATUSES.filter((status) => status !== before).map((status) => ({
          key: status,
          text: TO_STATUS[status],
          onChoose: () => changeStatus(status),
        })),
        { key: 'delete', text: 'Delete', onChoose: onDelete, takesFocus: true, isGrave: true },
      ]}
    />
  );
}
