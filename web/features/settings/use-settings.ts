import { useRouteLoaderData } from 'react-router';
import type { PHONE_COUNTRIES } from '../../../contracts/fields/phone-countries.ts';
import type { SiteSettings } from '../../../contracts/settings/settings.contract.ts';

/** `siteUrl` has no trailing slash. */
export type RootData = {
  settings: SiteSettings;
  year: number;
  siteUrl: string;
  phoneCountries: typeof PHONE_COUNTRIES;
};

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

export function useSettings(): SiteSettings {
  const rootData = useRootData();
  if (!rootData) throw new Error('The settings are read by the root loader, which did not run.');
  return rootData.settings;
}
