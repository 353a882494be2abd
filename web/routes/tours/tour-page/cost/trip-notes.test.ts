import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_DOSSIER } from '../../../../../contracts/dossier/empty-dossier.ts';
import { EMPTY_STOP_FACTS } from '../../../../../contracts/stops/empty-stop-facts.ts';
import { tripNotes } from './trip-notes.ts';

const TOUR = {
  ...EMPTY_DOSSIER,
  maxGroupSize: 12,
  stops: [],
  departures: [
    { day: '2027-04-22', seats: 6, perPerson: null },
    { day: '2027-05-01', seats: 8, perPerson: 17_900 },
  ],
  takenSeats: [{ day: '2027-04-22', seats: 5 }],
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2027-04-01T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const party = (adults: number, day: string | null, notes: string[] = []) => ({
  people: adults + 1,
  ages: [7],
  day,
  notes,
});

test.each([
  [
    'of one seat that is left',
    1,
    '2027-04-22',
    [
      'This departure has 1 seat left. Ask all the same: we offer you another day, or one for your party alone.',
    ],
  ],
  ['where more have seats than there are', 1, '2027-05-01', []],
  ['of no seat on a day that the party has to itself', 9, '2027-04-23', []],
  ['of no seat while the date is open', 9, null, []],
])('a party is told %s', (_, adults, day, notes) => {
  expect(tripNotes(TOUR, party(adults, day), day ?? undefined)).toEqual(notes);
});

test.each(['jul', '2027-07-12'])('a party in a month without tours is told so: %s', (when) => {
  const months = [{ month: 7, mark: 'closed' as const, word: 'no rafting' }];
  expect(tripNotes({ ...TOUR, months }, party(1, null), when)).toEqual([
    'In July this tour is closed: no rafting.',
  ]);
});

test('a departure that is full says so', () => {
  const full = { ...TOUR, takenSeats: [{ day: '2027-05-01', seats: 9 }] };
  expect(tripNotes(full, party(1, '2027-05-01'), '2027-05-01')).toEqual([
    'This departure is full. Ask all the same: we offer you another day, or one for your party alone.',
  ]);
});

test('fewer than a tour needs are told what they can do; on a shared departure they need nobody else', () => {
  const least = { ...TOUR, pricing: { ...TOUR.pricing, minTravellers: 3 } };
  expect(tripNotes(least, party(1, '2027-04-23'), '2027-04-23')).toEqual([
    'This tour leaves from 3 people on. Ask all the same: we say what it costs for fewer. Or join others on a fixed departure, from ₹17,900 each.',
  ]);
  expect(tripNotes(least, party(1, '2027-05-01'), '2027-05-01')).toEqual([]);
  expect(tripNotes({ ...least, departures: [] }, party(1, null), undefined)).toEqual([
    'This tour leaves from 3 people on. Ask all the same: we say what it costs for fewer.',
  ]);
});

test('what is wrong with the party itself is said first', () => {
  const tour = { ...TOUR, maxGroupSize: 1 };
  const notes = tripNotes(tour, party(1, null, ['We could not read “2011”.']), undefined);
  expect(notes).toEqual([
    'We could not read “2011”.',
    'The largest group on this tour is 1 person. Ask all the same: we split larger parties.',
  ]);
});

test('a child is too young for the tour, and for a place of it, which says why §T1.4', () => {
  const place = {
    ...{ _id: 'n', slug: 'nathula', name: 'Nathula', latitude: null, longitude: null, metres: 4_310 },
    ...{ ...EMPTY_STOP_FACTS, minAge: 5, ageNote: 'the air is thin' },
    ...{ source: '', sourceUrl: '', checkedOn: null },
  };
  const stops = [
    { ...place, day: 2 },
    { ...place, day: 3 },
    { ...place, name: 'Tsomgo', minAge: null, day: 2 },
  ];
  const tour = { ...TOUR, stops, suitability: { ...TOUR.suitability, minAge: 4 } };
  const notesFor = (ages: number[]) => tripNotes(tour, { ...party(2, null), ages }, undefined);
  expect(notesFor([3, 8])).toEqual([
    'This tour is not for children below 4.',
    'Nathula is not for children below 5: the air is thin.',
  ]);
  expect(notesFor([4])).toEqual(['Nathula is not for children below 5: the air is thin.']);
  expect(notesFor([5])).toEqual([]);
  expect(notesFor([])).toEqual([]);
});
