import { href } from 'react-router';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { LoadingList } from '../../lists/loading-list.tsx';
import { IfMay } from '../../rights/if-may.tsx';
import { staffApi } from '../../staff-api.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import type { Route } from './+types/due-page.ts';
import { MonthOfDocuments } from './month-of-documents.tsx';
import { OpenMoney } from './open-money.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Money');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => (await staffApi.listDue()).data);

export const HydrateFallback = () => <LoadingList title="Money" />;

export default function DuePage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Money"
      answer={loaderData}
      failed="Failed to load what is due"
      ways={[{ to: href('/admin/settings/money'), text: 'Tax and payments' }]}
    >
      {(due) => (
        <div className="grid max-w-[60rem] grid-cols-1 gap-8">
          <OpenMoney due={due} />
          <IfMay right="export">
            <MonthOfDocuments />
          </IfMay>
        </div>
      )}
    </StaffPage>
  );
}
