import { useState } from 'react';
import { Link } from 'react-router';
import type { Opening } from '../../../../contracts/opening/opening.contract.ts';
import { reloadSettings } from '../../../features/settings/reload-settings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useReload } from '../actions/use-reload.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { IfMay } from '../rights/if-may.tsx';
import { staffApi } from '../staff-api.ts';
import { MISSING_WORDS } from './start-words.ts';

export function OpenSite({ opening }: { opening: Opening }) {
  return (
    <section aria-labelledby="opening" className="grid gap-3">
      <h2 id="opening" className="text-heading">
        {opening.openedAt === null ? 'Open the site' : 'The site is open'}
      </h2>
      {opening.openedAt === null ? <Closed opening={opening} /> : <Open />}
    </section>
  );
}

function Closed({ opening: { missing } }: { opening: Opening }) {
  const set = useOpening();
  return (
    <>
      <p className="text-ink-soft">
        Visitors read “Opening soon” with your phone numbers, and search engines nothing. You and your
        colleagues see the site as it will be.
      </p>
      {missing.length > 0 && (
        <div>
          <p>Still missing; you can open it all the same:</p>
          <ul className="ml-5 list-disc">
            {missing.map((one) => (
              <li key={one}>
                <Link to={MISSING_WORDS[one].to} className="inline-flex min-h-11 items-center text-link">
                  {MISSING_WORDS[one].text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <IfMay right="open-site">
        <ActionButton className="w-fit" onPress={() => set(true, 'The site is open. Visitors see it now.')}>
          Open the site
        </ActionButton>
      </IfMay>
    </>
  );
}

function Open() {
  const set = useOpening();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p className="text-ink-soft">Visitors and search engines see it.</p>
      <IfMay right="open-site">
        <Button variant="secondary" className="w-fit" onClick={() => setAsked(true)}>
          Close it again
        </Button>
      </IfMay>
      <ConfirmDialog
        open={isAsked}
        title="Close the site?"
        confirm="Close it"
        cancel="Leave it open"
        onConfirm={() => set(false, 'The site is closed. Visitors read “Opening soon”.')}
        onClose={() => setAsked(false)}
      >
        <p>
          Visitors read “Opening soon” then, and search engines are asked to come again later. Enquiries,
          accounts and links in mails stay as they are.
        </p>
      </ConfirmDialog>
    </>
  );
}

function useOpening() {
  const act = useStaffAction();
  const reload = useReload();
  return async (isOpen: boolean, done: string) => {
    await act({
      call: () => staffApi.setOpening({ body: { isOpen } }),
      failed: isOpen ? 'Failed to open the site' : 'Failed to close the site',
      done,
      keepsPage: true,
    });
    await reloadSettings(reload);
  };
}
