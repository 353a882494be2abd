import { useState } from 'react';
import { href } from 'react-router';
import type { IssueDetail } from '../../../../contracts/newsletter/issues.contract.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';

export function DeleteIssue({ issue, onDeleted }: { issue: IssueDetail; onDeleted: () => void }) {
  const act = useStaffAction();
  const [isAsked, setAsked] = useState(false);

  async function remove() {
    await act({
      async call() {
        await staffApi.deleteIssue({ params: { id: issue._id } });
        onDeleted();
      },
      failed: 'Failed to delete the issue',
      done: 'The issue is deleted.',
      leadsTo: href('/admin/newsletter'),
    });
  }

  return (
    <>
      <DeleteButton onClick={() => setAsked(true)} name="Delete this issue" />
      <ConfirmDialog
        open={isAsked}
        title="Delete this issue?"
        confirm="Delete"
        onClose={() => setAsked(false)}
        onConfirm={remove}
      >
        <p>It was never sent, and cannot be brought back.</p>
      </ConfirmDialog>
    </>
  );
}
