import { href } from 'react-router';
import type { StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { visitorApi } from '../../../../features/session/visitor-api.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { LoadingList } from '../../lists/loading-list.tsx';
import { staffApi } from '../../staff-api.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import type { Route } from './+types/add-enquiry.ts';
import { AddEnquiryForm } from './add-enquiry-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Add an enquiry');

async function load(): Promise<{ staff: StaffMember[]; tours: string[] }> {
  const [staff, tours] = await Promise.all([
    staffApi.listStaff(),
    visitorApi.listTours({ query: { limit: 100 } }),
  ]);
  return { staff: staff.data, tours: tours.data.map(({ title }) => title).sort() };
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadAsStaff(request, load);

export function HydrateFallback() {
  return <LoadingList title="Add an enquiry" />;
}

export default function AddEnquiry({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Add an enquiry"
      answer={loaderData}
      failed="Failed to load bookings"
      actions={
        <ButtonLink to={href('/admin/bookings')} variant="secondary">
          All bookings
        </ButtonLink>
      }
    >
      {({ tours, staff }) => <AddEnquiryForm tours={tours} staff={staff} />}
    </StaffPage>
  );
}
