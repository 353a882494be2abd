import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { Panel } from '../enquiries/detail/panel.tsx';
import { DueLine } from '../enquiries/due-line.tsx';
import { nearDay } from '../near-day.ts';
import type { LookedAfter } from './looked-after.ts';
import { NextActionForm } from './next-action-form.tsx';
import { OwnerMenu } from './owner-menu.tsx';
import { useNextActionForm } from './use-next-action-form.ts';

export function OwnerAndNextAction({ of, staff }: { of: LookedAfter; staff: StaffMember[] }) {
  const { nextActionOn, isClosed } = of;
  const next = useNextActionForm(of);

  return (
    <Panel title="Follow-up">
      {nextActionOn && (
        <div className="mb-3 flex items-center justify-between gap-2">
          {isClosed ? (
            <p className="text-sm text-ink-soft">
              Planned for {nearDay(nextActionOn)}. Not due, as this is closed.
            </p>
          ) : (
            <DueLine {...of} nextActionWords="" nextActionFor={null} />
          )}
          <ActionButton variant="secondary" onPress={next.done} className="px-4">
            Done
          </ActionButton>
        </div>
      )}
      <OwnerMenu of={of} staff={staff} />
      <NextActionForm next={next} of={of} staff={staff} />
    </Panel>
  );
}
