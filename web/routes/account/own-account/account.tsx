import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { loadAsSignedIn, SignedInFallback, SignedInPage, SignedInSkeleton } from '../form/signed-in-page.tsx';
import type { Route } from './+types/account.ts';
import { loadOwnAccount } from './own-account-data.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Your account');

const loadPage = () => import('./own-account-page.tsx');
const OwnAccountPage = lazyPart(loadPage, 'OwnAccountPage', SignedInSkeleton);

export async function clientLoader() {
  const answer = loadAsSignedIn(loadOwnAccount);
  // Prefetch: if it fails, the page retries and reports.
  if (sessionStore.getSnapshot().user) void loadPage().catch(() => undefined);
  return answer;
}

export const HydrateFallback = () => <SignedInFallback title="Your account" />;

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <SignedInPage
      title="Your account"
      answer={loaderData}
      lead={({ account }) => `Signed in as ${account.username}, ${account.email}`}
      signedOut="You will then find your enquiries, reviews and saved tours here."
    >
      {(data) => <OwnAccountPage {...data} />}
    </SignedInPage>
  );
}
