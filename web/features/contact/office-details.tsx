import type { ReactNode } from 'react';
import { telLink } from '../../lib/phone-and-mail/tel-link.ts';
import { useSettings } from '../settings/use-settings.ts';
import { WhatsAppHere } from './whatsapp-here.tsx';

export function OfficeDetails() {
  const { agencyName, addressLines, languages, phones, email, officeHours, whatsapp, registrations } =
    useSettings();
  return (
    <dl className="grid gap-6">
      <Detail name="Office">
        <address className="not-italic">
          {[agencyName, ...addressLines].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Detail>
      {officeHours && <Detail name="Hours">{officeHours}</Detail>}
      {phones.length > 0 && (
        <Detail name="Phone">
          {phones.map((phone) => (
            <a key={phone} href={telLink(phone)} className="text-link flex min-h-11 items-center">
              {phone}
            </a>
          ))}
        </Detail>
      )}
      {email && (
        <Detail name="Email">
          <a href={`mailto:${email}`} className="text-link flex min-h-11 items-center break-all">
            {email}
          </a>
        </Detail>
      )}
      {whatsapp && (
        <Detail name="WhatsApp">
          <WhatsAppHere className="text-link flex min-h-11 items-center">
            Write to us on WhatsApp
          </WhatsAppHere>
        </Detail>
      )}
      {languages.length > 0 && <Detail name="We speak">{languages.join(', ')}</Detail>}
      {registrations.map(({ name, number }) => (
        <Detail key={`${name} ${number}`} name={name}>
          <span className="wrap-anywhere tabular-nums">{number}</span>
        </Detail>
      ))}
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <dt className="pt-1 text-sm font-semibold text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
