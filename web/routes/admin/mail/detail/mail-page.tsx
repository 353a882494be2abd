import { Ban, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { MailDetail } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { MailFrame } from '../../../../features/mail-frame/mail-frame.tsx';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { ConfirmDialog } from '../../actions/confirm-dialog.tsx';
import { usePolling } from '../../actions/use-polling.ts';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { Fact } from '../../lists/fact.tsx';
import { LoadingList } from '../../lists/loading-list.tsx';
import { loadRecord, RecordPage } from '../../records/record-page.tsx';
import { IfMay } from '../../rights/if-may.tsx';
import { staffApi } from '../../staff-api.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { sendingWords } from '../health/outbox-words.ts';
import { MailStateTag } from '../mail-state-tag.tsx';
import { aboutLink } from '../mail-words.ts';
import { CameBackList } from '../related/came-back-list.tsx';
import { WorksAgainButton } from '../related/works-again-button.tsx';
import type { Route } from './+types/mail-page.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Mail');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.id, staffApi.getMail));

export const HydrateFallback = () => <LoadingList title="Mail" />;

export default function MailPage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="mail"
      nameOf={(mail) => mail.subject ?? mail.title}
      back={{ to: href('/admin/mail'), text: 'All mails' }}
      gone="It went with what it told of, or ended more than 90 days ago."
      actions={(mail) => (
        <IfMay right="manage-mail">
          <MailActions mail={mail} />
        </IfMay>
      )}
    >
      {(mail) => mail && <MailDetailParts mail={mail} />}
    </RecordPage>
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

function MailFacts({ mail }: { mail: MailDetail }) {
  const { title, recipient, createdAt, tries, reason, answer, unreachable } = mail;
  const about = aboutLink(mail.about);
  return (
    <article className="rounded-card border border-mist bg-sheet p-5">
      <div role="status">
        <MailStateTag mail={mail} />
      </div>
      {(reason ?? answer) && (
        <p className="mt-2 wrap-anywhere">
          {reason ? 'What went wrong: ' : 'The answer was: '}
          <q>{reason ?? answer}</q>
        </p>
      )}
      <CameBackList cameBack={mail.cameBack} />
      {unreachable && (
        <Notice tone="error" className="mt-3">
          <p>Mails do not arrive at this address, as was found {formatMoment(unreachable.foundAt)}:</p>
          <p className="mb-2 wrap-anywhere">{unreachable.reason}</p>
          <WorksAgainButton email={unreachable.email} />
        </Notice>
      )}
      <dl className="mt-5 grid gap-x-6 gap-y-4 border-t border-mist pt-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact label="To">{recipient}</Fact>
        <Fact label="Kind">{title}</Fact>
        <Fact label="Written">
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </Fact>
        <Fact label="Tells of">
          <Link to={about.to} className="inline-flex min-h-11 items-center text-link">
            {about.text}
          </Link>
        </Fact>
        <Fact label="Tries">{tries}</Fact>
      </dl>
    </article>
  );
}

function MailActions({ mail: { _id, state, recipient } }: { mail: MailDetail }) {
  const act = useStaffAction();
  const [isAsked, setAsked] = useState(false);
  const wasSent = state === 'sent' || state === 'written';
  const params = { id: _id };

  const again = (isKnownAsSent: boolean) => () => staffApi.sendMailAgain({ params, body: { isKnownAsSent } });

  async function sendAgain(isKnownAsSent: boolean) {
    await act({
      call: again(isKnownAsSent),
      failed: 'Failed to send the mail again',
      done: () => sendingWords('The mail'),
    });
  }
  async function cancel() {
    await act({
      call: () => staffApi.cancelMail({ params }),
      failed: 'Failed to cancel the mail',
      done: 'The mail is cancelled.',
      undo: again(false),
    });
  }

  if (state === 'sending') return null;
  if (state === 'waiting' || state === 'retrying' || state === 'held')
    return (
      <ActionButton variant="danger" icon={Ban} onPress={cancel}>
        Cancel this mail
      </ActionButton>
    );
  if (!wasSent)
    return (
      <ActionButton variant="secondary" icon={RotateCw} onPress={() => sendAgain(false)}>
        Send again
      </ActionButton>
    );
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        <RotateCw className="size-4" />
        Send again
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Send this mail a second time?"
        confirm="Send again"
        cancel="Not now"
        onConfirm={() => sendAgain(true)}
        onClose={() => setAsked(false)}
      >
        <p className="wrap-anywhere">It went out to {recipient} already. The recipient gets it twice.</p>
      </ConfirmDialog>
    </>
  );
}
