import type { BusinessSettings, SiteSettings } from './settings.contract.ts';

/** The agency, until staff have named it. */
export const NAMELESS = 'The agency';

export type KnownSettings = Pick<BusinessSettings, 'agencyName' | 'tagline'> & Partial<BusinessSettings>;

/** For mails, calendar files and structured data: only the site's own pages show placeholders. */
export function knownSettings({ placeholders, isOpen: _, ...settings }: SiteSettings): KnownSettings {
  const { agencyName, tagline } = settings;
  const known: Partial<BusinessSettings> = settings;
  for (const name of placeholders) delete known[name as keyof BusinessSettings];
  return { ...known, agencyName, tagline };
}
