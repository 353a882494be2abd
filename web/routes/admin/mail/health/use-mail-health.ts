import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { MailHealth } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { useSession } from '../../../../features/session/use-session.ts';
import { mailHealthStore } from './mail-health-store.ts';

const EVERY_MS = 60_000;
const nothingYet = () => null;

/** Null while unknown, and for users who are not staff. */
export function useMailHealth(): MailHealth | null {
  const { user } = useSession();
  const health = useSyncExternalStore(mailHealthStore.subscribe, mailHealthStore.getSnapshot, nothingYet);
  return user?.role === 'admin' ? health : null;
}

export function useAskMailHealth(): void {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isStaff = user?.role === 'admin';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to ask
  useEffect(() => {
    if (!isStaff) return;
    const ask = () => {
      if (document.visibilityState === 'visible') void mailHealthStore.ask();
    };
    ask();
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isStaff, pathname]);
}
