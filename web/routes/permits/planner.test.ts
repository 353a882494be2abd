import { expect, test } from 'vitest';
import { EMPTY_PAPER_RULES, EMPTY_STOP_FACTS } from '../../../contracts/stops/empty-stop-facts.ts';
import type { Stop, TourOfStops } from '../../../contracts/stops/stops.contract.ts';
import { firstChoices } from '../../../tests/support/first-choices.ts';
import { plannerPath } from '../../features/places/planner-address.ts';
import { makePlanner } from './load-planner.ts';
import { readPlannerQuery } from './planner-query.ts';

const stopOf = (name: string): Stop => ({
  ...EMPTY_STOP_FACTS,
  ...{ _id: name, slug: name.toLowerCase(), name, latitude: null, longitude: null, metres: null },
  ...{ source: '', sourceUrl: '', checkedOn: null },
});

test('no more people are planned for than a party may have', () => {
  const { ages } = readPlannerQuery(new URLSearchParams({ ages: '1 '.repeat(40) }));
  expect(ages).toEqual(Array.from({ length: 20 }, () => 1));
});

const { destinations } = firstChoices();
const TOUR: TourOfStops = {
  slug: 'lake-and-pass',
  title: 'Lake and pass',
  destination: 'Gangtok',
  stops: [
    { slug: 'gangtok', day: 1 },
    { slug: 'nathula', day: 2 },
    { slug: 'gangtok', day: 4 },
  ],
};
const STOPS = ['Gangtok', 'Lava', 'Nathula'].map(stopOf);

function plan(search: string, tours = [TOUR]) {
  const { places, ...rest } = makePlanner(
    { stops: STOPS, tours, destinations },
    readPlannerQuery(new URLSearchParams(search)),
    '2027-04-01',
  );
  const chosen = places.flatMap(({ items }) => items.filter(({ isChosen }) => isChosen));
  return { ...rest, places, chosen: chosen.map(({ value }) => value) };
}

test('passports with rules of their own are asked for only where a place has such rules', () => {
  const { places: _, ...bare } = plan('places=lava');
  expect(bare.nationalities).toEqual(['indian', 'foreign']);
  const papers = { ...EMPTY_STOP_FACTS.papers, bhutanese: { ...EMPTY_PAPER_RULES, access: 'free' as const } };
  const stops = [{ ...stopOf('Jaigaon'), papers }];
  const query = readPlannerQuery(new URLSearchParams());
  const { nationalities } = makePlanner({ stops, tours: [], destinations }, query, '2027-04-01');
  expect(nationalities).toEqual(['indian', 'foreign', 'bhutanese']);
});

test('a tour leads to its places, each on the first of its days', () => {
  expect(plannerPath(TOUR)).toBe('/permits?tour=lake-and-pass');
  const { tour, chosen } = plan('tour=lake-and-pass');
  expect(tour).toEqual({ slug: 'lake-and-pass', title: 'Lake and pass' });
  expect(chosen).toEqual(['gangtok@1', 'nathula@2']);
});

test.each([
  [
    'chosen anew, whatever was ticked',
    'tour=lake-and-pass&shown=&places=lava',
    true,
    ['gangtok@1', 'nathula@2'],
  ],
  [
    'sent as it was',
    'tour=lake-and-pass&shown=lake-and-pass&places=nathula@2&places=gangtok@1',
    true,
    ['gangtok@1', 'nathula@2'],
  ],
  ['changed', 'tour=lake-and-pass&shown=lake-and-pass&places=nathula@2', false, ['nathula@2']],
  ['given up', 'tour=&shown=lake-and-pass&places=nathula@2', false, ['nathula@2']],
  ['not offered any more', 'tour=gone&places=lava', false, ['lava']],
] as const)('a tour %s: the ticked places are those that were meant', (_, search, isOfTour, meant) => {
  const { tour, chosen } = plan(search);
  expect({ isOfTour: tour !== null, chosen }).toEqual({ isOfTour, chosen: meant });
});

test('what is asked for and is no place is left out; nothing asked for is no plan', () => {
  expect(plan('day=never&nationality=martian').plan).toBeNull();
  expect(plan('places=nowhere').plan).toBeNull();
  const papers = plan('places=nathula@9999&places=lava@2&places=nowhere');
  expect(papers.plan?.places.map(({ stop }) => stop.name)).toEqual(['Lava', 'Nathula']);
  expect(papers.chosen).toEqual(['nathula', 'lava@2']);
});

test('a place lies in the region that most of its tours lead to, a destination in itself', () => {
  const lead = (destination: TourOfStops['destination'], ...slugs: string[]): TourOfStops => ({
    ...TOUR,
    ...{ destination, stops: slugs.map((slug, place) => ({ slug, day: place + 1 })) },
  });
  const tours = [
    lead('Sikkim', 'gangtok', 'nathula', 'nathula', 'nathula'),
    lead('Gangtok', 'nathula'),
    lead('Gangtok', 'nathula'),
    lead('', 'nathula'),
  ];
  const { places } = plan('', tours);
  expect(places.map(({ name, items }) => [name, ...items.map((place) => place.name)])).toEqual([
    ['Gangtok', 'Gangtok', 'Nathula'],
    ['Elsewhere', 'Lava'],
  ]);
});
