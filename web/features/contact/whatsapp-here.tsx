import type { ReactNode } from 'react';
import { whatsAppLink } from '../../lib/phone-and-mail/whatsapp-link.ts';
import { useRootData, useSettings } from '../settings/use-settings.ts';
import { useTripHere } from './trip-here.ts';
import { type TypedWish, wishText } from './wish.ts';

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

/** Returns null if the agency has no WhatsApp number. Without `typed` the text names the trip of the open page. */
export function useWhatsAppAddress(): ((typed?: TypedWish) => string) | null {
  const { agencyName, whatsapp } = useSettings();
  const siteUrl = useRootData()?.siteUrl ?? '';
  const here = useTripHere();
  if (!whatsapp) return null;
  return (typed = {}) => {
    const destination = typed.destination?.trim() || here?.name;
    const page = here?.path && destination === here.name ? `\n${siteUrl}${here.path}` : '';
    return whatsAppLink(whatsapp, `Hello ${agencyName}, ${wishText({ ...typed, destination })}${page}`);
  };
}
