import { Printer } from 'lucide-react';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { enquiryPath } from '../../desk-paths.ts';
import { LoadingList } from '../../lists/loading-list.tsx';
import { staffApi } from '../../staff-api.ts';
import { nullIfGone } from '../../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/document-page.ts';
import { DocumentPaper } from './document-paper.tsx';
import { PdfButton } from './pdf-button.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Document');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => nullIfGone(() => staffApi.readDocument({ params })));

export const HydrateFallback = () => <LoadingList title="Document" />;

export default function DocumentPage({ loaderData, params: { id, document } }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const content = answer.access === 'granted' ? answer.data?.data : undefined;
  const back = { to: enquiryPath(id), text: `The enquiry ${content?.trip.reference ?? ''}` };
  return (
    <StaffPage
      back={back}
      title={content ? `${content.title} ${content.number}` : 'Document'}
      answer={answer}
      failed="Failed to load this document"
      actions={
        content && (
          <>
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer className="size-4" />
              Print
            </Button>
            <PdfButton enquiryId={id} documentId={document} name={content.number} />
          </>
        )
      }
    >
      {(found) =>
        found ? (
          <DocumentPaper content={found.data} />
        ) : (
          <EmptyState title="No such document" text="It may be of another enquiry, or of a colleague’s.">
            <ButtonLink to={back.to}>Back to the enquiry</ButtonLink>
          </EmptyState>
        )
      }
    </StaffPage>
  );
}
