export const MEASURED_PAGES = {
  home: '/home',
  tours: '/tours',
  tour: '/tours/gurudongmar-lake-and-yumthang-valley',
  contact: '/contact',
  about: '/about',
  policy: '/privacy',
  login: '/login',
} as const;
