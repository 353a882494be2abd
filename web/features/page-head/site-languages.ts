/** The languages that the site is written in; the first is the one a page has now. Another would have its own prefix: `/hi`. */
export const SITE_LANGUAGES = [{ tag: 'en-IN', prefix: '' }] as const;
