import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { MailHealth } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { useAskMailHealth, useMailHealth } from './use-mail-health.ts';

/**
 * Says on every page of the admin area that mails do not go out. It stands in the room that is above each page anyway: when
 * it comes, or is over, nothing moves.
 */
export function MailBand() {
  useAskMailHealth();
  const health = useMailHealth();
  const text = health && bandText(health);
  return (
    <div aria-live="polite" className="measure grid min-h-13 py-1 lg:min-h-10">
      {text && (
        <p className="flex items-center gap-2 rounded-field bg-error-ground px-3 text-sm leading-tight">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-rhododendron" />
          <span className="min-w-0">
            {text}{' '}
            <Link
              to="/admin/mail"
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

function bandText({ isSmtpSet, trouble }: MailHealth): string | undefined {
  if (trouble) return `Mails have not gone out since ${formatMoment(trouble.since)}.`;
  if (!isSmtpSet) return 'Mails are written to files: no SMTP server is set up.';
  return undefined;
}
