import { expect, test } from 'vitest';
import { firstChoices } from '../../../../tests/support/first-choices.ts';
import { onlyListed } from './only-listed.server.ts';
import {
  browseParameters,
  chosenFilters,
  EVERY_TOUR,
  onPage,
  readTourQuery,
  tourListPath,
  withoutFilter,
} from './tour-query.ts';

const LISTED = firstChoices();
const read = (search: string) => onlyListed(readTourQuery(new URLSearchParams(search)), LISTED);

test('an address without parameters asks for every tour', () => {
  expect(read('')).toEqual({ query: { ...EVERY_TOUR, rating: undefined }, ignored: [] });
  expect(read('destination=&price=&rating=&sort=&page=')).toEqual(read(''));
});

test('an address is read whatever its order, and written in one form', () => {
  const { query, ignored } = read(
    'page=2&rating=4&destination=Bhutan&destination=Sikkim&sort=price&days=4-5',
  );
  expect(ignored).toEqual([]);
  expect(tourListPath(query)).toBe(
    '/tours?destination=Sikkim&destination=Bhutan&days=4-5&rating=4&sort=price&page=2',
  );
  expect(tourListPath(read('sort=newest&page=1&rating=').query)).toBe('/tours');
});

test.each([
  ['destination=sikkim&destination=%20BHUTAN%20', '/tours?destination=Sikkim&destination=Bhutan', []],
  ['destination=Atlantis&destination=Sikkim', '/tours?destination=Sikkim', ['Atlantis']],
  ['price=cheap', '/tours', ['cheap']],
  ['days=4-5&days=0', '/tours?days=4-5', ['0']],
  ['rating=6', '/tours', ['6']],
  ['rating=3&rating=4', '/tours?rating=4', ['3']],
  ['sort=luck', '/tours', ['luck']],
  ['page=-1', '/tours', ['-1']],
  ['page=1e3', '/tours', ['1e3']],
  ['page=999999', '/tours', ['999999']],
  ['page=3&from=x', '/tours?from=1&page=3', ['x']],
  ['unknown=1', '/tours', []],
])('of %s what is not known is left out and named', (search, path, named) => {
  const { query, ignored } = read(search);
  expect(tourListPath(query)).toBe(path);
  expect(ignored).toEqual(named);
});

test('pages shown together stand in the address, at most twenty', () => {
  expect(read('from=2&page=4').query).toMatchObject({ from: 2, page: 4 });
  expect(tourListPath(read('from=2&page=4').query)).toBe('/tours?from=2&page=4');
  expect(read('from=1&page=42').query).toMatchObject({ from: 23, page: 42 });
  expect(read('from=9&page=4').query).toMatchObject({ from: 4, page: 4 });
  expect(read('page=4').query).toMatchObject({ from: 4, page: 4 });
});

test('the API is asked for one page with the same filters', () => {
  const { query } = read('destination=Sikkim&from=1&page=3&sort=days');
  expect(String(browseParameters(query, 2))).toBe('destination=Sikkim&sort=days&page=2');
});

test('a choice taken out leaves the others and goes back to the first page', () => {
  const { query } = read('destination=Sikkim&destination=Bhutan&rating=4&sort=price&page=3');
  expect(chosenFilters(query).map(({ value }) => value)).toEqual(['Sikkim', 'Bhutan', '4']);
  expect(tourListPath(withoutFilter(query, 'destination', 'Sikkim'))).toBe(
    '/tours?destination=Bhutan&rating=4&sort=price',
  );
  expect(tourListPath(withoutFilter(query, 'rating', '4'))).toBe(
    '/tours?destination=Sikkim&destination=Bhutan&sort=price',
  );
});

test('another page is one page alone', () => {
  expect(tourListPath(onPage(read('from=1&page=3&rating=3').query, 5))).toBe('/tours?rating=3&page=5');
});
