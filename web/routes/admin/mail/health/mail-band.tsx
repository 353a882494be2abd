import { CircleAlert } from 'lucide-react';
import { href, Link, useLocation } from 'react-router';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { MailHealth } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { useAskMailHealth, useMailHealth } from './use-mail-health.ts';

/** Uses the space that is above every page anyway, so nothing moves when it appears. */
export function MailBand() {
  useAskMailHealth();
  const health = useMailHealth();
  const { pathname } = useLocation();
  const text = health && !isSaidOn(pathname, health) && bandText(health);
  // Setup problems are explained where a test mail can be sent; failures, in the list of mails.
  const help =
    health && !health.isSmtpSet && !health.trouble ? href('/admin/mail/settings') : href('/admin/mail');
  return (
    <div aria-live="polite" className="measure grid min-h-14 pt-1 pb-3 lg:min-h-12">
      {text && (
        <p className="flex items-center gap-2 rounded-field bg-error-ground px-3 text-sm leading-tight">
          <CircleAlert className="size-4 shrink-0 text-rhododendron" />
          <span className="min-w-0">
            {text}{' '}
            <Link
              to={help}
              className="relative font-semibold text-link underline after:absolute after:-inset-3"
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
