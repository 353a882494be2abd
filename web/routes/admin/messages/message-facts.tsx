import { Link } from 'react-router';
import type { ContactMessageDetail } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { ConsentRecords } from '../../../features/consent/consent-records.tsx';
import { SpamReasonsList } from '../../../features/spam/spam-reasons-list.tsx';
import { CustomerSummary } from '../customers/customer-summary.tsx';
import { AgeBadges } from '../enquiries/age-badges.tsx';
import { formatPhone } from '../enquiries/format-phone.ts';
import { useEnquiryAddress } from '../enquiries/position/desk-position.ts';
import { Fact } from '../lists/fact.tsx';
import { MessageTags } from './message-tags.tsx';

export function MessageFacts({ message }: { message: ContactMessageDetail }) {
  const { reference, email, mobile, phone, tourType, createdAt, enquiry } = message;
  const enquiryAddress = useEnquiryAddress();
  return (
    <article className="rounded-card border border-mist bg-sheet p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <MessageTags message={message} />
        <AgeBadges {...message} />
        <span className="text-sm text-ink-soft">
          <span data-about className="tabular-nums">
            {reference}
          </span>{' '}
          · <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </span>
      </p>
      {enquiry && (
        <Link to={enquiryAddress(enquiry._id)} className="flex min-h-11 w-fit items-center text-link">
          It is the enquiry {enquiry.reference} now
        </Link>
      )}
      {message.spam && (
        <div className="mt-2 text-ink-soft">
          <SpamReasonsList mark={message.spam} />
        </div>
      )}
      <p dir="auto" className="mt-4 text-lead whitespace-pre-line wrap-anywhere">
        {message.message}
      </p>
      <dl className="mt-5 flex [&_dd]:flex [&_dd]:min-h-11 [&_dd]:items-center flex-wrap gap-x-10 gap-y-2 border-t border-mist pt-4 max-sm:flex-col">
        <Fact label="Email">
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center text-link wrap-anywhere">
            {email}
          </a>
        </Fact>
        <Fact label="Mobile">
          <span className="flex flex-wrap items-center gap-x-3">
            {/* The form accepts any text as the number; only a callable one is a link. */}
            {phone && (
              <a href={`tel:${phone}`} className="inline-flex min-h-11 items-center text-link">
                {formatPhone(phone)}
              </a>
            )}
            {isTypedOtherwise(mobile, phone) && (
              <span className="text-ink-soft wrap-anywhere">
                {phone && 'typed '}
                {mobile}
              </span>
            )}
          </span>
        </Fact>
        <Fact label="Tour type">{tourType}</Fact>
      </dl>
      <div className="mt-2">
        <CustomerSummary customer={message.customer} />
      </div>
      <ConsentRecords consents={message.consents} />
    </article>
  );
}

function isTypedOtherwise(typed: string, phone: string): boolean {
  return !phone || typed.replace(/\s/g, '') !== phone;
}
