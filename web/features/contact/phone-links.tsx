import { telLink } from '../../lib/phone-and-mail/tel-link.ts';
import { useSettings } from '../settings/use-settings.ts';

export function PhoneLinks({ className, linkClassName }: { className?: string; linkClassName?: string }) {
  const { phones } = useSettings();
  return (
    <ul className={className} aria-label="Phone numbers">
      {phones.map((phone) => (
        <li key={phone}>
          <a href={telLink(phone)} className={linkClassName ?? 'block py-0.5 hover:text-teesta'}>
            {phone}
          </a>
        </li>
      ))}
    </ul>
  );
}
