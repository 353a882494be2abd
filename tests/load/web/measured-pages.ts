/** The pages that a traveller may come to first, one of each kind. */
export const MEASURED_PAGES = {
  home: '/home',
  tours: '/tours',
  tour: '/tours/gurudongmar-lake-and-yumthang-valley',
  contact: '/contact',
  about: '/about',
  policy: '/privacy',
  login: '/login',
} as const;
