import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { enquiryPath } from '../desk-paths.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { nullIfGone } from '../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/quote-page.ts';
import { QuoteEditor } from './form/quote-editor.tsx';
import { quoteName } from './quote-words.ts';
import { SentQuotePage } from './sent-quote-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Quotation');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => nullIfGone(() => staffApi.getDeskQuote({ params })));

export const HydrateFallback = () => <LoadingList title="Quotation" />;

export default function QuotePage({ loaderData, params: { id } }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const mayWork = useMay('work-on-enquiries');
  const quote = answer.access === 'granted' ? answer.data?.data : undefined;
  const back = { to: enquiryPath(id), text: `The enquiry ${quote?.enquiry.reference ?? ''}` };
  return (
    <StaffPage
      back={back}
      title={quote ? `${quoteName(quote)} for ${quote.enquiry.fullName}` : 'Quotation'}
      answer={answer}
      failed="Failed to load this quotation"
    >
      {(found) =>
        !found ? (
          <EmptyState title="No such quotation" text="The draft may have been discarded.">
            <ButtonLink to={back.to}>Back to the enquiry</ButtonLink>
          </EmptyState>
        ) : found.data.state === 'draft' && mayWork ? (
          <QuoteEditor key={found.data._id} quote={found.data} />
        ) : (
          <SentQuotePage key={found.data._id} quote={found.data} />
        )
      }
    </StaffPage>
  );
}
