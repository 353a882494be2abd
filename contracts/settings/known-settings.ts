import type { BusinessSettings, SiteSettings } from './settings.contract.ts';

/** The agency's name and tagline are real from the first day; all else is unknown until staff set it. */
export type KnownSettings = Pick<BusinessSettings, 'agencyName' | 'tagline'> & Partial<BusinessSettings>;

/**
 * The settings without those that are still placeholders: all that may leave the site, in a mail, a calendar file or what
 * is written for machines. The site's own pages show placeholders, and staff are told of them.
 */
export function knownSettings({ placeholders, ...settings }: SiteSettings): KnownSettings {
  const { agencyName, tagline } = settings;
  const known: Partial<BusinessSettings> = settings;
  for (const name of placeholders) delete known[name as keyof BusinessSettings];
  return { ...known, agencyName, tagline };
}
