import { href, Link } from 'react-router';
import type { CustomerDetail } from '../../../../../contracts/customers/customers.contract.ts';
import { travelText } from '../../../../../contracts/enquiries/travel-days.ts';
import { telLink } from '../../../../lib/phone-and-mail/tel-link.ts';
import { whatsAppLink } from '../../../../lib/phone-and-mail/whatsapp-link.ts';
import { formatPhone } from '../../enquiries/format-phone.ts';
import { Fact } from '../../lists/fact.tsx';
import { Tag } from '../../lists/tag.tsx';
import { travelledText } from '../customer-words.ts';

const LINK = 'inline-flex min-h-11 items-center text-link wrap-anywhere';

export function CustomerHead({ customer }: { customer: CustomerDetail }) {
  const { otherNames, phones, emails, accounts, trips, tripCount, isSubscribed } = customer;
  return (
    <section aria-label="Who it is" className="min-w-0 rounded-card border border-mist bg-sheet p-4">
      <p className={tripCount > 0 ? 'font-semibold' : 'text-ink-soft'}>
        {tripCount === 0
          ? 'Has not travelled with us yet'
          : `${travelledText(tripCount)}: ${trips
              .map(
                ({ tourName, travelOn, travelWords }) =>
                  `${tourName}, ${travelText({ bookAt: travelOn, travelWords })}`,
              )
              .join(' · ')}`}
      </p>
      <dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {phones.length > 0 && (
          <Fact label="Phone">
            {phones.map(({ value, isShared }) => (
              <p key={value} className="flex flex-wrap items-center gap-x-4">
                <a href={telLink(value)} className={`${LINK} tabular-nums`}>
                  {formatPhone(value)}
                </a>
                <a href={whatsAppLink(value)} target="_blank" rel="noreferrer" className={LINK}>
                  WhatsApp<span className="sr-only"> {formatPhone(value)}</span>
                </a>
                {isShared && <Tag tone="attention">Shared number</Tag>}
              </p>
            ))}
          </Fact>
        )}
        {emails.length > 0 && (
          <Fact label="Email">
            {emails.map(({ value, isShared, unreachableSince }) => (
              <p key={value} className="flex flex-wrap items-center gap-x-4">
                <a href={`mailto:${value}`} className={LINK}>
                  {value}
                </a>
                {isShared && <Tag tone="attention">Shared address</Tag>}
                {unreachableSince && <Tag tone="off">Mails do not arrive</Tag>}
              </p>
            ))}
          </Fact>
        )}
        {accounts.length > 0 && (
          <Fact label="Account">
            {accounts.map(({ _id, username, isEmailProved }) => (
              <p key={_id} className="flex flex-wrap items-center gap-x-3">
                <Link to={href('/admin/users/:id', { id: _id })} className={LINK}>
                  <bdi>{username}</bdi>
                </Link>
                <span className="text-sm text-ink-soft">
                  {isEmailProved ? 'Address confirmed' : 'Address not confirmed'}
                </span>
              </p>
            ))}
          </Fact>
        )}
        {otherNames.length > 0 && (
          <Fact label="Also called">
            <p className="flex min-h-11 items-center wrap-anywhere">
              <bdi>{otherNames.join(', ')}</bdi>
            </p>
          </Fact>
        )}
        {isSubscribed && (
          <Fact label="Newsletter">
            <p className="flex min-h-11 items-center">Reads it</p>
          </Fact>
        )}
      </dl>
    </section>
  );
}
