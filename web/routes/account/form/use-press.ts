import { useState } from 'react';
import { dismissAlert, showAlert } from '../../../features/alerts/alerts.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';

export function usePress() {
  const [isBusy, setBusy] = useState(false);

  async function press(work: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    dismissAlert();
    const failure = await work().catch((error: unknown) => failureAlert(error));
    if (failure) showAlert(failure);
    setBusy(false);
    return !failure;
  }

  return { isBusy, press };
}
