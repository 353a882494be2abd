/**
 * Paths are below `/api/v1`; `:enquiry`, `:message` and `:customer` stand for ids that both sizes have, `:today` and
 * `:week` for today and the day a week later. A request with a `body` is a change, undone at once.
 */
export type AdminRequest = { list: string; what: string; path: string; body?: object };

type Lists = Record<string, { path: string; pages: Record<string, string>; deep?: boolean; csv?: string }>;

const LIMIT = 50;

const LISTS: Lists = {
  Inbox: {
    path: '/manage/inbox',
    pages: { 'first page': '', mine: 'whose=mine', 'nobody’s': 'whose=nobody' },
    deep: true,
  },
  'Inbox, counts': { path: '/manage/inbox/counts', pages: { all: '' } },
  Bookings: {
    path: '/manage/bookings',
    pages: {
      'first page': '',
      'status contacted': 'status=contacted',
      'Bhutan by phone': 'destination=Bhutan&source=phone',
      'next action': 'sort=next-action',
      'travel date': 'sort=travel',
      'needs action': 'needs=action',
      'one’s own': 'owner=me',
      'one’s own, by travel date': 'owner=me&sort=travel',
      'one’s own, completed, by travel date': 'owner=me&status=completed&sort=travel',
      'of a place, by next action': 'destination=Bhutan&sort=next-action',
      'travels within a week, newest first': 'travelFrom=:today&travelTo=:week',
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
    pages: {
      'first page': '',
      open: 'status=open',
      'one’s own': 'owner=me',
      'one’s own, open': 'owner=me&status=open',
      'not answered': 'needs=unanswered',
      'due, everybody’s': 'needs=due',
      'due, one’s own': 'needs=my-due',
      search: 'q=nathula',
      'search, a first name': 'q=tashi',
      'search, phone': 'q=98765',
    },
    deep: true,
  },
  Customers: {
    path: '/manage/customers',
    pages: {
      'first page': '',
      'search, part of a name': 'q=ashi',
      'search, part of two names': 'q=ashi%20hut',
      'search, email': 'q=tashi.rai@example.com',
      'search, last digits of a phone': 'q=98765',
    },
    deep: true,
  },
  History: {
    path: '/audit',
    pages: { 'first page': '', tours: 'subject=tour', action: 'action=tour.update' },
    deep: true,
    csv: '/audit.csv',
  },
};

export const DEEP_LISTS = Object.entries(LISTS)
  .filter(([, list]) => list.deep)
  .map(([list, { path }]) => ({ list, path }));

export const ADMIN_REQUESTS: AdminRequest[] = [
  ...Object.entries(LISTS).flatMap(([list, { path, pages, csv }]) => [
    ...Object.entries(pages).map(([what, query]) => ({
      list,
      what,
      path: `${path}?${withLimit(path, query)}`,
    })),
    ...(csv ? [{ list, what: 'CSV, first byte', path: csv }] : []),
  ]),
  { list: 'Bookings', what: 'one of them', path: '/manage/bookings/:enquiry' },
  { list: 'Bookings', what: 'how many match', path: '/manage/bookings/matching?upTo=10000' },
  { list: 'Bookings', what: 'how many match a search', path: '/manage/bookings/matching?upTo=10000&q=tashi' },
  { list: 'Search for everything', what: 'a first name', path: '/manage/search?q=tashi' },
  { list: 'Search for everything', what: 'phone', path: '/manage/search?q=98765' },
  { list: 'Messages', what: 'one of them', path: '/contacts/:message' },
  { list: 'Customers', what: 'one of them', path: '/manage/customers/:customer' },
  { list: 'Today', what: 'one’s own', path: '/dashboard/today?whose=mine' },
  { list: 'Today', what: 'everybody’s', path: '/dashboard/today?whose=everyone' },
  { list: 'Dashboard', what: '30 days', path: '/dashboard?period=30' },
  { list: 'Dashboard', what: 'everything', path: '/dashboard?period=all' },
];

/** Last, as they mark the rows they change. */
export const CHANGES: AdminRequest[] = [{ status: 'new' }, { q: 'tashi' }].map((filter) => ({
  list: 'Bookings',
  what: `40 of all that match ${Object.values(filter)}, changed and undone`,
  path: '/manage/bookings/changes/matching',
  body: { filter, change: { kind: 'status', to: 'contacted' } },
}));

function withLimit(path: string, query: string): string {
  return path.endsWith('/counts') ? query : `limit=${LIMIT}${query && `&${query}`}`;
}
