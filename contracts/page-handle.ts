/**
 * What a route module of `web` says of its page, as `handle`: the server and `pageMeta` go by it. A page that says nothing
 * is private: rendered for each request, never cached, and hidden from search engines.
 */
export type PageHandle = PublicPage | SecretPage;

/** The same for every visitor, and cached until what it shows changes. */
export type PublicPage = {
  isPublic: true;
  /**
   * What it reads of its address: of each the first value. Anything else is dropped before it is rendered, and so makes no
   * page of its own.
   */
  parameters?: readonly string[];
  /** The same of what may be given several times: in which order, and how often one value, makes no other page. */
  choices?: readonly string[];
  /** Whatever stands in a part of its path makes a page, whoever made it up: as endless as those with parameters. */
  isEndless?: true;
  /** It belongs in no search result: a form to sign in, what a search found. */
  isHidden?: true;
  /** What it shows is known in the browser alone: its scripts do not wait for a touch. */
  startsAtOnce?: true;
  /** Fetches the scripts of its parts, beside its data: a page that opens within the site has no holes. It never rejects. */
  fetchParts?: () => Promise<unknown>;
};

/** Private, and whoever knows its address may do what it offers: no log and no other site gets to see it. */
type SecretPage = { isPublic?: never; hasSecretAddress: true };

/** What the layout of staff's pages says of all of them. */
export type AdminAreaHandle = { isAdminArea: true };

/** What a page of the admin area says of where its work begins: the element that a skip link leads to. */
export type DeskHandle = { isPublic?: never; skipTo: { id: string; text: string } };

/** A route module, as whoever loads it in the browser sees it. */
export type PageModule = { handle?: Pick<PublicPage, 'fetchParts'>; [name: string]: unknown };
