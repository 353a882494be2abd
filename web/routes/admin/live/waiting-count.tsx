import { useSyncExternalStore } from 'react';
import { COUNT_LIMIT } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { DeskNewsCounts } from '../../../../contracts/live/live.contract.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { liveStore } from './live-store.ts';

const nothingYet = () => null;

/** Null while unknown, and for users who are not staff. */
export function useWaitingCounts(): DeskNewsCounts | null {
  const { user } = useSession();
  const counts = useSyncExternalStore(liveStore.subscribe, liveStore.counts, nothingYet);
  return user?.role === 'admin' ? counts : null;
}

export function WaitingCount({ of, what }: { of: keyof DeskNewsCounts; what: string }) {
  const count = useWaitingCounts()?.[of] ?? 0;
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-action px-1.5 text-sm leading-5 font-semibold text-on-action tabular-nums lg:ml-auto">
      {count > COUNT_LIMIT ? `${COUNT_LIMIT}+` : count}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
