import { useRevalidator } from 'react-router';
import { ApiError, NoAnswer } from '../../../api/api-error.ts';
import { hasFaults } from '../../../features/account-form/account-check.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { type Sending, useVisitorForm } from '../../../features/forms/use-visitor-form.ts';
import type { Faults } from '../../../ui/fields/use-faults.ts';

type Options = {
  check: (values: Record<string, string>) => Faults;
  call: (values: Record<string, string>) => Promise<void>;
  /** What may have come of the call all the same, said where no answer came. */
  ifUnanswered?: string;
};

export function useAccountCall({ check, call, ifUnanswered }: Options) {
  const form = useVisitorForm({ name: 'account' });
  const { revalidate } = useRevalidator();
  const sending: Sending = {
    async send(values) {
      const missing = check(values);
      if (!hasFaults(missing)) await call(values);
      return missing;
    },
    failed(error) {
      // What the page shows is not so any more: it was changed in another tab, or by a call whose answer was lost.
      if (error instanceof ApiError && error.status === 409) void revalidate();
      const alert = failureAlert(error);
      const details = [alert.detail, error instanceof NoAnswer && ifUnanswered];
      // In the order in which it happened: first that no answer came.
      return { ...alert, detail: details.filter(Boolean).join(' ') };
    },
  };
  return { form, sending };
}
