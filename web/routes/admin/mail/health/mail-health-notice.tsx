import { href, Link } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import { FAILED_COUNT_MAX } from '../../../../../contracts/mail/mail-terms.ts';
import type { MailHealth } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { BounceTroubleNotice } from './bounce-trouble-notice.tsx';

export function MailHealthNotice({ health }: { health: MailHealth }) {
  const { bounceTrouble, unproved } = health;
  return (
    <>
      <SendingNotice health={health} />
      {bounceTrouble && <BounceTroubleNotice trouble={bounceTrouble} className="mb-4" />}
      {unproved.waiting > 0 && <UnprovedNotice unproved={unproved} />}
    </>
  );
}

function UnprovedNotice({ unproved: { waiting, perHour } }: Pick<MailHealth, 'unproved'>) {
  const mails =
    waiting < FAILED_COUNT_MAX
      ? countOf(waiting, 'mail waits', 'mails wait')
      : `${FAILED_COUNT_MAX - 1}+ mails wait`;
  return (
    <Notice tone="error" className="mb-4">
      <p className="font-semibold">{mails}: they go to addresses that nobody has confirmed.</p>
      <p>
        At most {perHour} such receipts and links leave in an hour, so that nobody floods mailboxes by this
        site. The others go by themselves as there is room. If they are no flood, but your travellers’,
        whoever runs this site raises MAIL_UNPROVED_PER_HOUR.
      </p>
    </Notice>
  );
}

function SendingNotice({ health: { isSmtpSet, trouble } }: { health: MailHealth }) {
  if (trouble)
    return (
      <Notice tone="error" className="mb-4">
        <p className="font-semibold">Mails have not gone out since {formatMoment(trouble.since)}.</p>
        {trouble.reason && <p className="wrap-anywhere">Said last: {trouble.reason}</p>}
        <p className="mt-1">
          They wait here and are tried again by themselves; nothing is lost.{' '}
          <Link to={href('/admin/mail/settings')} className="text-link underline">
            Send a test mail
          </Link>{' '}
          to see what the mail server says now. If it refuses, ask your mail host, or whoever runs this site
          to look at SMTP_URL. Meanwhile call travellers whose receipts wait.
        </p>
      </Notice>
    );
  if (isSmtpSet) return null;
  return (
    <Notice tone="error" className="mb-4">
      <p className="font-semibold">Mails are written to files: no SMTP server is set up.</p>
      <p>
        Nobody receives them. Whoever runs this site sets SMTP_URL and MAIL_FROM and starts it anew.{' '}
        <Link to={href('/admin/mail/settings')} className="text-link underline">
          Where the files are, and what to ask your mail host for
        </Link>
      </p>
    </Notice>
  );
}
