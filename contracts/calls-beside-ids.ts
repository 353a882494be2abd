/**
 * Words that stand in a path where an id or a slug can stand as well, by what goes before them: `/tours/browse` is a call,
 * `/tours/search` a page. Nothing is called so, and no page asks for a thing of that name.
 */
export const CALLS_BESIDE_IDS: Readonly<Record<string, readonly string[]>> = {
  '/tours': ['browse', 'search'],
  '/manage/bookings': ['bin', 'board', 'counts', 'staff'],
};
