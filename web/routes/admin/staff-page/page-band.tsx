import { CircleAlert } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMatches, useRevalidator } from 'react-router';
import { dayOf, formatDay, formatTime, todayInIndia } from '../../../../contracts/india-time.ts';
import { signInAgain } from '../../../features/session/sign-in-again/sign-in-again.ts';
import { usePaused } from '../../../features/session/sign-in-again/use-paused.ts';
import { moveFocusToContent } from '../../../lib/browser/move-focus-to-content.ts';
import { type StaffAnswer, type StaleReason, shownAnswers } from './staff-access.ts';

const FIRST_PAUSE_MS = 3_000;
const MAX_PAUSE_MS = 60_000;

export function PageBand() {
  const paused = usePaused();
  const failure = useMatches().map(failureOf).findLast(Boolean);
  useEffect(() => signInAgain.offer(() => shownAnswers.size > 0), []);
  if (paused) return <SignedOutBand />;
  return failure ? <StaleBand failure={failure} /> : null;
}

function failureOf({ loaderData }: { loaderData: unknown }): StaleReason | undefined {
  const answer = loaderData as Partial<StaffAnswer<unknown>> | undefined;
  return answer?.access === 'granted' ? answer.failure : undefined;
}

function SignedOutBand() {
  return (
    <Band action="Sign in" onPress={() => void signInAgain.ask()}>
      You are signed out. <span className="font-normal">What you typed stays here.</span>
    </Band>
  );
}

function StaleBand({ failure }: { failure: StaleReason }) {
  const { press, isBusy } = useTryAgain(failure);
  return (
    <Band action={isBusy ? 'Trying…' : 'Try again'} onPress={() => void press()}>
      As of {timeOf(failure.at)}, not up to date.{' '}
      <span className="font-normal">
        {failure.isOfAnother && 'It is the list that you looked at before. '}
        <span className="max-sm:sr-only">{failure.reason}</span>
      </span>
    </Band>
  );
}

type Props = { action: string; onPress: () => void; children: ReactNode };

function Band({ action, onPress, children }: Props) {
  useLayoutEffect(() => moveFocusToContent, []);
  return (
    <section aria-label="State of this page" data-page-band className="border-b border-teesta bg-info-ground">
      <div className="measure flex items-center gap-3">
        <CircleAlert className="size-4 shrink-0 text-teesta" />
        <p role="status" className="min-w-0 flex-1 py-2 text-sm leading-snug font-semibold">
          {children}
        </p>
        <button
          type="button"
          onClick={onPress}
          className="-mr-3 min-h-11 shrink-0 rounded-full px-3 text-sm font-semibold text-link hover:bg-mist"
        >
          {action}
        </button>
      </div>
    </section>
  );
}

function timeOf(moment: string): string {
  const day = dayOf(moment);
  return day === todayInIndia() ? formatTime(moment) : `${formatTime(moment)} on ${formatDay(day)}`;
}

/** Reloads stale data: at growing intervals, and at once when the page becomes visible or the network returns. */
function useTryAgain(answer: object | undefined) {
  const { revalidate, state } = useRevalidator();
  const pause = useRef(FIRST_PAUSE_MS);
  const [isPressed, setPressed] = useState(false);
  const isStale = answer !== undefined;

  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => {
      if (!navigator.onLine || document.hidden) return;
      pause.current = Math.min(2 * pause.current, MAX_PAUSE_MS);
      void revalidate();
    }, pause.current);
    return () => clearTimeout(timer);
  }, [answer, revalidate]);

  useEffect(() => {
    if (!isStale) {
      pause.current = FIRST_PAUSE_MS;
      return;
    }
    const look = () => {
      if (navigator.onLine && !document.hidden) void revalidate();
    };
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isStale, revalidate]);

  const press = useCallback(async () => {
    setPressed(true);
    await revalidate();
    setPressed(false);
  }, [revalidate]);

  return { press, isBusy: isPressed && state === 'loading' };
}
