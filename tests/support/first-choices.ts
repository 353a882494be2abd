import { FIRST_DESTINATIONS, FIRST_THEMES } from '../../contracts/page-content/destinations-content.ts';
import type { TourChoices } from '../../contracts/tours/destinations.ts';

/** As a site has them before staff write their own. */
export function firstChoices(): TourChoices {
  return {
    destinations: FIRST_DESTINATIONS.map((name) => ({ key: name, name })),
    themes: Object.entries(FIRST_THEMES).map(([key, name]) => ({ key, name })),
  };
}
