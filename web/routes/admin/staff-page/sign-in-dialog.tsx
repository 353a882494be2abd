import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { pathWithNext } from '../../../features/session/safe-next-path.ts';
import { LoginForm } from '../../../features/session/sign-in/login-form.tsx';
import { signInAgain } from '../../../features/session/sign-in-again/sign-in-again.ts';
import { usePaused } from '../../../features/session/sign-in-again/use-paused.ts';
import { signOut } from '../../../features/session/sign-out/sign-out.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { Dialog } from '../../../ui/dialog.tsx';

export function SignInDialog() {
  const paused = usePaused();
  const { loading } = useSession();
  const { pathname, search } = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const isOpen = paused?.isAsking === true;
  const box = useRef<HTMLDivElement>(null);

  // The dialog has opened and focused its first button by then.
  useEffect(() => {
    if (isOpen) box.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  }, [isOpen]);

  function close() {
    signInAgain.close();
    // Cancels the navigation that waited for its data.
    if (navigation.state === 'loading')
      void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  function changeUser() {
    signOut();
    void navigate(pathWithNext('/login', pathname + search));
  }

  return (
    <Dialog open={isOpen} onClose={close} title="Sign in to go on" busy={loading}>
      {paused && (
        <div ref={box}>
          <p className="mb-5 text-ink-soft">
            Your session has ended. The page stays as it is, and what you pressed goes on.
          </p>
          <LoginForm email={paused.user.email} isEmailGiven onSignedIn={() => {}} />
          <p className="mt-5 flex flex-wrap items-center gap-x-2 border-t border-mist pt-3 text-sm text-ink-soft">
            Not {paused.user.username}? What was typed here is forgotten then.
            <button
              type="button"
              className="inline-flex min-h-11 items-center font-semibold text-link"
              onClick={changeUser}
            >
              Sign out
            </button>
          </p>
        </div>
      )}
    </Dialog>
  );
}
