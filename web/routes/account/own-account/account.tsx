import { Suspense } from 'react';
import { NotLoaded } from '../../../features/failures/not-loaded.tsx';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { pathWithNext } from '../../../features/session/safe-next-path.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { useRevalidateOnSessionChange } from '../../../features/session/use-revalidate-on-session-change.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { Route } from './+types/account.ts';
import { loadOwnAccount } from './own-account-data.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Your account');

const loadPage = () => import('./own-account-page.tsx');
const OwnAccountPage = lazyPart(loadPage, 'OwnAccountPage');

/** The script for what is answered comes along with the answer, and only to whoever is signed in. */
export async function clientLoader() {
  const answer = loadOwnAccount();
  // Fetched ahead: where it does not come, the page asks again, and says what is wrong.
  if (sessionStore.getSnapshot().user) void loadPage().catch(() => undefined);
  return answer;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div className="measure py-10 sm:py-14">
      <PageHeading title="Your account" />
      <noscript>
        <p className="mt-6">Your account needs JavaScript. Please allow it for this site, or call us.</p>
      </noscript>
      <div className="mt-10">
        <AccountSkeleton />
      </div>
    </div>
  );
}

export default function Account({ loaderData }: Route.ComponentProps) {
  useRevalidateOnSessionChange();
  const { user } = useSession();
  // What was answered goes with the one it was answered to, before the next answer is here.
  const answer =
    loaderData.access === 'granted' && loaderData.account._id !== user?._id
      ? ({ access: 'signed-out' } as const)
      : loaderData;
  return (
    <div className="measure py-10 sm:py-14">
      <PageHeading
        title="Your account"
        lead={
          answer.access === 'granted' && `Signed in as ${answer.account.username}, ${answer.account.email}`
        }
      />
      <div className="mt-10">
        {answer.access === 'granted' && (
          <Suspense fallback={<AccountSkeleton />}>
            <OwnAccountPage {...answer} />
          </Suspense>
        )}
        {answer.access === 'signed-out' && <SignedOut />}
        {answer.access === 'failed' && <NotLoaded text={answer.text} detail={answer.detail} />}
      </div>
    </div>
  );
}

function AccountSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}

function SignedOut() {
  return (
    <EmptyState title="Please sign in" text="Your enquiries, reviews and saved tours stand here then.">
      <ButtonLink to={pathWithNext('/login', '/account')}>Sign in</ButtonLink>
      <ButtonLink to={pathWithNext('/register', '/account')} variant="secondary">
        Create an account
      </ButtonLink>
    </EmptyState>
  );
}
