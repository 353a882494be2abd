import { useRouteLoaderData } from 'react-router';
import type { PHONE_COUNTRIES } from '../../../contracts/fields/phone-countries.ts';
import type { SiteSettings } from '../../../contracts/settings/settings.contract.ts';

/** What the root loader brings to every page. `siteUrl`: where travellers reach the site, without a slash at its end. */
export type RootData = {
  settings: SiteSettings;
  year: number;
  siteUrl: string;
  /** Each by its code and its name: in the page, so that no script has to bring them. */
  phoneCountries: typeof PHONE_COUNTRIES;
};

/** The agency's details, and the year for the copyright line. Undefined where the root loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

/** The agency's details on a page that only renders when they are there. */
export function useSettings(): SiteSettings {
  const rootData = useRootData();
  if (!rootData) throw new Error('The settings are read by the root loader, which did not run.');
  return rootData.settings;
}
