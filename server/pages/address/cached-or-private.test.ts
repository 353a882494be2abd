import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { createAddressReader } from './cached-or-private.ts';

const PUBLIC: PageHandle = { isPublic: true };
const TOURS: PageHandle = {
  isPublic: true,
  choices: ['destination', 'sort'],
  parameters: ['page'],
  trip: 'data',
};
const TOUR: PageHandle = { isPublic: true, trip: 'prices' };

/** As the build has them: in a list, each with its parent. */
function routes(
  ...given: { id: string; parentId?: string; path?: string; index?: true; handle?: PageHandle }[]
) {
  return Object.fromEntries(
    given.map(({ handle, ...route }) => [route.id, { ...route, module: { default: () => null, handle } }]),
  ) as unknown as ServerBuild['routes'];
}

const read = createAddressReader({
  routes: routes(
    { id: 'root', path: '' },
    { id: 'public', parentId: 'root' },
    { id: 'index', parentId: 'root', index: true, handle: PUBLIC },
    { id: 'tours', parentId: 'public', path: 'tours', handle: TOURS },
    { id: 'tour', parentId: 'public', path: 'tours/:id', handle: TOUR },
    {
      id: 'place',
      parentId: 'public',
      path: 'image/:url/:title',
      handle: { isPublic: true, isEndless: true },
    },
    { id: 'login', parentId: 'public', path: 'login', handle: { isPublic: true, isHidden: true } },
    { id: 'account', parentId: 'public', path: 'account' },
    { id: 'reset', parentId: 'public', path: 'reset-password/:token', handle: { hasSecretAddress: true } },
    { id: 'nowhere', parentId: 'public', path: '*' },
  ),
});
const addressOf = (path: string) => {
  const { url, isCached } = read(new URL(path, 'https://tours.example'));
  return [url.pathname + url.search, isCached];
};

test.each([
  [
    '/tours?utm_source=mail&sort=price&gclid=1&gbraid=2&srsltid=3&destination=Sikkim',
    '/tours?destination=Sikkim&sort=price',
  ],
  ['/tours?destination=Sikkim&destination=Bhutan', '/tours?destination=Bhutan&destination=Sikkim'],
  ['/tours?destination=Sikkim&destination=&destination=Sikkim&sort=', '/tours?destination=Sikkim'],
  ['/tours?page=2&page=3&page=', '/tours?page=2'],
  ['/tours?page=&page=2', '/tours?page='],
  ['/tours?page=2&destination=Sikkim', '/tours?destination=Sikkim&page=2'],
  ['/tours?when=MAY&people=2&page=2', '/tours?page=2&people=2&when=may'],
  ['/tours?people=zz&when=0&page=2', '/tours?page=2'],
  ['/tours/tsomgo?people=02&when=may', '/tours/tsomgo?when=may'],
  ['/tours?anything=1&from=1&DESTINATION=x', '/tours'],
  ['/tours/tsomgo?sort=price', '/tours/tsomgo'],
  ['/?x=1', '/'],
  ['/TOURS?x=1', '/tours'],
  ['/Tours/?x=1', '/tours'],
  ['/t%6Furs//', '/tours'],
  ['/tours/ts%6Fmgo', '/tours/tsomgo'],
  ['/tours/Tsomgo', '/tours/Tsomgo'],
  ['/tours/%E0%A4%97 x', '/tours/%E0%A4%97%20x'],
  ['/Image/https%3A%2F%2Fx.example%2Fa.jpg/Sikkim/', '/image/https:%2F%2Fx.example%2Fa.jpg/Sikkim'],
])('of %s a page reads %s', (asked, read) => {
  expect(addressOf(asked)).toEqual([read, true]);
});

test.each([
  ['/tours.data?_routes=tours,public&x=1', '/tours.data?_routes=public%2Ctours'],
  ['/tours.data?_routes=tours&_routes=x', '/tours.data?_routes=tours'],
  ['/tours.data?_routes=made-up', '/tours.data'],
  ['/tours/_.data?x=1', '/tours.data'],
  ['/tours.data?when=may', '/tours.data?when=may'],
  ['/tours/tsomgo.data?when=may', '/tours/tsomgo.data'],
  ['/TOURS.data?page=2&_routes=tours', '/tours.data?page=2&_routes=tours'],
  ['/_.data?x=1', '/_.data'],
])('the data of a page, %s, is asked for as %s', (asked, read) => {
  expect(addressOf(asked)).toEqual([read, true]);
});

test.each(['/account?x=1', '/Account', '/reset-password/a-token?x=1', '/nowhere/at/all?x=1'])(
  'a page that does not say that it is public is not cached: %s',
  (asked) => {
    expect(addressOf(asked)).toEqual([asked, false]);
  },
);

test.each([
  ['/tours,', '/tours'],
  ['/TOURS).?page=2', '/tours?page=2'],
  ['/tours/tsomgo,', '/tours/tsomgo'],
  ['/tours/tsomgo%29.', '/tours/tsomgo'],
  ['/tours/tsomgo%22%3E', '/tours/tsomgo'],
  ['/tours/tsomgo/%E2%80%9D', '/tours/tsomgo'],
  ['/tours/%E0%A4%97%2C', '/tours/%E0%A4%97'],
  ['/image/https:%2F%2Fx.example%2Fa.jpg/Sikkim.', '/image/https:%2F%2Fx.example%2Fa.jpg/Sikkim'],
  ['/account%20', '/account'],
  ['/).', '/'],
])('what was copied with an address leads to the page that is meant: %s', (asked, movedTo) => {
  expect(read(new URL(asked, 'https://tours.example'))).toMatchObject({ movedTo });
});

test.each([
  '/tours',
  '/tours/tsomgo-2',
  '/nowhere,',
  '/nowhere/at/all).',
  '/tours,.data',
  '/reset-password/a-_-',
])('an address that means no other page stays where it is: %s', (asked) => {
  expect(read(new URL(asked, 'https://tours.example')).movedTo).toBeUndefined();
});

test('a secret with a sign behind it is led to its page, and is not logged', () => {
  for (const sign of ['.', '%29.', '%2C', '>'])
    expect(read(new URL(`/Reset-Password/a-token${sign}`, 'https://tours.example'))).toMatchObject({
      movedTo: '/reset-password/a-token',
      hasSecret: true,
      logged: '/reset-password/:token',
    });
});

test('a path of nothing but signs is read at once', () => {
  const asked = `/tours/${'.,'.repeat(100_000)}x`;
  expect(read(new URL(asked, 'https://tours.example')).movedTo).toBeUndefined();
});

test('an address that anybody can make up is known for one', () => {
  const isEndless = (path: string) => read(new URL(path, 'https://tours.example')).isEndless;
  const finite = [
    '/',
    '/tours',
    '/tours?utm_source=x',
    '/tours.data?_routes=tours',
    '/tours/tsomgo',
    '/login',
  ];
  expect(finite.filter(isEndless)).toEqual([]);
  const endless = ['/tours?page=2', '/tours?sort=x', '/image/x/Sikkim', '/account', '/nowhere'];
  expect(endless.filter(isEndless)).toEqual(endless);
});

test('search engines are shown what says that it is public, and not that it is hidden', () => {
  const isHidden = (path: string) => read(new URL(path, 'https://tours.example')).isHidden;
  expect(['/', '/tours?x=1', '/TOURS/tsomgo', '/tours.data'].filter(isHidden)).toEqual([]);
  const hidden = ['/login', '/Login/', '/account', '/reset-password/a-token', '/nowhere'];
  expect(hidden.filter(isHidden)).toEqual(hidden);
});

test.each([
  '/reset-password/a-token',
  '/Reset-Password/a-token/?x=1',
  '/reset%2Dpassword/a-token',
  '/reset-password/a-token.data?_routes=reset',
  '/reset-password/a-token/_.data',
  '/reset-password/a-token/and-more?x=1',
])('a secret is known by its page, and not logged: %s §V14.2.1', (asked) => {
  expect(read(new URL(asked, 'https://tours.example'))).toMatchObject({
    isCached: false,
    hasSecret: true,
    logged: '/reset-password/:token',
  });
});

test.each([
  ['/login?next=/reset-password/a-token', '/login?next=/reset-password/:token'],
  ['/login?next=%2FReset-Password%2fa-token&x=1', '/login?next=%2Freset-password/:token'],
  ['/login?next=%252Freset%252Dpass%57ord%252Fa-token', '/login?next=%252Freset-password/:token'],
  ['/https:/reset-password/a-token', '/https:/reset-password/:token'],
  ['/reset-password//a-token', '/reset-password/:token'],
  ['/nowhere/RESET-PASSWORD%2Fa-token.data?_routes=reset', '/nowhere/reset-password/:token'],
])('a secret that is not in its place is not logged either: %s §V16.2.5', (asked, logged) => {
  expect(read(new URL(asked, 'https://tours.example')).logged).toBe(logged);
});

test('an address made to be slow to read is read at once §V1.2.9', () => {
  const asked = `/login?next=${'reset-password%2525'.repeat(50_000)}${'%25'.repeat(50_000)}`;
  expect(read(new URL(asked, 'https://tours.example')).logged).toBe(asked);
});

test('an address with more parameters than anybody has is read at once', () => {
  const asked = `/tours?${Array.from({ length: 100_000 }, (_, place) => `p${place}`).join('&')}`;
  expect(addressOf(asked)).toEqual(['/tours', true]);
});

test.each(['/tours?from=a%20mail', '/reset-password', '/login?next=/reset-password/', '/nowhere/a-token'])(
  'what holds no secret is logged as it was asked for: %s',
  (asked) => {
    const { hasSecret, logged } = read(new URL(asked, 'https://tours.example'));
    expect({ hasSecret, logged }).toEqual({ hasSecret: false, logged: asked });
  },
);
