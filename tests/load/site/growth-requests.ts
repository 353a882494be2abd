import type { InjectOptions } from 'fastify';
import { GENERATED_PASSWORD } from '../../../scripts/support/generate/generate-all.ts';
import { contactBodyOf, enquiryBodyOf } from '../../support/request-bodies.ts';
import type { Known } from './known-rows.ts';

export const MISSING_PAGE = '/no-such-page';

export type GrowthRequest = {
  area: string;
  what: string;
  requestOf: (known: Known, time: number) => InjectOptions;
};

/** `:tour` stands for a tour's id, `:slug` for its slug, `:ids` for those of a page, `:enquiry` for one's own. */
const PUBLIC_CALLS = [
  '/tours?limit=24',
  '/tours?featured=true&limit=12',
  '/tours?ids=:ids',
  '/tours/browse',
  '/tours/browse?sort=days',
  '/tours/browse?rating=3&sort=rating',
  '/tours/browse?price=10000-19999&price=20000-39999&price=40000-up&sort=price',
  '/tours/search/getTourBySearch?city=a&limit=24',
  '/tours/:tour',
  '/tours/:tour/related',
  '/tours/:tour/reviews?limit=10',
  '/reviews/highlights',
  '/settings',
  '/content/policies',
];
const TRAVELLERS_CALLS = [
  '/account',
  '/saved-tours',
  '/review/mine',
  '/booking/mine?limit=5',
  '/booking/:enquiry/calendar',
];
const PAGES = [
  '/home',
  '/tours',
  '/tours?page=2',
  '/tours?rating=3&sort=rating',
  '/tours/search?city=a',
  '/tours/:slug',
  '/compare?tours=:slug',
  '/image/%2Fmedia%2Fscenes%2Frumtek-courtyard%2Fcard-1800.webp/Gangtok',
  '/about',
  '/contact',
  '/gallery',
  '/privacy',
  '/login',
  MISSING_PAGE,
];

export const GROWING_PAGES = PAGES.map((path) => get('Growth of pages, not cached', path));

export const GROWING_LISTS = [get('Growth of calls', '/sitemap.xml')];

export const GROWING_CALLS = [
  ...PUBLIC_CALLS.map((path) => get('Growth of calls', path, { prefix: '/api/v1' })),
  ...TRAVELLERS_CALLS.map((path) => get('Growth of calls', path, { prefix: '/api/v1', isSignedIn: true })),
  ...writes(),
];

function get(
  area: string,
  path: string,
  { prefix = '', isSignedIn = false }: { prefix?: string; isSignedIn?: boolean } = {},
): GrowthRequest {
  return {
    area,
    what: path,
    requestOf: (known) => ({
      url: prefix + filled(path, known),
      headers: { accept: 'text/html', ...(isSignedIn && bearer(known)) },
    }),
  };
}

function filled(path: string, { tour, ids, enquiryId }: Known): string {
  return path
    .replace(':tour', tour.id)
    .replace(':slug', tour.slug)
    .replace(':ids', ids.join())
    .replace(':enquiry', enquiryId);
}

const bearer = ({ traveller }: Known) => ({ authorization: `Bearer ${traveller.token}` });

function writes(): GrowthRequest[] {
  const post = (
    path: string,
    bodyOf: (known: Known, time: number) => object,
    method: 'POST' | 'PUT' = 'POST',
  ): GrowthRequest => ({
    area: 'Growth of writes',
    what: `${method} ${path}`,
    requestOf: (known, time) => ({
      method,
      url: `/api/v1${filled(path, known)}`,
      headers: bearer(known),
      payload: bodyOf(known, time),
    }),
  });
  return [
    post('/booking', () => enquiryBodyOf()),
    post('/contacts/send-mail', () => contactBodyOf()),
    post('/subscribe', (_known, time) => ({ email: `growth.${time}@example.com` })),
    post('/review/:tour', (_known, time) => ({ rating: (time % 5) + 1, reviewText: 'Clear mornings.' })),
    post('/saved-tours/:tour', () => ({}), 'PUT'),
    post('/auth/login', ({ traveller }) => ({ email: traveller.email, password: GENERATED_PASSWORD })),
  ];
}
