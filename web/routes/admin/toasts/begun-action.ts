import type { Location } from 'react-router';

/** What was on the screen as something was pressed: by the time of its answer another page may be there. */
export type BegunAction = {
  /** The page, without what only filters it. */
  page: string;
  /** The way back to it: what was typed still stands there. */
  address: string;
  /** Whom or what it is about: its heading, with what the page marks as `data-about`. */
  about: string;
  /** The failures that had been told: what works ends these, and none that nobody could have read yet. */
  told: ReadonlySet<string>;
};

/** A tour's form has the address of the list, but for this. */
const PAGE_IN_QUERY = 'tour';

export function pageOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname} ${new URLSearchParams(search).get(PAGE_IN_QUERY) ?? ''}`;
}

/** Of the page that is on the screen now. */
export function pageInSight(): Omit<BegunAction, 'told'> {
  const { pathname, search } = window.location;
  const parts = document.querySelectorAll('#main h1, #main [data-about]');
  const about = [...parts].map(({ textContent }) => textContent.trim()).join(', ');
  return { page: pageOf(window.location), address: pathname + search, about: about || 'that page' };
}
