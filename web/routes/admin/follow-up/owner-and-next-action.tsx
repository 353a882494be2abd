import { Menu } from '@base-ui/react/menu';
import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { FIELD_BOX } from '../../../ui/fields/field-style.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { Panel } from '../enquiries/detail/panel.tsx';
import { DueLine } from '../enquiries/due-line.tsx';
import { nearDay } from '../near-day.ts';
import { type LookedAfter, membersWith } from './looked-after.ts';
import { NextActionForm } from './next-action-form.tsx';
import { useFollowUp } from './use-follow-up.ts';
import { useNextActionForm } from './use-next-action-form.ts';

const NOBODY: StaffMember = { _id: '', username: 'Nobody yet' };

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

/** Arrow keys only browse; a choice is sent. Two choices in a row are sent in that order. */
function OwnerMenu({ of, staff }: { of: LookedAfter; staff: StaffMember[] }) {
  const id = useId();
  const { giveTo } = useFollowUp();
  const [chosen, setChosen] = useState<StaffMember>();
  const owner = chosen ?? of.owner ?? NOBODY;

  async function choose(member: StaffMember) {
    setChosen(member);
    await giveTo(of, member === NOBODY ? null : member);
    setChosen((last) => (last === member ? undefined : last));
  }

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 text-[0.9375rem] font-semibold">
        Owner
      </p>
      <Menu.Root modal={false}>
        <Menu.Trigger
          aria-labelledby={`${id}-label ${id}-name`}
          aria-busy={chosen !== undefined || undefined}
          className={`${FIELD_BOX} flex w-full items-center justify-between gap-2 text-left`}
        >
          <span id={`${id}-name`} className="min-w-0 wrap-anywhere">
            {owner.username}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner align="start" sideOffset={6} collisionPadding={12} className="z-50">
            <Menu.Popup className="max-h-[min(24rem,var(--available-height))] min-w-(--anchor-width) overflow-y-auto rounded-card border border-edge bg-sheet p-1.5 text-ink shadow-lg outline-none">
              <Menu.RadioGroup value={owner._id}>
                {[NOBODY, ...membersWith(staff, of.owner)].map((member) => (
                  <Menu.RadioItem
                    key={member._id}
                    value={member._id}
                    closeOnClick
                    onClick={() => member._id !== owner._id && void choose(member)}
                    className="flex min-h-11 cursor-default items-center gap-2 rounded-field px-3 data-[highlighted]:bg-mist"
                  >
                    <span className="size-4 shrink-0">
                      <Menu.RadioItemIndicator>
                        <Check aria-hidden="true" className="size-4" />
                      </Menu.RadioItemIndicator>
                    </span>
                    <span className="min-w-0 wrap-anywhere">{member.username}</span>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
