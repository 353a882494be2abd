import { href, Link } from 'react-router';
import { DEMO_DAYS_REMOVED } from '../../../../contracts/demo/demo-kinds.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { IfMay } from '../rights/if-may.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/start.ts';
import { OpenSite } from './open-site.tsx';
import { PutListAway } from './put-list-away.tsx';
import { StartList } from './start-list.tsx';
import { isListWanted } from './start-words.ts';

const TITLE = 'Set up your site';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, TITLE);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => (await staffApi.getOpening()).data);

export const HydrateFallback = () => <LoadingList title={TITLE} />;

export default function StartPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage title={TITLE} answer={loaderData} failed="Failed to load the set-up">
      {(opening) => (
        <div className="grid max-w-[46rem] gap-8">
          <div className="grid gap-3">
            <p className="text-ink-soft">
              Short steps, in any order. Skip what you do not know yet: you can come back to each at any time.
            </p>
            <StartList opening={opening} />
            {isListWanted(opening) && (
              <IfMay right="change-settings">
                <PutListAway />
              </IfMay>
            )}
          </div>
          <OpenSite opening={opening} />
          {opening.demo && <DemoLink demo={opening.demo} />}
        </div>
      )}
    </StaffPage>
  );
}

function DemoLink({ demo }: { demo: 'here' | 'emptied' }) {
  return (
    <IfMay right="open-site">
      <section aria-labelledby="demo" className="grid gap-3">
        <h2 id="demo" className="text-heading">
          The demo
        </h2>
        <p className="text-ink-soft">
          {demo === 'here'
            ? `Remove its tours and texts in one step; you can restore them for ${DEMO_DAYS_REMOVED} days.`
            : 'The demo was deleted; the backup still has it.'}
        </p>
        <Link to={href('/admin/start/demo')} className="w-fit text-link">
          {demo === 'here' ? 'Take the demo away, or start a site of your own' : 'Where the backup is'}
        </Link>
      </section>
    </IfMay>
  );
}
