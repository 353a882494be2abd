import { useState } from 'react';
import type { IssueDetail } from '../../../../contracts/newsletter/issues.contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';

export function IssueControls({ issue: { _id, state } }: { issue: IssueDetail }) {
  const act = useStaffAction();
  const [isAsked, setAsked] = useState(false);
  const params = { id: _id };
  const callOff = () =>
    act({
      call: () => staffApi.callIssueOff({ params }),
      failed: 'Failed to call it off',
      done: 'It is a draft again.',
    });
  const pause = () =>
    act({ call: () => staffApi.pauseIssue({ params }), failed: 'Failed to pause it', done: 'Paused.' });
  const goOn = () =>
    act({ call: () => staffApi.resumeIssue({ params }), failed: 'Failed to go on', done: 'It goes on.' });
  async function stop() {
    await act({
      call: () => staffApi.stopIssue({ params }),
      failed: 'Failed to stop it',
      done: 'The rest gets none.',
    });
  }

  if (state === 'scheduled')
    return (
      <ActionButton variant="secondary" className="justify-self-start" onPress={callOff}>
        Call it off
      </ActionButton>
    );
  if (state !== 'sending' && state !== 'paused') return null;
  return (
    <div className="flex flex-wrap gap-3">
      {state === 'sending' ? (
        <ActionButton variant="secondary" onPress={pause}>
          Pause
        </ActionButton>
      ) : (
        <ActionButton onPress={goOn}>Go on</ActionButton>
      )}
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Stop for good
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Stop this issue for good?"
        confirm="Stop"
        cancel="Not now"
        onClose={() => setAsked(false)}
        onConfirm={stop}
      >
        <p>Who has it keeps it; all others never get it.</p>
      </ConfirmDialog>
    </div>
  );
}
