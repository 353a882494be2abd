import type { ReactNode } from 'react';
import type { MailSettings } from '../../../../../contracts/mail/mail-settings.contract.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { BounceTroubleNotice } from '../health/bounce-trouble-notice.tsx';

export function HowMailsLeave({ settings }: { settings: MailSettings }) {
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
            They are in <code>{folder}</code> on the server, and nobody receives them. Whoever runs this site
            sets SMTP_URL and MAIL_FROM and starts it anew.
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
