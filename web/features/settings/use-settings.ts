import { useRouteLoaderData } from 'react-router';
import type { PHONE_COUNTRIES } from '../../../contracts/fields/phone-countries.ts';
import type { ShownContent } from '../../../contracts/page-content/content-values.ts';
import type { SiteSettings } from '../../../contracts/settings/settings.contract.ts';
import {
  type PackedChoices,
  type TourChoices,
  unpackChoices,
} from '../../../contracts/tours/destinations.ts';
import type { OwnLook } from '../look/own-look.ts';

/** `siteUrl` has no trailing slash. */
export type RootData = {
  settings: SiteSettings;
  frame: Omit<ShownContent<'frame'>, 'notFound'>;
  toursPage: ShownContent<'tours'>;
  choices: PackedChoices;
  /** Missing as long as all is as the site came. */
  look?: OwnLook;
  year: number;
  siteUrl: string;
  phoneCountries: typeof PHONE_COUNTRIES;
};

export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

export function useSettings(): SiteSettings {
  return useRequiredRootData().settings;
}

/** Menu and footer. */
export function useFrame(): RootData['frame'] {
  return useRequiredRootData().frame;
}

/** What staff let travellers choose tours by. */
export function useChoices(): TourChoices {
  return unpackChoices(useRequiredRootData().choices);
}

export function useRequiredRootData(): RootData {
  // Read before any page is drawn.
  return useRootData() as RootData;
}
