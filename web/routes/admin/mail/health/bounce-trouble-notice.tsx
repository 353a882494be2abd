import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { FailingSince } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { Notice } from '../../../../ui/states/notice.tsx';

export function BounceTroubleNotice({
  trouble: { since, reason },
  className,
}: {
  trouble: FailingSince;
  className?: string;
}) {
  return (
    <Notice tone="error" className={className}>
      <p className="font-semibold">Mails that come back have not been read since {formatMoment(since)}.</p>
      {reason && <p className="wrap-anywhere">Said last: {reason}</p>}
      <p className="mt-1">
        Until they are, nobody is told here which addresses do not work. The person who runs this site looks
        at BOUNCE_IMAP_URL: its user, its password, its folder.
      </p>
    </Notice>
  );
}
