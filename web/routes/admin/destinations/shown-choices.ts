import type { TourChoices } from '../../../../contracts/tours/destinations.ts';

/** For what forms compare and show outside of components. Set in the browser alone, by the layout of staff's pages. */
export const shownChoices: { current: TourChoices } = { current: { destinations: [], themes: [] } };
