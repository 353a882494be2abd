import { useState } from 'react';
import { dismissAlert, showAlert } from '../../../features/alerts/alerts.ts';
import { failureAlert } from '../../../features/failures/failure-alert.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { saveAsFile } from '../../../lib/browser/save-as-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';

export function DownloadData() {
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    dismissAlert();
    try {
      const { data } = await accountApi.exportOwnData();
      saveAsFile(new File([JSON.stringify(data, null, 2)], 'my-data.json', { type: 'application/json' }));
    } catch (error) {
      showAlert(failureAlert(error));
    }
    setBusy(false);
  }

  return (
    <>
      <p className="mb-4 text-ink-soft">Everything that we keep about you, in one JSON file.</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void download()}>
        Download my data
      </Button>
    </>
  );
}
