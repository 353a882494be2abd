import { useState } from 'react';
import { hasDrafts } from '../../../features/drafts/has-drafts.ts';
import { signOut } from '../../../features/session/sign-out/sign-out.ts';
import { SignInLinks } from '../../../features/site-frame/sign-in-links.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';

export function DeskSignInLinks() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <SignInLinks place="admin" onLogout={() => (hasDrafts() ? setAsking(true) : signOut())} />
      <ConfirmDialog
        open={isAsking}
        title="Log out?"
        confirm="Log out"
        cancel="Stay"
        onConfirm={async () => signOut()}
        onClose={() => setAsking(false)}
      >
        What is half written here is forgotten.
      </ConfirmDialog>
    </>
  );
}
