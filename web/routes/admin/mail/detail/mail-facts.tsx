import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { MailDetail } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { MailStateTag } from '../mail-state-tag.tsx';
import { aboutLink } from '../mail-words.ts';
import { CameBackList } from '../related/came-back-list.tsx';
import { WorksAgainButton } from '../related/works-again-button.tsx';

export function MailFacts({ mail }: { mail: MailDetail }) {
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
