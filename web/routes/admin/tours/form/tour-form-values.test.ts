import { expect, test } from 'vitest';
import { EMPTY_DOSSIER } from '../../../../../contracts/dossier/empty-dossier.ts';
import { toFormDossier } from './dossier/dossier-values.ts';
import { EMPTY_TOUR, isEditedSince, isSameForm, toBody } from './tour-form-values.ts';

test('who leads a tour is sent in one order, and another order is no change; of roads it is', () => {
  const form = { ...EMPTY_TOUR, teamIds: ['pasang', 'anita'], roadIds: ['south', 'north'] };
  const reordered = { ...form, teamIds: ['anita', 'pasang'] };
  expect(toBody(form, 1)).toMatchObject({ teamIds: ['anita', 'pasang'], roadIds: ['south', 'north'] });
  expect(isSameForm(form, reordered)).toBe(true);
  expect(isEditedSince(form, reordered)).toBe(false);
  expect(isSameForm(form, { ...form, roadIds: ['north', 'south'] })).toBe(false);
});

test('the price of a departure comes into the form and is sent as a plain number; none stays none', () => {
  const departures = [
    { day: '2027-04-22', seats: 6, perPerson: null },
    { day: '2027-05-01', seats: 8, perPerson: 17_900 },
  ];
  const form = toFormDossier({ ...EMPTY_DOSSIER, departures });
  expect(form.departures.map(({ perPerson }) => perPerson)).toEqual(['', '17900']);
  const typed = form.departures.map((row) => ({ ...row, perPerson: row.perPerson && '₹ 17,500' }));
  expect(toBody({ ...EMPTY_TOUR, departures: typed }, 1).departures).toEqual([
    { day: '2027-04-22', seats: '6', perPerson: '' },
    { day: '2027-05-01', seats: '8', perPerson: '17500' },
  ]);
});
