import type { TourListData } from './load-tour-list.ts';

/**
 * The list that is on the screen, or was last: the browser's loader goes on from it, and the router shows a loader nothing
 * of the page. Only a page on a screen sets it, so that the server, which has one for all visitors, never has any.
 */
export const shownTourList: { current?: TourListData } = {};
