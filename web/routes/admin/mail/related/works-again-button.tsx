import { MailCheck } from 'lucide-react';
import { useMay } from '../../../../features/session/use-may.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { staffApi } from '../../staff-api.ts';

export function WorksAgainButton({ email }: { email: string }) {
  const act = useStaffAction();
  const markReachable = () =>
    act({
      call: () => staffApi.markReachable({ body: { email } }),
      failed: 'Failed to mark the address as working',
      done: 'The address is marked as working again.',
    });
  if (!useMay('work-on-enquiries')) return null;
  return (
    <ActionButton
      variant="secondary"
      icon={MailCheck}
      onPress={markReachable}
      aria-label={`Mark as working again: ${email}`}
    >
      Mark as working again
    </ActionButton>
  );
}
