import type { ReactNode } from 'react';
import type { ContactMessageDetail } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { ConsentRecords } from '../../../features/consent/consent-records.tsx';
import { SpamReasonsList } from '../../../features/spam/spam-reasons-list.tsx';
import { telLink } from '../../../lib/phone-and-mail/tel-link.ts';
import { CustomerLine } from '../customers/customer-line.tsx';
import { MessageTags } from './message-tags.tsx';

/** What was written, by whom, and how to reach them. */
export function MessageFacts({ message }: { message: ContactMessageDetail }) {
  const { reference, email, mobile, tourType, createdAt } = message;
  // The form sets no bound on the number: what has too few digits is no link to press.
  const canCall = mobile.replace(/\D/g, '').length >= 7;
  return (
    <article className="rounded-card border border-mist bg-sheet p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MessageTags message={message} />
        <span className="text-sm text-ink-soft">
          <span className="tabular-nums">{reference}</span> ·{' '}
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </span>
      </p>
      {message.spam && (
        <div className="mt-2 text-ink-soft">
          <SpamReasonsList mark={message.spam} />
        </div>
      )}
      <p className="mt-4 text-lead whitespace-pre-line wrap-anywhere">{message.message}</p>
      <dl className="mt-5 grid gap-x-6 gap-y-2 border-t border-mist pt-4 sm:grid-cols-3">
        <Fact label="Email">
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center text-link wrap-anywhere">
            {email}
          </a>
        </Fact>
        <Fact label="Mobile">
          {canCall ? (
            <a href={telLink(mobile)} className="inline-flex min-h-11 items-center text-link wrap-anywhere">
              {mobile}
            </a>
          ) : (
            mobile
          )}
        </Fact>
        <Fact label="Tour type">{tourType}</Fact>
      </dl>
      <div className="mt-2">
        <CustomerLine customer={message.customer} />
      </div>
      <ConsentRecords consents={message.consents} />
    </article>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="flex min-h-11 items-center">{children}</dd>
    </div>
  );
}
