import { href, Link } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type { ListedMail } from '../../../../contracts/mail/manage-mail.contract.ts';
import { MailStateTag } from './mail-state-tag.tsx';
import { aboutLink } from './mail-words.ts';

export function MailRow({ mail }: { mail: ListedMail }) {
  const { _id, title, recipient, subject, createdAt, tries, reason } = mail;
  const about = aboutLink(mail.about);
  return (
    <li className="grid gap-x-6 gap-y-1 rounded-card border border-mist bg-sheet px-4 py-3 @min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
      <div className="min-w-0">
        <Link
          to={href('/admin/mail/:id', { id: _id })}
          className="flex min-h-11 w-fit max-w-full items-center font-semibold text-link @min-[44rem]:min-h-8"
        >
          <span className="min-w-0 wrap-anywhere">{subject ?? title}</span>
        </Link>
        <p className="wrap-anywhere">to {recipient}</p>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {subject !== null && <span>{title} ·</span>}
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          <Link to={about.to} className="text-link wrap-anywhere">
            {about.text}
          </Link>
        </p>
      </div>
      <div className="min-w-0 self-center">
        <MailStateTag mail={mail} />
        {tries > 1 && <p className="mt-1 text-sm text-ink-soft">{countOf(tries, 'try', 'tries')}</p>}
        {reason && <p className="mt-1 line-clamp-3 text-sm text-ink-soft wrap-anywhere">{reason}</p>}
      </div>
    </li>
  );
}
