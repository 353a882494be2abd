import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { KEPT_PAGE, type PageHandle } from '../../contracts/page-handle.ts';
import { createAddressReader } from './page-address.ts';

const TOURS: PageHandle = { isKept: true, parameters: ['destination', 'sort'] };

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
    { id: 'index', parentId: 'root', index: true, handle: KEPT_PAGE },
    { id: 'tours', parentId: 'public', path: 'tours', handle: TOURS },
    { id: 'tour', parentId: 'public', path: 'tours/:id', handle: KEPT_PAGE },
    { id: 'reset', parentId: 'public', path: 'reset-password/:token' },
    { id: 'nowhere', parentId: 'public', path: '*' },
  ),
});
const addressOf = (path: string) => {
  const { url, isKept } = read(new URL(path, 'https://tours.example'));
  return [url.pathname + url.search, isKept];
};

test.each([
  [
    '/tours?utm_source=mail&sort=price&gclid=1&gbraid=2&srsltid=3&destination=Sikkim',
    '/tours?destination=Sikkim&sort=price',
  ],
  ['/tours?destination=Sikkim&destination=Bhutan', '/tours?destination=Sikkim&destination=Bhutan'],
  ['/tours?anything=1&from=1&DESTINATION=x', '/tours'],
  ['/tours/tsomgo?sort=price', '/tours/tsomgo'],
  ['/?x=1', '/'],
  ['/TOURS?x=1', '/TOURS'],
])('of %s a page reads %s', (asked, read) => {
  expect(addressOf(asked)).toEqual([read, true]);
});

test.each([
  ['/tours.data?_routes=tours,public&x=1', '/tours.data?_routes=public%2Ctours'],
  ['/tours.data?_routes=tours&_routes=x', '/tours.data?_routes=tours'],
  ['/tours.data?_routes=made-up', '/tours.data'],
  ['/tours/_.data?x=1', '/tours/_.data'],
  ['/_.data?x=1', '/_.data'],
])('the data of a page, %s, is asked for as %s', (asked, read) => {
  expect(addressOf(asked)).toEqual([read, true]);
});

test.each(['/reset-password/secret?x=1', '/Reset-Password/secret', '/nowhere/at/all?x=1'])(
  'a page that says nothing of itself is not kept: %s',
  (asked) => {
    expect(addressOf(asked)).toEqual([asked, false]);
  },
);
