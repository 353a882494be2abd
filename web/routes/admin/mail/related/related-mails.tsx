import { href } from 'react-router';
import type { MailsAbout } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { PageLink } from '../../rights/page-link.tsx';
import { MailStateTag } from '../mail-state-tag.tsx';
import { CameBackList } from './came-back-list.tsx';

export function RelatedMails({ mails }: { mails: MailsAbout['mails'] }) {
  if (mails.length === 0) return <p className="text-ink-soft">None within 90 days.</p>;
  return (
    <ul className="grid gap-3">
      {mails.map((mail) => (
        <li key={mail._id} className="border-l-2 border-mist pl-4">
          <PageLink
            to={href('/admin/mail/:id', { id: mail._id })}
            className="flex min-h-11 w-fit max-w-full items-center text-link sm:min-h-8"
          >
            <span className="min-w-0 wrap-anywhere">{mail.title}</span>
          </PageLink>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {mail.isToUs ? 'to us, ' : 'to '}
            {mail.recipient}
          </p>
          <MailStateTag mail={mail} />
          {mail.reason && <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{mail.reason}</p>}
          <CameBackList cameBack={mail.cameBack.filter(({ action }) => action !== 'failed')} />
        </li>
      ))}
    </ul>
  );
}
