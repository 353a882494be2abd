/**
 * What a route module of `web` says of its page for the server, as `handle`. A page that says nothing is rendered for
 * each request and kept nowhere.
 */
export type PageHandle = {
  /** The same for every visitor, and kept until what it shows changes. */
  isKept: true;
  /** What it reads of its address. Anything else is dropped before it is rendered, and so makes no page of its own. */
  parameters: readonly string[];
};

/** A public page that reads no parameter of its address. */
export const KEPT_PAGE: PageHandle = { isKept: true, parameters: [] };
