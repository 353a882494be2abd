import type { BusinessSettings, SiteSettings } from './settings.contract.ts';

export type KnownSettings = Pick<BusinessSettings, 'agencyName' | 'tagline'> & Partial<BusinessSettings>;

/**
 * Without placeholders: for all that leaves the site (mails, calendar files, structured data). Only the site's own
 * pages show placeholders.
 */
export function knownSettings({ placeholders, ...settings }: SiteSettings): KnownSettings {
  const { agencyName, tagline } = settings;
  const known: Partial<BusinessSettings> = settings;
  for (const name of placeholders) delete known[name as keyof BusinessSettings];
  return { ...known, agencyName, tagline };
}
