import type { TourListData } from './load-tour-list.ts';

/**
 * For the client loader, which cannot read the page's data. Set only in the browser: the server's copy would be shared
 * by all visitors.
 */
export const shownTourList: { current?: TourListData } = {};
