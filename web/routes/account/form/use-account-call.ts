import { useRevalidator } from 'react-router';
import { ApiError, NoAnswer } from '../../../api/api-error.ts';
import { hasFaults } from '../../../features/account-form/account-check.ts';
import { dismissAlert, showAlert } from '../../../features/alerts/alerts.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { useVisitorForm } from '../../../features/forms/use-visitor-form.ts';
import type { Faults } from '../../../ui/fields/use-faults.ts';

/** The state of an `AccountForm` of somebody who is signed in: `send` makes the call, and tells what went wrong. */
export function useAccountCall() {
  const form = useVisitorForm({ name: 'account' });
  const { revalidate } = useRevalidator();

  /**
   * `missing`: what is wrong with the fields before anything is sent. `ifUnanswered`: what may have come of the call all
   * the same, said where no answer came.
   */
  async function send(missing: Faults, call: () => Promise<void>, ifUnanswered?: string): Promise<Faults> {
    if (hasFaults(missing)) return missing;
    dismissAlert();
    try {
      await call();
      return {};
    } catch (error) {
      const alert = failureAlert(error);
      const details = [alert.detail, error instanceof NoAnswer && ifUnanswered];
      // In the order in which it happened: first that no answer came.
      showAlert({ ...alert, detail: details.filter(Boolean).join(' ') });
      // What the page shows is not so any more: it was changed in another tab, or by a call whose answer was lost.
      if (error instanceof ApiError && error.status === 409) await revalidate();
      return fieldFaults(error);
    }
  }

  return { form, send };
}
