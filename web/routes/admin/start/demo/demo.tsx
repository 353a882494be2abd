import { href } from 'react-router';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { LoadingList } from '../../lists/loading-list.tsx';
import { staffApi } from '../../staff-api.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import type { Route } from './+types/demo.ts';
import { DemoContent } from './demo-content.tsx';
import { OwnSite } from './own-site.tsx';

const TITLE = 'The demo';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, TITLE);

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => {
    const [demo, ownSite] = await Promise.all([staffApi.getDemo(), staffApi.getOwnSite()]);
    return { demo: demo.data, ownSite: ownSite.data };
  });

export const HydrateFallback = () => <LoadingList title={TITLE} />;

export default function DemoPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      back={{ to: href('/admin/start'), text: 'Set up your site' }}
      title={TITLE}
      answer={loaderData}
      failed="Failed to load the demo content"
    >
      {({ demo, ownSite }) => (
        <div className="grid max-w-[46rem] gap-10">
          <DemoContent demo={demo} />
          <OwnSite ownSite={ownSite} />
        </div>
      )}
    </StaffPage>
  );
}
