/** A route's `handle`. A page without one is private: rendered per request, never cached, hidden from search. */
export type PageHandle = PublicPage | SecretPage;

/** The same for every visitor; cached until its data changes. */
export type PublicPage = {
  isPublic: true;
  /** Query parameters, first value each. All others are dropped before rendering, and so do not split the cache. */
  parameters?: readonly string[];
  /** As `parameters`, but repeatable; order and duplicates do not split the cache. */
  choices?: readonly string[];
  /** Its prices are those of the address's trip. `data`: so is its loader's answer, else the same for every trip. */
  trip?: 'prices' | 'data';
  /** Any path segment renders a page, so the cache could grow without end, as with parameters. */
  isEndless?: true;
  /** Excluded from search engines: sign-in forms, search results. */
  isHidden?: true;
  /** Visitors reach it before the site is open, as they do each page that is not public: staff sign in there. */
  isDoor?: true;
  /** Its content exists only in the browser: load scripts without waiting for interaction. */
  startsAtOnce?: true;
  /** Preloads the scripts of the page's parts beside its data, so that navigation shows no gaps. Never rejects. */
  fetchParts?: () => Promise<unknown>;
};

/** The URL itself grants access: keep it out of logs and referrers. */
type SecretPage = { isPublic?: never; hasSecretAddress: true };

export type AdminAreaHandle = { isAdminArea: true };

/** `skipTo`: the target of the skip link. */
export type DeskHandle = { isPublic?: never; skipTo: { id: string; text: string } };

export type PageModule = { handle?: Pick<PublicPage, 'fetchParts'>; [name: string]: unknown };
