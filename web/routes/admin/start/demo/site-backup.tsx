import type { OwnSite } from '../../../../../contracts/demo/own-site.contract.ts';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { CopyButton } from '../../actions/copy-button.tsx';
import { usePolling } from '../../actions/use-polling.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { staffApi } from '../../staff-api.ts';

export function SiteBackup({ backup }: Pick<OwnSite, 'backup'>) {
  const act = useStaffAction();
  const isWorking = backup?.state === 'working';
  usePolling(isWorking);
  const make = () =>
    act({ call: () => staffApi.backUpBeforeOwnSite(), failed: 'Failed to begin the backup' });
  return (
    <div
      tabIndex={-1}
      className="grid gap-3 rounded-card border border-mist bg-sheet p-4 outline-none sm:p-5"
    >
      <h3 className="text-xl">First a backup</h3>
      <div role="status" className="grid gap-3">
        {!backup && <p>It has all that is here, and is the only way back. The site runs on meanwhile.</p>}
        {isWorking && <Working since={backup.at} />}
        {backup?.state === 'failed' && (
          <Notice tone="error">
            <p className="font-semibold">The backup failed. Nothing was deleted.</p>
            <p className="wrap-anywhere">{backup.why}</p>
          </Notice>
        )}
        {backup?.state === 'made' && backup.file && <WhereItIs file={backup.file} at={backup.at} />}
      </div>
      {!isWorking && (
        <ActionButton variant={backup ? 'secondary' : 'primary'} className="w-fit" onPress={make}>
          {backup ? 'Make another backup' : 'Make the backup'}
        </ActionButton>
      )}
    </div>
  );
}

function Working({ since }: { since: string }) {
  return (
    <>
      <p>Making the backup since {formatMoment(since)}. You can leave this page and come back.</p>
      <progress aria-label="The backup is being made" className="h-1.5 w-full accent-teesta" />
    </>
  );
}

export function WhereItIs({ file, at }: { file: string; at: string }) {
  const command = `npm run restore -- ${file}`;
  return (
    <div className="grid gap-2">
      <p>
        Made {formatMoment(at)}, opened and found whole: <code className="wrap-anywhere">{file}</code>
      </p>
      <p>To restore everything, stop the site, run this command in its folder, and start it again:</p>
      <p className="flex items-center gap-2 rounded-field bg-mist py-1 pl-3">
        <code className="min-w-0 flex-1 wrap-anywhere">{command}</code>
        <CopyButton text={command} name="command" />
      </p>
      <p className="text-sm text-ink-soft">
        {file.endsWith('.age') && 'It is encrypted: restoring it takes the BACKUP_KEY of this server. '}
        Keep a copy somewhere else: where backups are made every day, the oldest are removed.
      </p>
    </div>
  );
}
