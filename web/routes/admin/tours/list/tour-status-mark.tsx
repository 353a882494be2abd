import type { TourStatus } from '../../../../../contracts/tours/tour-terms.ts';
import { TOUR_STATUS_LABELS } from '../tour-status-labels.ts';

const DOTS: Record<TourStatus, string> = {
  published: 'bg-success',
  draft: 'bg-marigold',
  archived: 'bg-edge',
};

export function TourStatusMark({ status }: { status: TourStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${DOTS[status]}`} />
      {TOUR_STATUS_LABELS[status]}
    </span>
  );
}
