import { Suspense } from 'react';
import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/admin-dashboard.ts';
import { Attention } from './attention.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { loadDashboard } from './load-dashboard.ts';
import { PeriodChoice } from './period-choice.tsx';
import { Today } from './today/today.tsx';

const Charts = lazyPart(() => import('./charts/charts.tsx'), 'Charts');

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Dashboard');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadDashboard(new URL(request.url).searchParams));
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="h-28 w-full" />
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((tile) => (
          <Skeleton key={tile} className="h-32 w-full" />
        ))}
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { user } = useSession();
  const answer = useAnswerOfCurrentUser(loaderData);
  const isStaff = answer.access === 'granted';
  return (
    <StaffPage
      title={isStaff && user ? `Welcome, ${user.username}` : isStaff ? 'Welcome' : 'Dashboard'}
      answer={answer}
      failed="Failed to load the dashboard"
    >
      {(shown) => (
        <div className="grid grid-cols-1 gap-10">
          <div className="grid gap-4">
            <Today today={shown.today} />
            {'figures' in shown && <Attention attention={shown.figures.attention} />}
          </div>
          <section aria-labelledby="figures" className="grid min-w-0 gap-6">
            <h2 id="figures" className="text-heading">
              How it goes
            </h2>
            <PeriodChoice
              faults={'faults' in shown ? shown.faults : {}}
              shown={'figures' in shown ? shown.figures : undefined}
            />
            {'figures' in shown && <Figures figures={shown.figures} />}
          </section>
        </div>
      )}
    </StaffPage>
  );
}

function Figures({ figures }: { figures: Dashboard }) {
  return (
    <div className="grid min-w-0 gap-6">
      <FigureTiles figures={figures} />
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <Charts figures={figures} />
      </Suspense>
    </div>
  );
}
