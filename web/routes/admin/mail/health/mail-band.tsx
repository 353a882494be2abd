import { CircleAlert } from 'lucide-react';
import { href, Link, useLocation } from 'react-router';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { MailHealth } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { useMay } from '../../../../features/session/use-may.ts';
import { useAskMailHealth, useMailHealth } from './use-mail-health.ts';

/** Its line is above every page anyway, so nothing moves when it appears. */
export function MailBand() {
  useAskMailHealth();
  const health = useMailHealth();
  const { pathname } = useLocation();
  const maySetUp = useMay('manage-mail');
  const text = health && !isSaidOn(pathname, health) && bandText(health);
  // Setup problems are explained where a test mail can be sent; failures, in the list of mails.
  const help =
    health && !health.isSmtpSet && !health.trouble && maySetUp
      ? href('/admin/mail/settings')
      : href('/admin/mail');
  return (
    <div aria-live="polite" className="grid min-h-7 grid-cols-1">
      {text && (
        <p className="bg-error-ground text-sm">
          <span className="measure flex min-h-7 items-center gap-x-2 max-[20rem]:flex-wrap">
            <CircleAlert className="size-4 shrink-0 text-rhododendron" />
            {/* One line, but for large text on a phone. */}
            <span className="min-w-0 max-[20rem]:basis-3/4 min-[20rem]:truncate">{text}</span>
            <Link
              to={help}
              className="relative shrink-0 font-semibold text-link underline after:absolute after:-inset-x-3 after:-inset-y-2.5"
            >
              What to do
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}

function isSaidOn(pathname: string, { trouble }: MailHealth): boolean {
  return pathname === href('/admin/mail') || (pathname === href('/admin/mail/settings') && !trouble);
}

function bandText({ isSmtpSet, trouble, bounceTrouble, unproved }: MailHealth): string | undefined {
  if (trouble) return `Mails have not gone out since ${formatMoment(trouble.since)}.`;
  if (!isSmtpSet) return 'Mail is not set up: mails are written to files, and nobody gets them.';
  if (bounceTrouble)
    return `Mails that come back have not been read since ${formatMoment(bounceTrouble.since)}.`;
  if (unproved.waiting > 0) return 'Mails wait: too many were asked for in an hour.';
  return undefined;
}
