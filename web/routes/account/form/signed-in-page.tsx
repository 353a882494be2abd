import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link, useLocation } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { loadFailure } from '../../../features/failures/failed-call.ts';
import { faultReference } from '../../../features/failures/failure-alert.ts';
import { clientReason } from '../../../features/failures/failure-text.ts';
import { NotLoaded } from '../../../features/failures/not-loaded.tsx';
import { pathWithNext } from '../../../features/session/safe-next-path.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { useRevalidateOnSessionChange } from '../../../features/session/use-revalidate-on-session-change.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

type Props<T> = {
  title: string;
  answer: SignedInAnswer<T>;
  lead?: (data: T) => ReactNode;
  signedOut: string;
  children: (data: T) => ReactNode;
};

export function SignedInPage<T>({ title, answer: given, lead, signedOut, children }: Props<T>) {
  useRevalidateOnSessionChange();
  const { user } = useSession();
  // Hides the previous user's data until the new data is here.
  const isOthers = given.access === 'granted' && given.userId !== user?._id;
  const answer = isOthers ? ({ access: 'signed-out' } as const) : given;
  return (
    <div className="measure py-10 sm:py-14">
      <PageHeading title={title} lead={answer.access === 'granted' && lead?.(answer.data)} />
      <div className="mt-10">
        {answer.access === 'granted' && children(answer.data)}
        {answer.access === 'signed-out' && <SignedOut text={signedOut} />}
        {answer.access === 'failed' && <NotLoaded text={answer.text} detail={answer.detail} />}
      </div>
    </div>
  );
}

export function SignedInFallback({ title }: { title: string }) {
  return (
    <div className="measure py-10 sm:py-14">
      <PageHeading title={title} />
      <noscript>
        <p className="mt-6">Your account needs JavaScript. Please allow it for this site, or call us.</p>
      </noscript>
      <div className="mt-10">
        <SignedInSkeleton />
      </div>
    </div>
  );
}

export function SignedInSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

function SignedOut({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <EmptyState title="Please sign in" text={text}>
      <ButtonLink to={pathWithNext('/login', here)}>Sign in</ButtonLink>
      <ButtonLink to={pathWithNext('/register', here)} variant="secondary">
        Create an account
      </ButtonLink>
    </EmptyState>
  );
}

export function BackToAccount() {
  return (
    <p className="mt-10">
      <Link to={href('/account')} className="inline-flex min-h-11 items-center gap-1 text-link">
        <ChevronLeft className="size-5" />
        Your account
      </Link>
    </p>
  );
}

type SignedInAnswer<T> =
  | { access: 'granted'; data: T; userId: string }
  | { access: 'signed-out' }
  | { access: 'failed'; text: string; detail?: string };

/** In the browser: only it knows who is signed in. */
export async function loadAsSignedIn<T>(call: () => Promise<T>): Promise<SignedInAnswer<T>> {
  const userId = sessionStore.getSnapshot().user?._id;
  if (userId === undefined) return { access: 'signed-out' };
  try {
    return { access: 'granted', data: await call(), userId };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { access: 'signed-out' };
    return {
      access: 'failed',
      text: loadFailure(error).text,
      detail: clientReason(error) ?? faultReference(error),
    };
  }
}
