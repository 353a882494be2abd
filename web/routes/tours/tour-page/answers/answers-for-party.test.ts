import { expect, test } from 'vitest';
import { EMPTY_DOSSIER } from '../../../../../contracts/dossier/empty-dossier.ts';
import { EMPTY_STOP_FACTS } from '../../../../../contracts/stops/empty-stop-facts.ts';
import { answersForParty } from './answers-for-party.ts';

const TOUR = { suitability: EMPTY_DOSSIER.suitability, stops: [], itinerary: [] };
const { papers } = EMPTY_STOP_FACTS;
const LAKE = {
  ...{ _id: 'g', slug: 'gurudongmar', name: 'Gurudongmar', latitude: null, longitude: null, metres: 5_180 },
  ...{ ...EMPTY_STOP_FACTS, minAge: 8, maxAge: 65, day: 3 },
  ...{ source: '', sourceUrl: '', checkedOn: null },
  papers: {
    ...papers,
    indian: { ...papers.indian, access: 'paper' as const, permit: 'North Sikkim permit', photos: 2 },
  },
};
const NORTH = { ...TOUR, suitability: { ...TOUR.suitability, minAge: 5 }, stops: [LAKE] };

const texts = (tour: typeof NORTH | typeof TOUR, ages: number[] = []) =>
  answersForParty(tour, ages).map(({ name, text, isWarning }) => `${name} ${text}${isWarning ? '!' : ''}`);

test('limits of the tour and of a place are told, and the papers of India', () => {
  expect(texts(NORTH)).toEqual([
    'Seniors up to 65 at Gurudongmar',
    'Children from 5, from 8 at Gurudongmar',
    'Papers permit for Indians, 2 photos',
  ]);
});

test.each([
  [[4], 'Children not below 5!'],
  [[7, 9], 'Children not below 8 at Gurudongmar!'],
  [[8, 9], 'Children yes, at 8 and 9'],
  [[8, 9, 12], 'Children yes, at 8, 9 and 12'],
])('children of %j are judged', (ages, text) => {
  expect(texts(NORTH, ages)).toContain(text);
});

test('somebody above the advised age is warned', () => {
  expect(texts(NORTH, [70])).toContain('Seniors not advised above 65 at Gurudongmar!');
});

test.each([
  ['Any age.', 'Any age'],
  ['Any age; to Taktsang on foot from about 7 years.', 'Any age …'],
  ['From about 1.5 years. They ride on a lap.', 'From about 1.5 years …'],
  ['Elderly guests wait in Lachen while the others go to the lake.', 'see our advice'],
])('of “%s” a short first sentence stands, with a sign that more follows', (children, text) => {
  const suitability = { ...TOUR.suitability, children };
  expect(texts({ ...TOUR, suitability })).toEqual([`Children ${text}`]);
});

test('nothing is said of what is not known', () => {
  expect(texts(TOUR)).toEqual([]);
});
