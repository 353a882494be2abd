import { expect, test } from 'vitest';
import { EMPTY_STOP_FACTS } from '../../../contracts/stops/empty-stop-facts.ts';
import type { Stop } from '../../../contracts/stops/stops.contract.ts';
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

test('a tour leads to its places, each on the first of its days', () => {
  const stops = [
    { slug: 'gangtok', day: 1 },
    { slug: 'nathula', day: 2 },
    { slug: 'gangtok', day: 4 },
  ];
  const path = plannerPath(stops);
  expect(path).toBe('/permits?places=gangtok%401&places=nathula%402');
  const query = readPlannerQuery(new URL(path, 'https://tours.example').searchParams);
  expect(query).toEqual({
    ...{ nationality: 'indian', agesText: '', ages: [], agesFault: '', firstDay: null, isAsked: true },
    places: [
      { slug: 'gangtok', tripDay: 1 },
      { slug: 'nathula', tripDay: 2 },
    ],
  });
});

test('what is asked for and is no place is left out; nothing asked for is no plan', () => {
  const stops = [stopOf('Lava'), stopOf('Nathula')];
  const of = (search: string) =>
    makePlanner(stops, readPlannerQuery(new URLSearchParams(search)), '2027-04-01');
  expect(of('day=never&nationality=martian').plan).toBeNull();
  expect(of('places=nowhere').plan).toBeNull();
  const { options, plan } = of('places=nathula@9999&places=lava@2&places=nowhere');
  expect(plan?.places.map(({ stop }) => stop.name)).toEqual(['Lava', 'Nathula']);
  expect(options).toEqual([
    { value: 'lava@2', name: 'Lava', tripDay: 2, isChosen: true },
    { value: 'nathula', name: 'Nathula', tripDay: null, isChosen: true },
  ]);
});
