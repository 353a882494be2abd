import type { TourChoices } from '../../../contracts/tours/destinations.ts';

/**
 * For what cannot read the page's data, such as client loaders. Set only in the browser: the server's copy would be shared
 * by all visitors.
 */
export const shownChoices: { current: TourChoices } = { current: { destinations: [], themes: [] } };
