/** What staff ask for, page by page. Paths are below `/api/v1`. */
export type AdminRequest = { list: string; what: string; path: string };

type Lists = Record<string, { path: string; pages: Record<string, string>; deep?: boolean; csv?: string }>;

const LIMIT = 50;

const LISTS: Lists = {
  Bookings: {
    path: '/manage/bookings',
    pages: {
      'first page': '',
      'status contacted': 'status=contacted',
      'Bhutan by phone': 'destination=Bhutan&source=phone',
      'next action': 'sort=next-action',
      'travel date': 'sort=travel',
      'needs action': 'needs=action',
      'search, everywhere': 'q=example',
      'search, a first name': 'q=tashi',
      'search, two words': 'q=tashi%20bhutia',
      'search, phone': 'q=98765',
    },
    deep: true,
    csv: '/manage/bookings.csv',
  },
  'Bookings, board': { path: '/manage/bookings/board', pages: { 'first page': '' } },
  'Bookings, counts': { path: '/manage/bookings/counts', pages: { all: '' } },
  'Bookings, bin': { path: '/manage/bookings/bin', pages: { 'first page': '' } },
  'Bookings, as in the specification': { path: '/booking', pages: { 'first page': '' }, deep: true },
  Tours: {
    path: '/manage/tours',
    pages: { 'first page': '', draft: 'status=draft', 'by title': 'sort=title', search: 'q=lachung' },
    deep: true,
  },
  Users: {
    path: '/users',
    pages: {
      'first page': '',
      staff: 'role=admin',
      'search, a first name': 'q=tenzing',
      'search, email': 'q=tashi.rai',
    },
    deep: true,
  },
  Reviews: {
    path: '/review',
    pages: {
      'first page': '',
      'one star': 'rating=1',
      'without reply': 'reply=without&status=published',
      search: 'q=driver',
    },
    deep: true,
  },
  Subscribers: {
    path: '/subscribe',
    pages: { 'first page': '', search: 'q=reader' },
    deep: true,
    csv: '/subscribe.csv',
  },
  Messages: {
    path: '/contacts',
    pages: { 'first page': '', open: 'status=open', search: 'q=nathula' },
    deep: true,
  },
  History: {
    path: '/audit',
    pages: { 'first page': '', tours: 'subject=tour', action: 'action=tour.update' },
    deep: true,
    csv: '/audit.csv',
  },
};

/** Lists whose middle is measured. */
export const DEEP_LISTS = Object.entries(LISTS)
  .filter(([, list]) => list.deep)
  .map(([list, { path }]) => ({ list, path }));

/** All first, filtered and searched pages, and the beginnings of the files. */
export const ADMIN_REQUESTS: AdminRequest[] = [
  ...Object.entries(LISTS).flatMap(([list, { path, pages, csv }]) => [
    ...Object.entries(pages).map(([what, query]) => ({
      list,
      what,
      path: `${path}?${withLimit(path, query)}`,
    })),
    ...(csv ? [{ list, what: 'CSV, first byte', path: csv }] : []),
  ]),
  { list: 'Dashboard', what: '30 days', path: '/dashboard?period=30' },
  { list: 'Dashboard', what: 'everything', path: '/dashboard?period=all' },
];

/** The counts are no list. */
function withLimit(path: string, query: string): string {
  return path.endsWith('/counts') ? query : `limit=${LIMIT}${query && `&${query}`}`;
}
