import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, NoAnswer } from '../../../api/api-error.ts';
import { hasFaults } from '../../../features/account-form/account-check.ts';
import { dismissAlert, showAlert } from '../../../features/alerts/alerts.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { fieldFaults } from '../../../features/failures/failure-text.ts';
import { type Faults, useFaults } from '../../../ui/fields/use-faults.ts';

/** The state of an `AccountForm` of somebody who is signed in: `send` makes the call, and tells what went wrong. */
export function useAccountCall() {
  const formRef = useRef<HTMLFormElement>(null);
  const { faults, showFaults, clearFault } = useFaults(formRef);
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  /**
   * `missing`: what is wrong with the fields before anything is sent. `ifUnanswered`: what may have come of the call all
   * the same, said where no answer came.
   */
  async function send(missing: Faults, call: () => Promise<void>, ifUnanswered?: string) {
    showFaults(missing);
    if (hasFaults(missing)) return;
    setBusy(true);
    dismissAlert();
    try {
      await call();
    } catch (error) {
      showFaults(fieldFaults(error));
      const alert = failureAlert(error);
      const details = [alert.detail, error instanceof NoAnswer && ifUnanswered];
      // In the order in which it happened: first that no answer came.
      showAlert({ ...alert, detail: details.filter(Boolean).join(' ') });
      // What the page shows is not so any more: it was changed in another tab, or by a call whose answer was lost.
      if (error instanceof ApiError && error.status === 409) await revalidate();
    }
    setBusy(false);
  }

  return { form: { formRef, isBusy, onInput: clearFault }, faults, send };
}
