import { TOUR_STATUSES, type TourStatus } from '../../../../../contracts/tours/tour-terms.ts';
import { FormSection } from '../../records/form-section.tsx';
import { TickBox } from '../../records/tick-box.tsx';
import { TOUR_STATUS_LABELS } from '../tour-status-labels.ts';
import { useTourFields } from './use-tour-fields.ts';

const MEANINGS: Record<TourStatus, string> = {
  published: 'On the site, for everybody',
  draft: 'Seen by staff alone; a title is enough',
  archived: 'Off the site, kept here',
};

export function PublishFields() {
  const { register, faultOf } = useTourFields();
  const fault = faultOf('status');
  return (
    <FormSection id="publish-fields" title="On the site">
      <fieldset className="mb-4">
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">Status</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {TOUR_STATUSES.map((status) => (
            <label
              key={status}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-edge bg-sheet px-4 py-3 hover:border-ink has-checked:border-pine has-checked:ring-1 has-checked:ring-pine"
            >
              <input
                type="radio"
                value={status}
                {...register('status')}
                className="mt-1 size-4.5 shrink-0 accent-pine"
              />
              <span>
                <span className="block font-semibold">{TOUR_STATUS_LABELS[status]}</span>
                <span className="text-sm text-ink-soft">{MEANINGS[status]}</span>
              </span>
            </label>
          ))}
        </div>
        {fault && <p className="mt-2 text-sm font-medium text-rhododendron">{fault}</p>}
      </fieldset>
      <TickBox {...register('featured')}>
        <span className="font-semibold">Featured</span>
        <span className="text-ink-soft"> · among the tours of the home page</span>
      </TickBox>
    </FormSection>
  );
}
