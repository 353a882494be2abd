/** The first is the default. Others have a prefix, such as `/hi`. */
export const SITE_LANGUAGES = [{ tag: 'en-IN', prefix: '' }] as const;
