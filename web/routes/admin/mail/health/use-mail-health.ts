import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { MailHealth } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { useMay } from '../../../../features/session/use-may.ts';
import { mailHealthStore } from './mail-health-store.ts';

const EVERY_MS = 60_000;
const nothingYet = () => null;

/** Null while unknown, and for users who are not staff. */
export function useMailHealth(): MailHealth | null {
  const isStaff = useMay('see-mail');
  const health = useSyncExternalStore(mailHealthStore.subscribe, mailHealthStore.getSnapshot, nothingYet);
  return isStaff ? health : null;
}

export function useAskMailHealth(): void {
  const { pathname } = useLocation();
  const isStaff = useMay('see-mail');

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
