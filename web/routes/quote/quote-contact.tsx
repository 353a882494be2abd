import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useSettings } from '../../features/settings/use-settings.ts';
import { telLink } from '../../lib/phone-and-mail/tel-link.ts';
import { whatsAppLink } from '../../lib/phone-and-mail/whatsapp-link.ts';
import { buttonStyle } from '../../ui/buttons/button-style.ts';

/** `reference`: of the enquiry, where the link says so much. */
export function QuoteContact({ reference }: { reference?: string }) {
  const { agencyName, phones, email, whatsapp } = useSettings();
  const [phone] = phones;
  const about = reference ? `my quotation ${reference}` : 'a quotation';
  const text = `Hello ${agencyName}, I write about ${about}.`;
  const subject = reference ? `?subject=${encodeURIComponent(`Quotation ${reference}`)}` : '';
  return (
    <ul className="flex flex-wrap gap-3">
      {whatsapp && (
        <li>
          <a href={whatsAppLink(whatsapp, text)} rel="noopener" className={buttonStyle('secondary')}>
            <MessageCircle className="size-5 shrink-0" />
            WhatsApp
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={telLink(phone)} className={buttonStyle('secondary', 'tabular-nums')}>
            <Phone className="size-5 shrink-0" />
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li className="min-w-0">
          <a href={`mailto:${email}${subject}`} className={buttonStyle('secondary', 'wrap-anywhere')}>
            <Mail className="size-5 shrink-0" />
            {email}
          </a>
        </li>
      )}
    </ul>
  );
}
