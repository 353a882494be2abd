import type { BusinessSettings } from '../../../contracts/settings.contract.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { Notice } from '../../ui/notice.tsx';

const NAMES: Record<keyof BusinessSettings, string> = {
  agencyName: 'name',
  tagline: 'tagline',
  phones: 'phone numbers',
  email: 'email',
  whatsapp: 'WhatsApp number',
  addressLines: 'address',
  latitude: 'place on the map',
  longitude: 'place on the map',
  officeHours: 'office hours',
  socials: 'social links',
};

/** What visitors are shown of the agency and nobody has filled in yet. */
export function PlaceholderNotice() {
  const { placeholders } = useSettings();
  if (placeholders.length === 0) return null;
  const names = new Set(placeholders.map((name) => NAMES[name as keyof BusinessSettings] ?? name));
  return (
    <Notice tone="info" className="mt-8">
      Visitors still see placeholders for the agency’s {[...names].join(', ')}.
    </Notice>
  );
}
