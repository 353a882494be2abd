import type { DeskMoney } from '../../../../../contracts/money/money.contract.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { staffApi } from '../../staff-api.ts';

type Props = { enquiryId: string; money: Pick<DeskMoney, 'areRemindersOn'> };

/** Reminders go out by mail, before and after an instalment is due. */
export function RemindersSwitch({ enquiryId, money: { areRemindersOn } }: Props) {
  const act = useStaffAction();
  const turn = () =>
    act({
      call: () => staffApi.setReminders({ params: { id: enquiryId }, body: { areOn: !areRemindersOn } }),
      failed: 'Failed to switch the reminders',
    });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p>Reminders are {areRemindersOn ? 'on' : 'off'}</p>
      <ActionButton variant="quiet" onPress={turn} className="-mr-3 px-3">
        Switch {areRemindersOn ? 'off' : 'on'}
      </ActionButton>
    </div>
  );
}
