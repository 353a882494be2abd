import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../lib/loading/lazy-part.ts';
import { Button } from '../../../../ui/buttons/button.tsx';

const DeleteAccountDialog = lazyPart(() => import('./delete-account-dialog.tsx'), 'DeleteAccountDialog');

export function DeleteAccount() {
  const [isAsked, setAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  function ask() {
    setWasAsked(true);
    setAsked(true);
  }
  return (
    <>
      <p className="mb-4 text-ink-soft">
        You see what goes and what stays, and are asked for your password, before anything is deleted.
      </p>
      <Button variant="danger" aria-haspopup="dialog" onClick={ask}>
        Delete my account
      </Button>
      {wasAsked && (
        <Suspense>
          <DeleteAccountDialog open={isAsked} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
