import type { ReactNode } from 'react';
import { useWhatsAppAddress } from './use-whatsapp-address.ts';
import type { TypedWish } from './wish.ts';

type Props = { typed?: TypedWish; className?: string; children: ReactNode };

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
