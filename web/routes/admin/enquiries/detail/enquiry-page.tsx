import { href, useParams } from 'react-router';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { fetchAhead } from '../../../../lib/loading/lazy-part.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { useLeadOnFromGiven } from '../../follow-up/given-away.ts';
import { LoadingList } from '../../lists/loading-list.tsx';
import { staffApi } from '../../staff-api.ts';
import { nullIfGone } from '../../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../../staff-page/use-answer-of-current-user.ts';
import { useDeskPosition } from '../position/desk-position.ts';
import { useFocusHere } from '../position/desk-sides.tsx';
import type { Route } from './+types/enquiry-page.ts';
import { EnquiryDetail, MoneyPanel } from './enquiry-detail.tsx';
import { PositionBar } from './position-bar.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Enquiry');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => nullIfGone(() => load(params.id)));

async function load(id: string) {
  const [detail, staff, quotes, money] = await Promise.all([
    staffApi.getDeskEnquiry({ params: { id } }),
    staffApi.listStaff(),
    staffApi.listQuotes({ params: { id } }),
    staffApi.getMoney({ params: { id } }),
    // Its script comes with the data, so that nothing jumps.
    fetchAhead([MoneyPanel]),
  ]);
  return { detail: detail.data, staff: staff.data, quotes: quotes.data, money: money.data };
}

export function HydrateFallback() {
  return <LoadingList title="Enquiry" />;
}

export default function EnquiryPage({ loaderData }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const name = answer.access === 'granted' ? answer.data?.detail.booking.fullName : undefined;
  const { id } = useParams();
  const place = useDeskPosition();
  useFocusHere(id);
  useLeadOnFromGiven(id, answer.access === 'granted' && answer.data === null, href('/admin/bookings'));
  return (
    <>
      <PositionBar />
      <StaffPage title={name ?? 'Enquiry'} answer={answer} failed="Failed to load bookings">
        {(data) =>
          data ? (
            <EnquiryDetail key={data.detail.booking._id} {...data} />
          ) : (
            <EmptyState
              title="No such enquiry"
              text="It may have left the bin for good, or be a colleague’s."
            >
              <ButtonLink to={place?.listAddress ?? href('/admin/bookings')}>
                {place?.texts.all ?? 'All bookings'}
              </ButtonLink>
            </EmptyState>
          )
        }
      </StaffPage>
    </>
  );
}
