import { expect, test } from 'vitest';
import { EMPTY_TOUR, type TourForm } from '../tour-form-values.ts';
import { mergeTours, withParts } from './merge-tours.ts';

const base: TourForm = { ...EMPTY_TOUR, title: 'Tsomgo', price: '100', discountprice: '90', discount: '10' };

test('changes to different parts go together', () => {
  const mine = { ...base, title: 'Tsomgo lake' };
  const theirs = { ...base, desc: 'Cold.' };
  expect(mergeTours(base, mine, theirs)).toEqual({
    merged: { ...base, title: 'Tsomgo lake', desc: 'Cold.' },
    conflicts: [],
    taken: ['desc'],
  });
});

test('a part that both changed is a conflict; the same change twice is none', () => {
  const mine = { ...base, title: 'Mine', city: 'Gangtok' };
  const theirs = { ...base, title: 'Theirs', city: 'Gangtok' };
  const { merged, conflicts, taken } = mergeTours(base, mine, theirs);
  expect({ conflicts, taken }).toEqual({ conflicts: ['title'], taken: [] });
  expect(merged.title).toBe('Mine');
  expect(withParts(merged, theirs, ['title']).title).toBe('Theirs');
});

test('prices are chosen together', () => {
  const mine = { ...base, price: '200', discountprice: '180' };
  const theirs = { ...base, discountprice: '80', discount: '20' };
  const { merged, conflicts } = mergeTours(base, mine, theirs);
  expect(conflicts).toEqual(['prices']);
  expect(withParts(merged, theirs, ['prices'])).toMatchObject({
    price: '100',
    discountprice: '80',
    discount: '20',
  });
});

test('a place that has another name by now is the same place of the tour', () => {
  const first = { stop: 'nathula', name: 'Nathula', day: '2' };
  const from = { ...base, stops: [first] };
  const mine = { ...base, stops: [first, { stop: 'zuluk', name: 'Zuluk', day: '3' }] };
  const renamed = { ...from, stops: [{ ...first, name: 'Nathu La' }] };
  expect(mergeTours(from, mine, renamed)).toMatchObject({ conflicts: [], taken: [] });
  const moved = { ...from, stops: [{ ...first, day: '4' }] };
  expect(mergeTours(from, mine, moved).conflicts).toEqual(['stops']);
});

test('the same people in another order are the same, for the about page orders them; roads in another order are not', () => {
  const from = { ...base, teamIds: ['anita', 'pasang'], roadIds: ['north', 'south'] };
  const theirs = { ...from, teamIds: ['pasang', 'anita'] };
  const mine = { ...from, teamIds: ['anita', 'pasang', 'kinley'] };
  expect(mergeTours(from, mine, theirs)).toEqual({ merged: mine, conflicts: [], taken: [] });
  expect(mergeTours(from, from, { ...from, roadIds: ['south', 'north'] }).taken).toEqual(['roadIds']);
});
