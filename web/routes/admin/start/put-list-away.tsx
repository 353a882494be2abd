import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';

export function PutListAway() {
  const act = useStaffAction();
  const put = (isPutAway: boolean) => staffApi.saveStartSteps({ body: { isPutAway } });
  const putAway = () =>
    act({
      call: () => put(true),
      failed: 'Failed to put the list away',
      done: 'Put away. It is under Settings, Set-up and opening.',
      undo: () => put(false),
    });
  return (
    <ActionButton variant="quiet" className="w-fit" onPress={putAway}>
      Put this list away
    </ActionButton>
  );
}
