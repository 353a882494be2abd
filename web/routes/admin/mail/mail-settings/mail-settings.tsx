import { href } from 'react-router';
import type { MailSettings } from '../../../../../contracts/mail/mail-settings.contract.ts';
import { pageMeta } from '../../../../features/page-head/page-meta.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { Fact } from '../../lists/fact.tsx';
import { LoadingList } from '../../lists/loading-list.tsx';
import { staffApi } from '../../staff-api.ts';
import { loadAsStaff } from '../../staff-page/staff-access.ts';
import { StaffPage } from '../../staff-page/staff-page.tsx';
import { BounceTroubleNotice } from '../health/bounce-trouble-notice.tsx';
import type { Route } from './+types/mail-settings.ts';
import { SenderRecordsPart } from './sender-records-part.tsx';
import { TestMail } from './test-mail.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Mail settings');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => (await staffApi.getMailSettings()).data);

export const HydrateFallback = () => <LoadingList title="Mail settings" />;

export default function MailSettingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      back={{ to: href('/admin/mail'), text: 'All mails' }}
      title="Mail settings"
      answer={loaderData}
      failed="Failed to load the mail settings"
    >
      {(settings) => (
        <div className="grid max-w-[52rem] gap-10">
          <HowMailsLeave settings={settings} />
          <TestMail settings={settings} />
          <SenderRecordsPart />
        </div>
      )}
    </StaffPage>
  );
}

function HowMailsLeave({ settings }: { settings: MailSettings }) {
  const { from, server, isTlsRequired, folder, dkim, bounces } = settings;
  return (
    <section aria-labelledby="how-mails-leave">
      <h2 id="how-mails-leave" className="text-heading">
        How mails leave
      </h2>
      {folder && (
        <Notice tone="error" className="mt-3">
          <p className="font-semibold">Mails are written to files: no SMTP server is set up.</p>
          <p className="wrap-anywhere">
            They are in <code>{folder}</code> on the server, and nobody receives them. The person who runs
            this site sets SMTP_URL and MAIL_FROM and restarts it.
          </p>
        </Notice>
      )}
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label="Sender (MAIL_FROM)">{from}</Fact>
        {server && (
          <Fact label="Mail server (SMTP_URL)">
            {server}
            <span className="block text-sm text-ink-soft">
              {isTlsRequired ? 'over TLS, always' : 'over TLS where the server offers it'}
            </span>
          </Fact>
        )}
        <Fact label="Signature (DKIM)">
          {dkim ? `by the key “${dkim.selector}” of ${dkim.domain}` : 'this site puts none on'}
        </Fact>
        <Fact label="What comes back (BOUNCE_IMAP_URL)">
          {bounces ? (
            <>
              {bounces.user}
              <span className="block text-sm text-ink-soft">
                read at {bounces.server}, {bounces.folder}
              </span>
            </>
          ) : (
            'is not read here'
          )}
        </Fact>
      </dl>
      {bounces?.trouble && <BounceTroubleNotice trouble={bounces.trouble} className="mt-4" />}
    </section>
  );
}
