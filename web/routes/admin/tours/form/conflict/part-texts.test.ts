import { expect, test } from 'vitest';
import { EMPTY_TOUR } from '../tour-form-values.ts';
import { partText } from './merge-tours.ts';

const NAMES = new Map([
  ['p1', 'Pasang, Trek leader'],
  ['p2', 'Anita, Driver'],
  ['r1', 'The road to Nathula'],
  ['r2', 'The road to Lachen'],
]);

test('of two who chose others, each is read by whom they chose', () => {
  const textOf = (teamIds: string[]) => partText('teamIds', { ...EMPTY_TOUR, teamIds }, NAMES);
  expect(textOf(['p1'])).toBe('Pasang, Trek leader');
  expect(textOf(['p2'])).toBe('Anita, Driver');
  expect(textOf(['p2', 'p1'])).toBe(textOf(['p1', 'p2']));
  expect(textOf(['p1', 'gone'])).toBe('Pasang, Trek leader\n1 more person');
  expect(textOf([])).toBe('');
});

test('departures are read with their seats, and the price where one is shared', () => {
  const departures = [
    { day: '2027-04-22', seats: '6', perPerson: '' },
    { day: '2027-05-01', seats: '8', perPerson: '17900' },
  ];
  expect(partText('departures', { ...EMPTY_TOUR, departures }, NAMES)).toBe(
    '2027-04-22 · 6 seats\n2027-05-01 · 8 seats · ₹17900 each, shared',
  );
});

test('roads are read in their order, and counted where their list did not come', () => {
  const form = { ...EMPTY_TOUR, roadIds: ['r2', 'r1'] };
  expect(partText('roadIds', form, NAMES)).toBe('The road to Lachen\nThe road to Nathula');
  expect(partText('roadIds', form, new Map())).toBe('2 roads');
});
