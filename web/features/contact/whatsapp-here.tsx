import type { ReactNode } from 'react';
import { useWhatsAppAddress } from './use-whatsapp-address.ts';
import type { TypedWish } from './wish.ts';

type Props = { typed?: TypedWish; className?: string; children: ReactNode };

/**
 * Opens WhatsApp with what is known of the trip. Beside an enquiry form it knows what stands there when it is pressed: see
 * ask-on-whatsapp.tsx.
 */
export function WhatsAppHere({ typed, className, children }: Props) {
  const addressOf = useWhatsAppAddress();
  return (
    addressOf && (
      <a href={addressOf(typed)} data-whatsapp rel="noopener" className={className}>
        {children}
      </a>
    )
  );
}
