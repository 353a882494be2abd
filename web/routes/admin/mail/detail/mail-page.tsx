import { href } from 'react-router';
import type { MailDetail } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { MailFrame } from '../../../../features/mail-frame/mail-frame.tsx';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { usePolling } from '../../actions/use-polling.ts';
import { LoadingList } from '../../lists/loading-list.tsx';
import { staffApi } from '../../staff-api.ts';
import { nullIfGone } from '../../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/mail-page.ts';
import { MailActions } from './mail-actions.tsx';
import { MailFacts } from './mail-facts.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Mail');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => nullIfGone(async () => (await staffApi.getMail({ params })).data));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Mail" />;

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const mail = answer.access === 'granted' ? answer.data : null;
  return (
    <StaffPage
      back={{ to: href('/admin/mail'), text: 'All mails' }}
      title={mail ? (mail.subject ?? mail.title) : 'Mail'}
      answer={answer}
      failed="Failed to load this mail"
      actions={mail && <MailActions mail={mail} />}
    >
      {(found) =>
        found ? (
          <MailDetailParts mail={found} />
        ) : (
          <EmptyState
            title="No such mail"
            text="It went with what it told of, or ended more than 90 days ago."
          >
            <ButtonLink to={href('/admin/mail')}>All mails</ButtonLink>
          </EmptyState>
        )
      }
    </StaffPage>
  );
}

function MailDetailParts({ mail }: { mail: MailDetail }) {
  usePolling(mail.state === 'waiting' || mail.state === 'sending');
  return (
    <div className="grid min-w-0 gap-6">
      <MailFacts mail={mail} />
      <MailPreview mail={mail} />
    </div>
  );
}

function MailPreview({ mail: { preview, state } }: { mail: MailDetail }) {
  if (preview.is === 'none') return <Notice tone="info">{preview.reason}</Notice>;
  const isOut = state === 'sent' || state === 'written';
  return (
    <section aria-labelledby="preview" className="grid min-w-0 gap-3">
      <h2 id="preview" className="text-heading">
        {preview.is === 'as sent' ? 'As it was sent' : 'As it would be sent now'}
      </h2>
      {preview.is === 'as sent' ? (
        <p className="text-sm text-ink-soft">Links that let somebody in are left out.</p>
      ) : (
        isOut && <p className="text-sm text-ink-soft">Its own words were not stored.</p>
      )}
      <MailFrame html={preview.html} title={`Mail: ${preview.subject}`} />
      <details className="rounded-card border border-mist bg-sheet px-5">
        <summary className="flex min-h-11 items-center text-link">The same as plain text</summary>
        <pre dir="auto" className="pb-5 font-sans whitespace-pre-wrap wrap-anywhere">
          {preview.text}
        </pre>
      </details>
    </section>
  );
}
