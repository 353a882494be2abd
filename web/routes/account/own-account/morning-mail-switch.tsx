import { useState } from 'react';
import { dismissAlert, showAlert } from '../../../features/alerts/alerts.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { accountApi } from '../../../features/session/account-api.ts';

/** Of staff: whether a mail each morning says what is due. It is stored at once. */
export function MorningMailSwitch({ isOn: wasOn }: { isOn: boolean }) {
  const [isOn, setOn] = useState(wasOn);
  const [isBusy, setBusy] = useState(false);

  async function change(isWanted: boolean) {
    if (isBusy) return;
    setBusy(true);
    setOn(isWanted);
    dismissAlert();
    try {
      await accountApi.setMorningMail({ body: { isWanted } });
    } catch (error) {
      setOn(!isWanted);
      showAlert(failureAlert(error));
    }
    setBusy(false);
  }

  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        checked={isOn}
        aria-busy={isBusy || undefined}
        onChange={(event) => void change(event.target.checked)}
        className="mt-1 size-5 shrink-0 accent-action"
      />
      <span>
        Mail me at seven what is due
        <span className="block text-ink-soft">
          What is due today, what is late, and who waits for an answer. No mail where there is nothing to
          tell.
        </span>
      </span>
    </label>
  );
}
