import { accountApi } from '../../../features/session/account-api.ts';
import { saveAsFile } from '../../../lib/browser/save-as-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { usePress } from '../form/use-press.ts';

export function DownloadData() {
  const { isBusy, press } = usePress();

  const download = () =>
    press(async () => {
      const { data } = await accountApi.exportOwnData();
      saveAsFile(new File([JSON.stringify(data, null, 2)], 'my-data.json', { type: 'application/json' }));
    });

  return (
    <>
      <p className="mb-4 text-ink-soft">Everything that we keep about you, in one JSON file.</p>
      <Button variant="secondary" busy={isBusy} onClick={() => void download()}>
        Download my data
      </Button>
    </>
  );
}
