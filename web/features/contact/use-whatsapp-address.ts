import { whatsAppLink } from '../../lib/phone-and-mail/whatsapp-link.ts';
import { useRootData, useSettings } from '../settings/use-settings.ts';
import { useTripHere } from './trip-here.ts';
import { type TypedWish, wishText } from './wish.ts';

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
