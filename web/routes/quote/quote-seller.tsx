import type { SentQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { telLink } from '../../lib/phone-and-mail/tel-link.ts';

export function QuoteSeller({ seller }: { seller: SentQuote['seller'] }) {
  const { agencyName, addressLines, phones, email, registrations } = seller;
  return (
    <section
      aria-labelledby="seller"
      className="mt-12 grid gap-6 border-t border-mist pt-8 sm:grid-cols-2 lg:grid-cols-3 print:mt-5 print:grid-cols-3 print:pt-3"
    >
      <div>
        <h2 id="seller" className="text-xl wrap-anywhere">
          {agencyName}
        </h2>
        <address className="mt-2 text-ink-soft not-italic">
          {addressLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      <ul className="text-ink-soft" aria-label="Phone and mail">
        {phones.map((phone) => (
          <li key={phone}>
            <a
              href={telLink(phone)}
              className="inline-flex min-h-11 items-center tabular-nums text-link print:min-h-0"
            >
              {phone}
            </a>
          </li>
        ))}
        {email && (
          <li>
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-11 items-center text-link wrap-anywhere print:min-h-0"
            >
              {email}
            </a>
          </li>
        )}
      </ul>
      {registrations.length > 0 && (
        <dl className="grid content-start gap-2 text-sm text-ink-soft">
          {registrations.map(({ name, number }) => (
            <div key={`${name} ${number}`}>
              <dt className="font-semibold">{name}</dt>
              <dd className="wrap-anywhere tabular-nums">{number}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
