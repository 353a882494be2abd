import { useState } from 'react';
import { href } from 'react-router';
import type { OwnSite as OwnSiteState } from '../../../../../contracts/demo/own-site.contract.ts';
import { reloadSettings } from '../../../../features/settings/reload-settings.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useReload } from '../../actions/use-reload.ts';
import { staffApi } from '../../staff-api.ts';
import { PasswordDialog } from '../../users/password-dialog.tsx';
import { proofIn } from '../../users/proof-in.ts';
import { CountedList } from './counted-list.tsx';
import { countsText } from './demo-words.ts';
import { SiteBackup, WhereItIs } from './site-backup.tsx';

type Props = { ownSite: OwnSiteState };

export function OwnSite({ ownSite }: Props) {
  const { isDemo, backup } = ownSite;
  if (!isDemo && backup?.state !== 'used') return null;
  return (
    <section aria-labelledby="own-site" className="grid gap-4">
      <h2 id="own-site" className="text-heading">
        {isDemo ? 'Start my own site' : 'Your own site'}
      </h2>
      {isDemo ? (
        <FromTheDemo ownSite={ownSite} />
      ) : (
        <>
          <p>This site was emptied. What was here before is in a backup.</p>
          {backup?.file && <WhereItIs file={backup.file} at={backup.at} />}
        </>
      )}
    </section>
  );
}

function FromTheDemo({ ownSite }: Props) {
  const { counts, backup } = ownSite;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p>
        This site becomes empty, as if it were just installed: closed to visitors, with six steps before you
        open it. Your account stays, and that of another owner. Everything else is deleted, including what you
        changed or wrote:
      </p>
      <CountedList counts={counts} />
      <p className="text-ink-soft">
        With them go settings, drafts, files of replies, the history and who is signed in; uploaded pictures
        and kept mails leave the disk within a day.
      </p>
      <SiteBackup backup={backup} />
      {backup?.state === 'made' && (
        <Button variant="danger" className="w-fit" onClick={() => setAsked(true)}>
          Delete all this and start my own site
        </Button>
      )}
      {isAsked && <EmptyDialog ownSite={ownSite} onClose={() => setAsked(false)} />}
    </>
  );
}

function EmptyDialog({ ownSite: { counts, asksForCode }, onClose }: Props & { onClose: () => void }) {
  const reload = useReload();
  return (
    <PasswordDialog
      title="Delete all this?"
      confirm="Delete and start"
      failed="Failed to empty the site"
      asksForCode={asksForCode}
      leadsTo={href('/admin/start')}
      call={async (typed) => {
        const answer = await staffApi.startOwnSite({ body: proofIn(typed) });
        await reloadSettings(reload);
        return answer;
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {countsText(counts)} are deleted for good. Only the backup has them then. It can take some seconds.
      </p>
    </PasswordDialog>
  );
}
